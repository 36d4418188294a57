import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { CONTENT_CHANNEL } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { postgresOf } from '@/lib/db/transaction'

/**
 * The version that a published article has: the CMS compares with it and brings it back. Each column of the article stands in the version,
 * too, under a name of its own, and an enumeration under a type of its own.
 */
async function addVersions(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT article.column_name AS name, version.udt_name AS type
     FROM information_schema.columns article
     JOIN information_schema.columns version ON version.table_schema = article.table_schema
       AND version.table_name = '_blogs_v' AND version.column_name = 'version_' || article.column_name
     WHERE article.table_schema = 'public' AND article.table_name = 'blogs'`,
  )
  const into = rows.map(({ name }) => `"version_${name}"`).join(', ')
  const from = rows.map(({ name, type }) => `blogs."${name}"::text::"${type}"`).join(', ')
  await client.query(
    `INSERT INTO _blogs_v (parent_id, latest, ${into}) SELECT blogs.id, true, ${from} FROM blogs JOIN copies ON copy_id = blogs.id`,
  )
  await client.query(
    `INSERT INTO _blogs_v_texts ("order", parent_id, path, text)
     SELECT tag."order", version.id, 'version.tags', tag.text
     FROM _blogs_v version JOIN copies ON copy_id = version.parent_id
     JOIN blogs_texts tag ON tag.parent_id = version.parent_id AND tag.path = 'tags'`,
  )
}

/**
 * Copies the published articles of the seed until there are `count` more, each with a title, a slug, a
 * date and tags of its own. Written by the database itself: through the CMS it would take an hour.
 */
export async function seedManyPosts(payload: Payload, count: number): Promise<void> {
  const client = await postgresOf(payload).pool.connect()
  // A second call makes further articles, with other slugs, of the same originals: copies of copies
  // would all be of the oldest one.
  const series = randomUUID().slice(0, 8)
  try {
    await client.query('BEGIN')
    await client.query(
      `CREATE TEMP TABLE copies ON COMMIT DROP AS
       WITH source AS (
         SELECT *, row_number() OVER (ORDER BY published_at) - 1 AS position, count(*) OVER () AS total
         FROM blogs WHERE status = 'published' AND search_text NOT LIKE '%load test%'
         ORDER BY published_at LIMIT 7
       )
       SELECT gen_random_uuid() AS copy_id, number, source.*
       FROM generate_series(1, $1::int) AS number
       JOIN source ON source.position = number % least(source.total, 7)`,
      [count],
    )
    await client.query(
      `INSERT INTO blogs (id, title, slug, excerpt, content, status, _status, published_at, featured_image_id, category_id,
                          author_id, read_time, view_count, search_text, created_at, updated_at)
       SELECT copy_id, title || ' (' || number || ')', slug || '-' || $1 || '-' || number, excerpt, content, 'published', 'published',
              published_at - number * interval '37 minutes', featured_image_id, category_id, author_id, read_time,
              0, lower(title || ' (' || number || ')' || E'\\n' || coalesce(excerpt, '') || E'\\nload test\\nseries ' || number % 50),
              now(), now()
       FROM copies`,
      [series],
    )
    await client.query(
      `INSERT INTO blogs_texts ("order", parent_id, path, text)
       SELECT tag.position, copy_id, 'tags', tag.name
       FROM copies CROSS JOIN LATERAL (VALUES (1, 'load test'), (2, 'series ' || number % 50)) AS tag (position, name)`,
    )
    await addVersions(client)
    await client.query('SELECT pg_notify($1, $2)', [
      CONTENT_CHANNEL,
      JSON.stringify([everyPage, contentTag('blogs')]),
    ])
    await client.query('COMMIT')
    await client.query('ANALYZE blogs, blogs_texts, _blogs_v, _blogs_v_texts')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
