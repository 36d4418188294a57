import { createHash } from 'node:crypto'
import type { Connection } from './rows'

/** Where the files of pictures lie in a data folder. */
export const MEDIA_FOLDER = 'media'

/** The files that pictures have, in all their sizes. */
export async function mediaNames(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(`
    SELECT DISTINCT name FROM media m,
      unnest(ARRAY[m.filename, m.sizes_small_filename, m.sizes_medium_filename, m.sizes_large_filename]) name
    WHERE name IS NOT NULL ORDER BY name`)
  return rows.map(({ name }) => name)
}

/** The name of a file's part: an archive's names are short, and pictures have names in any script. */
export const mediaPart = (name: string): string =>
  /^[\w.-]{1,80}$/.test(name) ? `media/${name}` : `media/~${createHash('sha256').update(name).digest('hex')}`
