import { and, desc, eq, like } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { nullsLast, totalRows } from '@/lib/db/expressions'
import { anywhere } from '@/lib/db/paging'
import { databaseOf } from '@/lib/db/transaction'
import { blogs } from '@/payload-generated-schema'
import { cardFields, type PostCard, postCard } from '../list/view'
import { searchWords } from './rules'

export interface PostSearch {
  /** All words must match title, excerpt or tags, in any case and as any part of a word. */
  query?: string | undefined
  page?: number
  perPage?: number
}

export interface FoundPosts {
  posts: PostCard[]
  total: number
  page: number
  pages: number
}

const MAX_PER_PAGE = 100

/** Ids and total in one query. LIKE on stored lowercase text is much faster than the CMS's ILIKE. */
async function matches(
  payload: Payload,
  words: string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const { id, status, searchText, publishedAt, createdAt } = blogs
  const db = databaseOf(payload)
  const wanted = and(eq(status, 'published'), ...words.map((word) => like(searchText, anywhere(word))))
  const rows = await db
    .select({ id, total: totalRows() })
    .from(blogs)
    .where(wanted)
    .orderBy(nullsLast(desc(publishedAt)), desc(createdAt), id)
    .limit(limit)
    .offset(offset)
  if (rows[0]) return { ids: rows.map((row) => row.id), total: rows[0].total }
  // Beyond the last page no row has the total.
  return { ids: [], total: offset === 0 ? 0 : await db.$count(blogs, wanted) }
}

/** Published articles that match, newest first. Public; uses the index on `search_text`. */
export async function searchPosts(payload: Payload, search: PostSearch = {}): Promise<FoundPosts> {
  const page = Math.max(1, Math.floor(search.page ?? 1))
  const limit = Math.min(MAX_PER_PAGE, Math.max(1, Math.floor(search.perPage ?? 7)))
  const { ids, total } = await matches(payload, searchWords(search.query), {
    limit,
    offset: (page - 1) * limit,
  })
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { id: { in: ids } },
    limit,
    pagination: false,
    depth: 1,
    select: cardFields,
    overrideAccess: false,
  })
  const cards = new Map(docs.map((doc) => [doc.id, postCard(doc)]))
  return {
    posts: ids.flatMap((id) => cards.get(id) ?? []),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
  }
}
