import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugify } from '@/features/slug/slug'
import { asSite } from '@/lib/db/local-api'
import { type ContentKind, contentKinds } from './kinds'

const PAGE = 500

/** A row of a collection, by the names of its fields. */
export type Row = Record<string, unknown> & { id: string }

/** All rows of a collection, page by page, in the order in which they were made. */
export async function* rowsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  select?: Record<string, true>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection,
      ...{ depth: 0, limit: PAGE, page, sort: ['createdAt', 'id'] },
      ...(select ? { select } : {}),
      ...asSite(req),
    })
    yield* docs as unknown as Row[]
    if (!hasNextPage) return
  }
}

const FINGERPRINT = /-[0-9a-f]{10}$/

/** How a file is called, without its ending. */
export const stemOf = ({ collection }: ContentKind, key: string): string =>
  collection === 'media' ? key.replace(/\.[^.]*$/, '') : slugify(key) || 'unnamed'

export type SitePaths = Awaited<ReturnType<typeof sitePaths>>

/** Where each document of the site has its file. Documents of one name are counted: anna, anna-2. */
export async function sitePaths(req: PayloadRequest) {
  const pathById = new Map<string, string>()
  const idByPath = new Map<string, string>()
  const alts = new Map<string, string>()
  const files = new Map<string, string>()
  const add = (kind: ContentKind, { id, ...row }: Row): void => {
    const key = String(row[kind.key] ?? '')
    const stem = `${kind.folder}/${stemOf(kind, key)}`
    let path = stem
    for (let count = 2; idByPath.has(path); count++) path = `${stem}-${count}`
    pathById.set(`${kind.collection}:${id}`, path)
    idByPath.set(path, id)
    if (kind.collection === 'media') files.set(path, key)
    if (typeof row.alt === 'string') alts.set(path, row.alt)
  }
  for (const kind of contentKinds) {
    const select: Record<string, true> = { [kind.key]: true }
    if (kind.collection === 'media') select.alt = true
    for await (const row of rowsOf(req, kind.collection, select)) add(kind, row)
  }
  /** A picture is stored with a fingerprint behind its name. */
  const stored = (path: string): string | undefined => {
    if (!path.startsWith('media/') || idByPath.has(path)) return path
    return [...files.keys()].find((each) => each.replace(FINGERPRINT, '') === path)
  }
  return {
    /** The path of a document's file without its ending, such as articles/no-code-or-code. */
    pathOf: (collection: string, id: string) => pathById.get(`${collection}:${id}`),
    idOf: (path: string) => idByPath.get(stored(path) ?? path),
    /** The whole name of a picture that is named without its fingerprint. */
    canonical: (path: string) => stored(path) ?? path,
    add,
    alt: (path: string) => alts.get(path) ?? '',
    /** The stored file of a picture. */
    fileOf: (path: string) => files.get(path),
  }
}
