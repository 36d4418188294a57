import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { Values } from '@/features/rich-text/document'
import { readFileText } from './file-text'
import { type ContentKind, contentKinds, extensionOf } from './kinds'
import { isNamedByFile, locateFile, type SiteContent } from './site-content'
import { stemOf } from './site-paths'

export interface ContentFile {
  kind: ContentKind
  /** Inside the folder, such as articles/a-title.md. */
  file: string
  /** What other files call it: its name without the ending. */
  stem: string
  /** As the site calls it. A question's file may have any name, and the site goes by the question. */
  path: string
  /** The fields. The text below them is not read yet: `load` does, so that not all texts are in memory at once. */
  values: Values
  /** All values. @throws Error with the line and what is wrong in it */
  load?: () => Values
  /** What the file says, as it is. */
  source?: string
  /** Where its picture is, if not in the folder. */
  picture?: string
}

const listed = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort()

/**
 * The files of a folder, in the order in which they are made. Files that cannot be read are reported.
 * @throws Error if the folder is not there
 */
export async function filesIn(
  folder: string,
  { req }: SiteContent,
  wrong: (file: string, problem: string) => void,
): Promise<ContentFile[]> {
  await readdir(folder)
  const found: ContentFile[] = []
  for (const kind of contentKinds) {
    const rich = req.payload.collections[kind.collection].config.flattenedFields.some(
      (field) => 'name' in field && field.name === kind.body && field.type === 'richText',
    )
    const counts = new Map<string, number>()
    const ending = extensionOf(kind)
    for (const name of await listed(join(folder, kind.folder))) {
      if (!name.endsWith(ending)) continue
      const file = `${kind.folder}/${name}`
      try {
        const text = await readFile(join(folder, file), 'utf8')
        const stem = name.slice(0, -ending.length)
        const read = (inside: boolean): Values => {
          const found = readFileText(kind, text, { rich: inside, locate: locateFile })
          return isNamedByFile(kind.key) ? { ...found, [kind.key]: found[kind.key] ?? stem } : found
        }
        const values = read(false)
        const known = `${kind.folder}/${stemOf(kind, String(values[kind.key] ?? ''))}`
        const count = (counts.get(known) ?? 0) + 1
        counts.set(known, count)
        const path = count === 1 ? known : `${known}-${count}`
        found.push({
          ...{ kind, file, stem: `${kind.folder}/${stem}`, path, values, source: text },
          load: () => read(rich),
        })
      } catch (error) {
        wrong(file, error instanceof Error ? error.message : String(error))
      }
    }
  }
  return found
}

export const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const becomesWebp = new Set(['.svg', '.gif'])

/**
 * The picture of a file, as the CMS takes it. Drawings and GIFs become WebP.
 * @throws Error if there is none
 */
export async function pictureOf(folder: string, { stem, picture }: ContentFile) {
  const own = stem.replace(/^media\//, '')
  const file = picture ?? (await pictureBeside(folder, own))
  const bytes = await readFile(file)
  const extension = extname(file).toLowerCase()
  const isDrawn = becomesWebp.has(extension)
  const data = isDrawn ? await sharp(bytes).webp({ lossless: true, effort: 2 }).toBuffer() : bytes
  const mimetype = isDrawn ? 'image/webp' : (pictureTypes[extension] ?? '')
  return { name: `${own}${isDrawn ? '.webp' : extname(file)}`, data, mimetype, size: data.length }
}

async function pictureBeside(folder: string, own: string): Promise<string> {
  const name = (await listed(join(folder, 'media'))).find((each) => {
    const extension = extname(each)
    return each.slice(0, each.length - extension.length) === own && pictureTypes[extension.toLowerCase()]
  })
  if (!name)
    throw new Error(`there is no picture ${own}.webp, .png, .jpg, .avif, .gif or .svg in its folder.`)
  return join(folder, 'media', name)
}
