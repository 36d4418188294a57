import { desc, eq, gt, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { UNTITLED } from '@/features/publication/rules'
import { blog_readers } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { blogs } from '@/payload-generated-schema'

export interface WeeklyViews {
  /** Readers of the last seven days, counted once per article. */
  total: number
  articles: { id: string; title: string; views: number }[]
}

/** Readers of the last seven UTC days. Callers must check access to all articles. */
export async function weeklyViews(req: PayloadRequest, now: Date, most: number): Promise<WeeklyViews> {
  const { id, title } = blogs
  const views = sql<number>`count(*)::int`
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, title, views, total: sql<number>`(sum(count(*)) OVER ())::int` })
    .from(blog_readers)
    .innerJoin(blogs, eq(id, blog_readers.blogId))
    .where(gt(blog_readers.day, sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date - 7`))
    .groupBy(id, title)
    .orderBy(desc(views), title)
    .limit(most)
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map((row) => ({ id: row.id, title: row.title || UNTITLED, views: row.views })),
  }
}
