import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { anywhere } from '@/lib/db/paging'
import { queryIn } from '@/lib/db/query'
import { _blogs_v, _legal_pages_v, blogs, legal_pages } from '@/payload-generated-schema'

const MAX_ROWS = 200
const MAX_CAPTION_WORDS = 10

const captioned = sql`(
  SELECT node ->> 'value' AS id, node -> 'fields' ->> 'caption' AS caption
    FROM jsonb_path_query(texts.content, 'strict $.** ? (@.type == "upload")', silent => true) AS node
  UNION ALL SELECT row ->> 'picture', row ->> 'caption'
    FROM jsonb_path_query(texts.content, 'strict $.**.fields.pictures[*]', silent => true) AS row
)`

/** Ids of pictures whose captions contain all words, in public and newest texts. */
export async function picturesByCaption(req: PayloadRequest, words: string): Promise<string[]> {
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, MAX_CAPTION_WORDS)
  if (wanted.length === 0) return []
  const conditions = wanted.map((word) => sql`AND caption ILIKE ${anywhere(word)}`)
  const rows = await queryIn<{ id: string }>(
    req,
    sql`SELECT DISTINCT id FROM (
          SELECT ${blogs.content} AS content FROM ${blogs}
          UNION ALL SELECT ${_blogs_v.version_content} FROM ${_blogs_v} WHERE ${_blogs_v.latest}
          UNION ALL SELECT ${legal_pages.content} FROM ${legal_pages}
          UNION ALL SELECT ${_legal_pages_v.version_content} FROM ${_legal_pages_v} WHERE ${_legal_pages_v.latest}
        ) AS texts, LATERAL ${captioned} AS captions
        WHERE id ~ '^[0-9a-f-]{36}$' ${sql.join(conditions, sql` `)}
        LIMIT ${MAX_ROWS}`,
  )
  return rows.map(({ id }) => id)
}
