import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'

export interface StoredFile {
  name: string
  data: Buffer
}

const PART = '.part'

async function writeWhole(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o644)
  try {
    await file.writeFile(data)
    // A full disk may say so only here.
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Files of one folder, written whole or not at all.
 * @param folder made on demand
 */
export function fileStore(folder: string) {
  const pathOf = (name: string) => join(folder, basename(name))
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
  }

  return {
    remove,

    /** Writes all or none. @throws the system's error, such as ENOSPC */
    async write(files: readonly StoredFile[]): Promise<void> {
      await mkdir(folder, { recursive: true })
      const parts = files.map(({ name }) => `${name}${PART}`)
      try {
        for (const { name, data } of files) await writeWhole(pathOf(`${name}${PART}`), data)
        for (const { name } of files) await rename(pathOf(`${name}${PART}`), pathOf(name))
      } catch (error) {
        await remove([...parts, ...files.map(({ name }) => name)])
        throw error
      }
    },

    /** A file as a stream with its size; undefined when it is not there. */
    async read(name: string): Promise<{ body: ReadableStream; size: number } | undefined> {
      const path = pathOf(name)
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG') return undefined
        throw error
      })
      if (!found?.isFile()) return undefined
      return { body: Readable.toWeb(createReadStream(path)) as ReadableStream, size: found.size }
    },

    /** A file in memory; undefined when it is not there. */
    readWhole: (name: string): Promise<Buffer | undefined> =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),

    /** Names of the files that were last written before `time`, half-written ones included. */
    async olderThan(time: Date): Promise<string[]> {
      const names = await readdir(folder).catch(() => [])
      const old: string[] = []
      // What begins with a dot is the folder's own (application/shared-uploads).
      for (const name of names.filter((each) => !each.startsWith('.'))) {
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found?.isFile() && found.mtime < time) old.push(name)
      }
      return old
    },
  }
}
