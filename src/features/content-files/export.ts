import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PayloadRequest } from 'payload'
import { pictureFiles } from '@/features/media/store'
import { isPublishedKind } from '@/features/publication/rules'
import { asSite } from '@/lib/db/local-api'
import { contentKinds, extensionOf } from './kinds'
import { settingsFiles } from './settings'
import { hashOf, MANIFEST, siteContent, textOfRow, toPaths } from './site-content'
import { rowsOf } from './site-paths'

export const readManifest = async (folder: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(folder, MANIFEST), 'utf8').catch(() => '{}'))

export const writeManifest = (folder: string, hashes: Readonly<Record<string, string>>): Promise<void> => {
  const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))
  return writeFile(join(folder, MANIFEST), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Writes all that editors own into a folder, one file a document. What an earlier export left and is gone here is removed. */
export async function exportContent(req: PayloadRequest, folder: string) {
  const site = await siteContent(req)
  const before = await readManifest(folder)
  const hashes: Record<string, string> = {}
  /** What could not be written whole, in a sentence each. */
  const notes: string[] = []
  /** Documents whose unpublished changes no file has, by path. */
  const drafts: string[] = []
  const put = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  for (const kind of contentKinds) {
    for await (const row of rowsOf(req, kind.collection)) {
      const path = site.paths.pathOf(kind.collection, row.id)
      // Made while the export runs.
      if (!path) continue
      const text = textOfRow(site, kind, row)
      const file = `${path}${extensionOf(kind)}`
      await put(file, text)
      hashes[file] = hashOf(text)
      const picture = site.paths.fileOf(path)
      if (!picture) continue
      const bytes = await pictureFiles.readWhole(picture)
      if (bytes) await put(`media/${picture}`, bytes)
      else notes.push(`${file}: the picture ${picture} is missing in the store.`)
    }
    if (!isPublishedKind(kind.collection)) continue
    const { docs } = await req.payload.find({
      collection: kind.collection,
      ...{
        draft: true,
        pagination: false,
        where: { _status: { equals: 'draft' }, status: { equals: 'published' } },
      },
      select: {},
      ...asSite(req),
    })
    for (const { id } of docs) drafts.push(toPaths(site)(kind.collection, String(id)) ?? String(id))
  }
  for (const { name, textOf, attached } of settingsFiles) {
    const settings = await textOf(req)
    await put(name, settings)
    hashes[name] = hashOf(settings)
    for (const [path, bytes] of (await attached?.(req)) ?? []) {
      await put(path, bytes)
      hashes[path] = hashOf(bytes.toString('base64'))
    }
  }
  for (const gone of Object.keys(before).filter((file) => hashes[file] === undefined))
    await rm(join(folder, gone), { force: true })
  await writeManifest(folder, hashes)
  return { files: Object.keys(hashes).length, drafts, notes }
}
