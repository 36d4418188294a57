import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

export interface WeeklyViews {
  /** Readers of the last seven days, counted once per article. */
  total: number
  articles: { id: string; title: string; views: number }[]
}

/** Readers of the last seven UTC days. Callers must check access to all articles. */
export async function weeklyViews(req: PayloadRequest, now: Date, most: number): Promise<WeeklyViews> {
  const rows = await queryIn<{ id: string; title: string; views: number; total: number }>(
    req,
    sql`SELECT b.id, b.title, count(*)::int AS views, (sum(count(*)) OVER ())::int AS total
        FROM blog_readers r JOIN blogs b ON b.id = r.blog_id
        WHERE r.day > (${now.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date - 7
        GROUP BY b.id, b.title ORDER BY views DESC, b.title LIMIT ${most}`,
  )
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map(({ id, title, views }) => ({ id, title, views })),
  }
}
