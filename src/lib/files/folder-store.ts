import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './file-store'

/** The name of a file while one writer works on it. */
const partsOf = (writer: string) => (name: string) => `${name}.${writer}.part`

async function writeWhole(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o644)
  try {
    await file.writeFile(data)
    // A full disk may be reported only here.
    await file.sync()
  } finally {
    await file.close()
  }
}

async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

/**
 * Files of one folder.
 * @param folder created on demand
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, basename(name))
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
  }
  const size = async (name: string) => {
    const found = await ifThere(stat(pathOf(name)))
    return found?.isFile() ? found.size : undefined
  }

  return {
    place: folder,
    remove,
    size,

    async write(files) {
      await mkdir(folder, { recursive: true })
      // Two processes may write one name at once: each has half-written files of its own.
      const partOf = partsOf(crypto.randomUUID())
      try {
        for (const { name, data } of files) await writeWhole(pathOf(partOf(name)), data)
        for (const { name } of files) await rename(pathOf(partOf(name)), pathOf(name))
      } catch (error) {
        // A whole file of this name may be that of another writer.
        await remove(files.map(({ name }) => partOf(name)))
        throw error
      }
    },

    async writeFirst({ name, data }) {
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(pathOf(name), data, { flag: 'wx' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    },

    async read(name, part) {
      const whole = await size(name)
      if (whole === undefined) return undefined
      const body = Readable.toWeb(createReadStream(pathOf(name), part)) as ReadableStream
      return { body, size: part ? part.end - part.start + 1 : whole }
    },

    readWhole: (name) => ifThere(readFile(pathOf(name))),

    async olderThan(time) {
      const names = await readdir(folder).catch(() => [])
      const old: string[] = []
      // Names with a dot belong to the folder itself (application/shared-uploads).
      for (const name of names.filter((each) => !each.startsWith('.'))) {
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found?.isFile() && found.mtime < time) old.push(name)
      }
      return old
    },

    isEmpty: async () => ((await ifThere(readdir(folder))) ?? []).length === 0,

    async replaceAll(from) {
      await rm(folder, { recursive: true, force: true })
      await rename(from, folder)
    },
  }
}
