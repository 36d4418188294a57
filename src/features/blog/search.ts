import type { Payload, Where } from 'payload'
import { type Picture, pictureOf } from '@/features/media/picture'
import type { Blog, BlogCategory, Media } from '@/payload-types'

/** An article as lists show it. */
export interface PostCard {
  id: string
  slug: string
  title: string
  excerpt: string | null
  tags: string[]
  /** UTC instant. */
  publishedAt: string
  /** Minutes. */
  readTime: number
  viewCount: number
  authorName: string | null
  category: { name: string; slug: string } | null
  cover: Picture | null
}

export interface PostSearch {
  /** Words that must all stand in title, excerpt or tags; any case, any part of a word. */
  query?: string | undefined
  /** Slug of a category. */
  category?: string | undefined
  /** From 1. */
  page?: number
  perPage?: number
}

export interface FoundPosts {
  posts: PostCard[]
  total: number
  page: number
  pages: number
}

const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 8
const MAX_PER_PAGE = 100

/** The words that a search looks for, as they are stored: lowercase. */
export const searchWords = (query: string | undefined): string[] =>
  (query ?? '').slice(0, MAX_QUERY_LENGTH).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

const cardFields = {
  slug: true,
  title: true,
  excerpt: true,
  tags: true,
  publishedAt: true,
  readTime: true,
  viewCount: true,
  authorName: true,
  category: true,
  featuredImage: true,
} as const

type Selected = Pick<Blog, 'id' | keyof typeof cardFields>

const populated = <Doc extends object>(reference: string | Doc | null | undefined): Doc | null =>
  typeof reference === 'object' ? (reference ?? null) : null

function card({ category, featuredImage, ...post }: Selected): PostCard {
  const filed = populated<BlogCategory>(category)
  const media = populated<Media>(featuredImage)
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt ?? null,
    tags: post.tags ?? [],
    publishedAt: post.publishedAt ?? '',
    readTime: post.readTime ?? 1,
    viewCount: post.viewCount,
    authorName: post.authorName ?? null,
    category: filed && { name: filed.name, slug: filed.slug },
    cover: (media && pictureOf(media)) ?? null,
  }
}

/**
 * Published articles that match, newest first. Reads for anybody: nothing else can be found, whatever
 * is asked for. The index on `search_text` keeps it quick with thousands of articles.
 */
export async function searchPosts(payload: Payload, search: PostSearch = {}): Promise<FoundPosts> {
  const limit = Math.min(MAX_PER_PAGE, Math.max(1, search.perPage ?? 7))
  const where: Where[] = [{ status: { equals: 'published' } }]
  // The text under the index is no field that people may read; the status above is the access rule.
  for (const word of searchWords(search.query)) where.push({ searchText: { contains: word } })
  if (search.category) where.push({ 'category.slug': { equals: search.category } })
  const found = await payload.find({
    collection: 'blogs',
    where: { and: where },
    sort: ['-publishedAt', 'id'],
    page: Math.max(1, Math.floor(search.page ?? 1)),
    limit,
    depth: 1,
    select: cardFields,
    populate: {
      'blog-categories': { name: true, slug: true },
      media: { filename: true, width: true, height: true, alt: true, sizes: true },
    },
    overrideAccess: true,
  })
  return {
    posts: found.docs.map(card),
    total: found.totalDocs,
    page: found.page ?? 1,
    pages: found.totalPages,
  }
}
