import { createHash } from 'node:crypto'
import { fileColumns } from '@/features/media/size-names'
import type { Connection } from './rows'

export const MEDIA_FOLDER = 'media'

/** All picture files in every size. An old site may lack a column. */
export async function mediaNames(connection: Pick<Connection, 'query'>): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT DISTINCT to_jsonb(m)->>col AS name FROM media m, unnest($1::text[]) col
     WHERE to_jsonb(m)->>col IS NOT NULL ORDER BY name`,
    [fileColumns],
  )
  return rows.map(({ name }) => name)
}

export const mediaPart = (name: string): string =>
  /^[\w.-]{1,80}$/.test(name) ? `media/${name}` : `media/~${createHash('sha256').update(name).digest('hex')}`
