import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'

const DAYS_KEPT = 30

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** A reader's hash, different for each article. */
function readerHash(network: string, blogId: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(['reader', blogId.toLowerCase(), network].join('\n'))
    .digest('base64url')
}

/**
 * Counts a reader once, in one statement. @param network the client's network @param now decides the UTC day
 * @returns the count, if the article is published
 */
export async function countReader(
  payload: Payload,
  { blogId, network, now, secret }: { blogId: string; network: string; now: Date; secret: string },
): Promise<{ viewCount: number; counted: boolean } | undefined> {
  const day = daysBefore(now, 0)
  const hash = readerHash(network, blogId, secret)
  const { rows } = await postgresOf(payload).drizzle.execute<{ view_count: string; counted: boolean }>(sql`
    WITH article AS (
      SELECT "id", "view_count" FROM "blogs" WHERE "id" = ${blogId}::uuid AND "status" = 'published'
    ), seen AS (
      INSERT INTO "blog_readers" ("blog_id", "day", "reader_hash")
      SELECT "id", ${day}::date, ${hash} FROM article
      WHERE NOT EXISTS (
        SELECT 1 FROM "blog_readers" WHERE "blog_id" = ${blogId}::uuid AND "reader_hash" = ${hash}
      )
      ON CONFLICT DO NOTHING
      RETURNING "blog_id"
    ), counted AS (
      UPDATE "blogs" SET "view_count" = "blogs"."view_count" + 1
      WHERE "id" IN (SELECT "blog_id" FROM seen)
      RETURNING "view_count"
    )
    SELECT coalesce((SELECT "view_count" FROM counted), article."view_count") AS "view_count",
           EXISTS (SELECT 1 FROM counted) AS "counted"
    FROM article
  `)
  const row = rows[0]
  return row && { viewCount: Number(row.view_count), counted: row.counted }
}

export async function forgetReaders(payload: Payload, now: Date): Promise<void> {
  const before = daysBefore(now, DAYS_KEPT)
  await postgresOf(payload).drizzle.execute(sql`DELETE FROM "blog_readers" WHERE "day" < ${before}::date`)
}
