import { type Picture, pictureOf } from '@/features/media/picture'
import { shareImageOf } from '@/features/media/share-image'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Blog, BlogCategory, Media } from '@/payload-types'
import { textOfCleanHtml } from './clean-html'
import { type Heading, withHeadingIds } from './headings'
import { withReachableBlocks } from './reachable-blocks'

/** A category as links show it. */
type CategoryLink = Pick<BlogCategory, 'name' | 'slug'>

/** What lists show of an article. */
export interface PostCard {
  id: string
  slug: string
  title: string
  excerpt: string
  category: CategoryLink | null
  author: string
  /** ISO instant in UTC. */
  publishedAt: string
  /** Minutes. */
  readTime: number
  tags: string[]
  picture: Picture | null
}

/** A whole article. */
export interface Post extends PostCard {
  /** Sanitised; its headings carry ids. */
  html: string
  contents: Heading[]
  words: number
  /** ISO instant in UTC. */
  updatedAt: string
  seoTitle: string
  seoDescription: string
  /** Chosen for shared links; null: the drawn one. */
  shareImage: ShareImage | null
}

/** The fields that a PostCard is made of; reading more would read the article as well. */
export const cardFields = {
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  author: true,
  authorName: true,
  publishedAt: true,
  createdAt: true,
  readTime: true,
  tags: true,
  featuredImage: true,
} as const

type CardFields = Pick<Blog, 'id' | 'createdAt'> & Partial<Blog>

const populated = <Doc extends object>(value: string | Doc | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null

/** An article as lists show it, from a document that was read at depth 1. */
export function postCard(doc: CardFields): PostCard {
  const category = populated<BlogCategory>(doc.category)
  const media = populated<Media>(doc.featuredImage)
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    title: doc.title ?? '',
    excerpt: doc.excerpt ?? '',
    category: category && { name: category.name, slug: category.slug },
    author: doc.authorName ?? '',
    publishedAt: doc.publishedAt ?? doc.createdAt,
    readTime: doc.readTime ?? 1,
    tags: doc.tags ?? [],
    picture: (media && pictureOf(media)) ?? null,
  }
}

/** A whole article from a document that was read at depth 1, and its sanitised HTML. */
export function postOf(doc: Blog, cleanHtml: string): Post {
  const card = postCard(doc)
  const { html, headings } = withHeadingIds(withReachableBlocks(cleanHtml))
  return {
    ...card,
    html,
    contents: headings.filter(({ level }) => level <= 3),
    words: textOfCleanHtml(html.replaceAll('<', ' <')).split(/\s+/).filter(Boolean).length,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || card.title,
    seoDescription: doc.meta?.description || card.excerpt,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
