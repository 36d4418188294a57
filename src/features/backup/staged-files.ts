import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Part } from '@/lib/archive/tar'
import type { FileStore } from '@/lib/files/file-store'
import { ANCHORS, type Manifest } from './file'
import { MEDIA_FOLDER } from './media'

const STAGED = '.restored'

export const hasAnchors = (dataDir: string): boolean => existsSync(join(dataDir, ANCHORS))

/** @throws Error for anything but the name of one file */
function fileName(name: string): string {
  if (name.length <= 255 && basename(name) === name && !/^\.{0,2}$|[\\\p{Cc}]/u.test(name)) return name
  throw new Error(`${JSON.stringify(name)} in the backup is no name of a file.`)
}

/** Writes files next to the existing ones. `commit` moves them after the database is verified. */
export async function stageFiles(dataDir: string, parts: AsyncIterable<Part>, { media }: Manifest) {
  const folder = join(dataDir, MEDIA_FOLDER)
  const anchors = join(dataDir, ANCHORS)
  const discard = async () => {
    await rm(`${folder}${STAGED}`, { recursive: true, force: true })
    await rm(`${anchors}${STAGED}`, { force: true })
  }

  await discard()
  await mkdir(`${folder}${STAGED}`, { recursive: true })
  try {
    for await (const { name, data } of parts) {
      const file = Object.hasOwn(media, name) ? media[name] : undefined
      if (file !== undefined)
        await writeFile(join(`${folder}${STAGED}`, fileName(file)), data, { mode: 0o644, flush: true })
      if (name === ANCHORS) await writeFile(`${anchors}${STAGED}`, data, { mode: 0o600, flush: true })
    }
  } catch (error) {
    await discard()
    throw error
  }

  return {
    discard,
    /** Keeps existing anchors too, which prove entries that the restored log lacks. */
    async commit(files: FileStore, now: Date): Promise<void> {
      await files.replaceAll(`${folder}${STAGED}`)
      const stamp = now.toISOString().replace(/[-:.]/g, '')
      if (existsSync(anchors)) await rename(anchors, join(dataDir, `audit-anchors.before-${stamp}.jsonl`))
      await rename(`${anchors}${STAGED}`, anchors)
    },
  }
}

export async function compareFiles(files: FileStore, { media, parts }: Manifest): Promise<void> {
  for (const [part, name] of Object.entries(media)) {
    const data = await files.readWhole(name)
    if (!data || createHash('sha256').update(data).digest('hex') !== parts[part]?.sha256)
      throw new Error(`The file ${name} is not as it was.`)
  }
}
