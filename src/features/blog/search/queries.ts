import { and, desc, eq, like } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { nullsLast, totalRows } from '@/lib/db/expressions'
import { anywhere } from '@/lib/db/paging'
import { databaseOf } from '@/lib/db/transaction'
import { blogs } from '@/payload-generated-schema'
import { findPublished, type PostPage } from '../list/queries'
import { POSTS_PER_PAGE } from '../list/rules'
import { searchWords } from './rules'

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

/**
 * Published articles, newest first: all words must match title, excerpt or tags, in any case and as any part of a word. Public; uses
 * the index on `search_text`.
 */
export async function searchPosts(
  payload: Payload,
  { query, page = 1 }: { query: string; page?: number },
): Promise<PostPage> {
  const limit = POSTS_PER_PAGE
  const { ids, total } = await matches(payload, searchWords(query), { limit, offset: (page - 1) * limit })
  const { posts } = await findPublished(payload, { id: { in: ids } }, { limit })
  const cards = new Map(posts.map((post) => [post.id, post]))
  return {
    posts: ids.flatMap((id) => cards.get(id) ?? []),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
  }
}
