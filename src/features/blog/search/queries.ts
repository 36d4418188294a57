import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { anywhere } from '@/lib/db/paging'
import { postgresOf } from '@/lib/db/transaction'
import { cardFields, type PostCard, postCard } from '../list/view'
import { searchWords } from './rules'

export interface PostSearch {
  /** All words must match title, excerpt or tags, in any case and as any part of a word. */
  query?: string | undefined
  category?: string | undefined
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
  // Beyond the last page no row has the total.
  const counted = await postgresOf(payload).drizzle.execute<{ total: number }>(
    sql`SELECT count(*)::int AS "total" ${matching}`,
  )
  return { ids: [], total: counted.rows[0]?.total ?? 0 }
}

/** Published articles that match, newest first. Public; uses the index on `search_text`. */
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
