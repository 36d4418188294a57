import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Values } from '@/features/rich-text/document'
import { asSite } from '@/lib/db/local-api'
import { fileText } from './file-text'
import { type ContentKind, contentKinds, extensionOf } from './kinds'
import type { Locate } from './markdown/read'
import type { MapReference } from './markdown/references'
import type { MarkdownNames } from './markdown/write'
import { type Row, rowsOf, type SitePaths, sitePaths } from './site-paths'
import { contentFields, plainValues } from './values'

/** The file that says what an export wrote: by path, a hash of each text. */
export const MANIFEST = '.exported.json'

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

async function peopleOf(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'user-roles',
    where: { role: { equals: 'super_admin' } },
    ...{ sort: 'createdAt', limit: 1 },
    ...asSite(req),
  })
  const user = docs[0]?.user
  const names = new Map<string, string>()
  for await (const row of rowsOf(req, 'users', { fullName: true }))
    names.set(row.id, String(row.fullName ?? ''))
  // The first super admin is the author of what names none.
  return { first: user === undefined ? undefined : String(typeof user === 'object' ? user.id : user), names }
}

export type SiteContent = Awaited<ReturnType<typeof siteContent>>

export const siteContent = async (req: PayloadRequest) => ({
  req,
  paths: await sitePaths(req),
  people: await peopleOf(req),
})

const extensions = new Map(contentKinds.map((kind) => [kind.folder, extensionOf(kind)]))

const markdownNames = (paths: SitePaths): MarkdownNames => ({
  alt: paths.alt,
  address: (_kind, path) => {
    const picture = paths.fileOf(path)
    return `../${picture ? `media/${picture}` : `${path}${extensions.get(path.split('/')[0] ?? '') ?? ''}`}`
  },
})

/** The document with an address such as ../articles/a-title.md. */
export const locateFile: Locate = (address) => {
  const [, folder, stem] = /^\.{1,2}\/(?:\.\.\/)*([a-z-]+)\/([^/#?]+)\.[a-z]+$/.exec(address) ?? []
  const kind = contentKinds.find((each) => each.folder === folder)
  return kind && stem ? { kind: kind.collection, path: `${folder}/${stem}` } : undefined
}

export function toPaths({ paths, people }: SiteContent): MapReference {
  return (kind, id) => {
    if (kind !== 'users') return paths.pathOf(kind, id)
    return id === people.first ? undefined : people.names.get(id)
  }
}

/** In the middle, unless an editor has moved it. */
const FOCAL_POINT = 50

/** The fields of a kind's files. A picture's file says what the picture does not. */
export function fieldsOfKind(req: PayloadRequest, { collection, key, sorted }: ContentKind) {
  const fields = contentFields(req.payload.collections[collection].config.flattenedFields).map((field) =>
    // No place is the usual one.
    sorted && field.name === 'orderIndex' ? { ...field, defaultValue: undefined } : field,
  )
  if (collection !== 'media') return fields.filter(({ name }) => !(name === key && isNamedByFile(key)))
  return fields
    .filter(({ name }) => name !== 'url')
    .map((field) => (/^focal[XY]$/.test(field.name) ? { ...field, defaultValue: FOCAL_POINT } : field))
}

/** The file's name says it, so the file does not repeat it. */
export const isNamedByFile = (key: string): boolean => key === 'slug' || key === 'key' || key === 'filename'

/** The text that a row's file has. */
export function textOfRow(site: SiteContent, kind: ContentKind, row: Row): string {
  const values = plainValues(fieldsOfKind(site.req, kind), row, toPaths(site))
  return fileText(kind, values, markdownNames(site.paths))
}

/** The text that a document's file would have, for values with paths in place of ids. */
export function textOfValues(site: SiteContent, kind: ContentKind, data: Values): string {
  const values = plainValues(fieldsOfKind(site.req, kind), data, (_kind, path) => path)
  return fileText(kind, values, markdownNames(site.paths))
}
