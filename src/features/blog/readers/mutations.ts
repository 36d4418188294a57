import { createHmac } from 'node:crypto'
import { lt, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { names } from '@/lib/db/columns'
import { blog_readers } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { blogs } from '@/payload-generated-schema'

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
  const { id, status, viewCount } = blogs
  const reader = blog_readers
  const { rows } = await databaseOf(payload).execute<{ view_count: string; counted: boolean }>(sql`
    WITH article AS (
      SELECT ${id} AS id, ${viewCount} AS view_count FROM ${blogs} WHERE ${id} = ${blogId}::uuid AND ${status} = 'published'
    ), seen AS (
      INSERT INTO ${reader} (${names(reader.blogId, reader.day, reader.readerHash)})
      SELECT id, ${day}::date, ${hash} FROM article
      WHERE NOT EXISTS (
        SELECT FROM ${reader} WHERE ${reader.blogId} = ${blogId}::uuid AND ${reader.readerHash} = ${hash}
      )
      ON CONFLICT DO NOTHING
      RETURNING ${reader.blogId} AS blog_id
    ), counted AS (
      UPDATE ${blogs} SET ${names(viewCount)} = ${viewCount} + 1
      WHERE ${id} IN (SELECT blog_id FROM seen)
      RETURNING ${viewCount} AS view_count
    )
    SELECT coalesce((SELECT view_count FROM counted), article.view_count) AS view_count,
           EXISTS (SELECT FROM counted) AS counted
    FROM article
  `)
  const row = rows[0]
  return row && { viewCount: Number(row.view_count), counted: row.counted }
}

export async function forgetReaders(payload: Payload, now: Date): Promise<void> {
  const before = daysBefore(now, DAYS_KEPT)
  await databaseOf(payload).delete(blog_readers).where(lt(blog_readers.day, before))
}
