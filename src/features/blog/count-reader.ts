import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'

export interface Reader {
  address: string
  userAgent: string
}

const DAYS_KEPT = 2

/** Who reads, as a number that says nothing about them and is another one tomorrow. */
function readerHash({ address, userAgent }: Reader, day: string, secret: string): string {
  return createHmac('sha256', secret).update([day, address, userAgent].join('\n')).digest('base64url')
}

/**
 * Counts a reader of a published article, each once a day, in one statement: of many requests at once
 * from the same reader one counts.
 * @param now decides the day, in UTC
 * @returns the count, or undefined when there is no such published article
 */
export async function countReader(
  payload: Payload,
  { blogId, reader, now, secret }: { blogId: string; reader: Reader; now: Date; secret: string },
): Promise<{ viewCount: number; counted: boolean } | undefined> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await postgresOf(payload).drizzle.execute<{ view_count: string; counted: boolean }>(sql`
    WITH article AS (
      SELECT "id", "view_count" FROM "blogs" WHERE "id" = ${blogId}::uuid AND "status" = 'published'
    ), seen AS (
      INSERT INTO "blog_readers" ("blog_id", "day", "reader_hash")
      SELECT "id", ${day}::date, ${readerHash(reader, day, secret)} FROM article
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

/** Readers of past days no longer matter. */
export async function forgetReaders(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000).toISOString().slice(0, 10)
  await postgresOf(payload).drizzle.execute(sql`DELETE FROM "blog_readers" WHERE "day" < ${before}::date`)
}
