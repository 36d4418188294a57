import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Part } from '@/lib/archive/tar'
import { ANCHORS, type Manifest } from './manifest'
import { MEDIA_FOLDER } from './media'

const STAGED = '.restored'

/** Whether a folder holds pictures or the audit log's anchors of a site. */
export function hasFiles(dataDir: string): boolean {
  const media = join(dataDir, MEDIA_FOLDER)
  return existsSync(join(dataDir, ANCHORS)) || (existsSync(media) && readdirSync(media).length > 0)
}

/**
 * Writes the files of a backup beside those that are there; they take their places with `commit`, once the database is
 * known to be right.
 */
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
      const file = media[name]
      if (file)
        await writeFile(join(`${folder}${STAGED}`, basename(file)), data, { mode: 0o644, flush: true })
      if (name === ANCHORS) await writeFile(`${anchors}${STAGED}`, data, { mode: 0o600, flush: true })
    }
  } catch (error) {
    await discard()
    throw error
  }

  return {
    discard,
    /** Anchors that were there are kept beside the new ones: they prove what the log held that is gone now. */
    async commit(now: Date): Promise<void> {
      await rm(folder, { recursive: true, force: true })
      await rename(`${folder}${STAGED}`, folder)
      const stamp = now.toISOString().replace(/[-:.]/g, '')
      if (existsSync(anchors)) await rename(anchors, join(dataDir, `audit-anchors.before-${stamp}.jsonl`))
      await rename(`${anchors}${STAGED}`, anchors)
    },
  }
}

/** Reads the files again as they lie on the disk. @throws Error naming the one that is not as it was */
export async function compareFiles(dataDir: string, { media, parts }: Manifest): Promise<void> {
  for (const [part, name] of Object.entries(media)) {
    const data = await readFile(join(dataDir, MEDIA_FOLDER, basename(name)))
    if (createHash('sha256').update(data).digest('hex') !== parts[part]?.sha256)
      throw new Error(`The file ${name} is not as it was.`)
  }
}
