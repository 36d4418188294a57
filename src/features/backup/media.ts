import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Part } from '@/lib/archive/tar'
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

/** A file as a part; undefined when it is not there. */
export async function readMedia(dataDir: string, name: string): Promise<Part | undefined> {
  try {
    return { name: mediaPart(name), data: await readFile(join(dataDir, MEDIA_FOLDER, basename(name))) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
