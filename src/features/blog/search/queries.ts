import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'
import { cardFields, type PostCard, postCard } from '../list/view'
import { searchWords } from './rules'

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

const MAX_PER_PAGE = 100

/** `word` anywhere in a text; what it holds of LIKE's own signs stands for itself. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Ids and number of the matches in one pass. The text is stored in lowercase, so LIKE will do, which
 * checks thousands of rows several times as fast as the ILIKE of the CMS's own conditions.
 */
async function matches(
  payload: Payload,
  words: string[],
  { category, limit, offset }: { category: string | undefined; limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const conditions = words.map((word) => sql`AND "search_text" LIKE ${anywhere(word)}`)
  if (category) {
    conditions.push(sql`AND "category_id" = (SELECT "id" FROM "blog_categories" WHERE "slug" = ${category})`)
  }
  const matching = sql`FROM "blogs" WHERE "status" = 'published' ${sql.join(conditions, sql` `)}`
  const { rows } = await postgresOf(payload).drizzle.execute<{ id: string; total: number }>(sql`
    SELECT "id", count(*) OVER ()::int AS "total" ${matching}
    ORDER BY "published_at" DESC NULLS LAST, "created_at" DESC, "id" LIMIT ${limit} OFFSET ${offset}
  `)
  if (rows[0]) return { ids: rows.map(({ id }) => id), total: rows[0].total }
  if (offset === 0) return { ids: [], total: 0 }
  // Past the last page no row carries the number.
  const counted = await postgresOf(payload).drizzle.execute<{ total: number }>(
    sql`SELECT count(*)::int AS "total" ${matching}`,
  )
  return { ids: [], total: counted.rows[0]?.total ?? 0 }
}

/**
 * Published articles that match, newest first. Reads for anybody: nothing else can be found, whatever
 * is asked for. The index on `search_text` keeps it quick with thousands of articles.
 */
export async function searchPosts(payload: Payload, search: PostSearch = {}): Promise<FoundPosts> {
  const page = Math.max(1, Math.floor(search.page ?? 1))
  const limit = Math.min(MAX_PER_PAGE, Math.max(1, Math.floor(search.perPage ?? 7)))
  const { ids, total } = await matches(payload, searchWords(search.query), {
    category: search.category,
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
