import type { Payload, Where } from 'payload'
import { cardFields, type PostCard, postCard } from './post'

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

/**
 * Published articles that match, newest first. Reads for anybody: nothing else can be found, whatever
 * is asked for. The index on `search_text` keeps it quick with thousands of articles.
 */
export async function searchPosts(payload: Payload, search: PostSearch = {}): Promise<FoundPosts> {
  const where: Where[] = [{ status: { equals: 'published' } }]
  // The text under the index is no field that people may read; the status above is the access rule.
  for (const word of searchWords(search.query)) where.push({ searchText: { contains: word } })
  if (search.category) where.push({ 'category.slug': { equals: search.category } })
  const found = await payload.find({
    collection: 'blogs',
    where: { and: where },
    sort: ['-publishedAt', '-createdAt'],
    page: Math.max(1, Math.floor(search.page ?? 1)),
    limit: Math.min(MAX_PER_PAGE, Math.max(1, search.perPage ?? 7)),
    depth: 1,
    select: cardFields,
    // The author's account is no part of a list; the name comes as `authorName`.
    populate: { users: { fullName: true } },
    overrideAccess: true,
  })
  return {
    posts: found.docs.map(postCard),
    total: found.totalDocs,
    page: found.page ?? 1,
    pages: found.totalPages,
  }
}
