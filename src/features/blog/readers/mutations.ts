import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'

/** So long a reader is known again; afterwards the browser alone remembers. */
const DAYS_KEPT = 30

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** Who reads, as a number that says nothing about them and is another one for each article. */
function readerHash(network: string, blogId: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(['reader', blogId.toLowerCase(), network].join('\n'))
    .digest('base64url')
}

/**
 * Counts a reader of a published article, each once, in one statement: of many requests at once from the
 * same reader one counts.
 * @param network the part of the address that one client holds; a browser's name is left out, for it is
 * whatever the sender likes
 * @param now decides the day, in UTC
 * @returns the count, or undefined when there is no such published article
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

/** Forgets who has read long ago. */
export async function forgetReaders(payload: Payload, now: Date): Promise<void> {
  const before = daysBefore(now, DAYS_KEPT)
  await postgresOf(payload).drizzle.execute(sql`DELETE FROM "blog_readers" WHERE "day" < ${before}::date`)
}
