import { pictureOf } from '@/features/media/picture'
import type { Blog, BlogCategory, Media } from '@/payload-types'

export type PostCard = ReturnType<typeof postCard>

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

const populated = <Doc extends object>(value: string | Doc | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null

/** Needs a document at depth 1. */
export function postCard(doc: Pick<Blog, 'id' | 'createdAt'> & Partial<Blog>) {
  const category = populated<BlogCategory>(doc.category)
  const media = populated<Media>(doc.featuredImage)
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    title: doc.title ?? '',
    excerpt: doc.excerpt ?? '',
    category: category && { name: category.name, slug: category.slug },
    // Without an author, or when the account is gone, the company speaks.
    author: doc.authorName ?? '{brandName}',
    publishedAt: doc.publishedAt ?? doc.createdAt,
    /** In minutes. */
    readTime: doc.readTime ?? 1,
    tags: doc.tags ?? [],
    picture: (media && pictureOf(media)) ?? null,
  }
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** For example '1 September 2026'. In UTC, so that pages can be cached. */
export const postDate = (instant: string): string => long.format(new Date(instant))
