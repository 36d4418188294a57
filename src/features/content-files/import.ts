import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PayloadRequest, ValidationError } from 'payload'
import { parse } from 'yaml'
import { arrangeEntries } from '@/features/listing-order/mutations'
import { isPublishedKind } from '@/features/publication/rules'
import { isObject, type LexicalNode, type Values } from '@/features/rich-text/document'
import { asSite } from '@/lib/db/local-api'
import { inTransaction } from '@/lib/db/transaction'
import { readManifest } from './export'
import { type ContentFile, filesIn, pictureOf } from './folder'
import { type ContentKind, contentKinds } from './kinds'
import type { MapReference } from './markdown/references'
import { withReferences } from './markdown/references'
import { settingsFiles } from './settings'
import type { SettingsFile } from './settings-file'
import {
  fieldsOfKind,
  hashOf,
  isNamedByFile,
  type SiteContent,
  siteContent,
  textOfRow,
  textOfValues,
} from './site-content'
import { type Row, rowsOf } from './site-paths'
import { dataOf } from './values'

export interface ImportOptions {
  /** Only says what would be done. */
  dryRun?: boolean
  /** Makes drafts: visitors see nothing of it until someone publishes. */
  draft?: boolean
  /** Writes over changes that were made on the site since the last export or import. */
  force?: boolean
  /** In place of those of a folder. */
  files?: (site: SiteContent) => Promise<readonly ContentFile[]>
  /** No article is dated later. All are moved by the same time. */
  notAfter?: Date
}

export type Outcome = 'new' | 'changed' | 'same' | 'wrong'

export type Tell = (file: string, outcome: Outcome, problem?: string) => void

const CHANGED_HERE =
  'it was changed on the site since the last export or import. Export first, or write over it with --force.'

function messageOf(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(' ')
  return error instanceof Error ? error.message : String(error)
}

interface Importing {
  site: SiteContent
  folder: string
  options: ImportOptions
  /** By the name of a file, the site's path. */
  aliases: ReadonlyMap<string, string>
  /** Paths of files that are not written yet. */
  waiting: Set<string>
  /** By how many milliseconds articles are dated earlier. */
  ahead: number
}

const dateOf = ({ values }: ContentFile): number => Date.parse(String(values.publishedAt ?? '')) || 0
/** Behind the others, unless the file says a place. */
const placeOf = ({ values }: ContentFile): number => Number(values.orderIndex ?? Number.MAX_SAFE_INTEGER)

/** Ids for paths. Unknown ones go to `missing`. */
const toIds =
  ({ site, aliases }: Importing, missing: (path: string) => void): MapReference =>
  (kind, path) => {
    if (kind === 'users') return [...site.people.names].find(([, name]) => name === path)?.[0]
    const known = aliases.get(path) ?? path
    const id = site.paths.idOf(known)
    if (id === undefined) missing(known)
    return id
  }

function missingIn(work: Importing, { kind, values }: ContentFile): string[] {
  const missing: string[] = []
  dataOf(
    fieldsOfKind(work.site.req, kind),
    withoutKey(kind, values),
    toIds(work, (path) => missing.push(path)),
  )
  return missing
}

const withoutKey = ({ key }: ContentKind, values: Values): Values =>
  isNamedByFile(key) ? Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) : values

function wholeNodes(nodes: readonly LexicalNode[], work: Importing): LexicalNode[] {
  return nodes.flatMap((node) => {
    const children = node.children && wholeNodes(node.children, work)
    let isWhole = true
    withReferences(
      { ...node, children: [] },
      toIds(work, () => {
        isWhole = false
      }),
    )
    if (isWhole) return [children ? { ...node, children } : node]
    return node.type === 'link' ? (children ?? []) : []
  })
}

/** A file without what leads to documents that are not there yet. */
function withoutMissing(work: Importing, entry: ContentFile): ContentFile {
  const { body = '' } = entry.kind
  const text = entry.values[body]
  if (!Array.isArray(text)) return entry
  return { ...entry, values: { ...entry.values, [body]: wholeNodes(text as LexicalNode[], work) } }
}

function storedData(work: Importing, { kind, values }: ContentFile): Values {
  const { options, site } = work
  const data = dataOf(
    fieldsOfKind(site.req, kind),
    withoutKey(kind, values),
    toIds(work, () => undefined),
  )
  if (isNamedByFile(kind.key) && kind.collection !== 'media') data[kind.key] = values[kind.key]
  if (kind.collection === 'blogs') {
    data.viewCount = 0
    if (work.ahead > 0 && data.publishedAt)
      data.publishedAt = new Date(Date.parse(String(data.publishedAt)) - work.ahead).toISOString()
  }
  if (options.draft && isPublishedKind(kind.collection)) data.status = 'draft'
  return data
}

async function write(work: Importing, entry: ContentFile, id: string | undefined): Promise<string> {
  const { kind } = entry
  const data = storedData(work, entry)
  // The CMS takes a new draft that is incomplete.
  const isNewDraft = id === undefined && data.status === 'draft'
  const draft = (Boolean(work.options.draft) || isNewDraft) && isPublishedKind(kind.collection)
  return inTransaction(work.site.req, async (req) => {
    req.context.isContentImport = true
    const shared = { collection: kind.collection, data, draft, ...asSite(req) } as const
    if (id !== undefined) {
      await req.payload.update({ ...shared, id } as never)
      return id
    }
    const file = kind.collection === 'media' ? await pictureOf(work.folder, entry) : undefined
    const made = (await req.payload.create({
      ...shared,
      ...(file ? { file } : {}),
    } as never)) as unknown as Row
    work.site.paths.add(kind, made)
    return made.id
  })
}

/** The dates that the site sets where a file has none. */
const datesOf = (row: Row): Values =>
  Object.fromEntries(
    ['publishedAt', 'textChangedAt'].flatMap((name) => (row[name] ? [[name, row[name]] as const] : [])),
  )

async function rowOf({ site }: Importing, kind: ContentKind, id: string): Promise<Row> {
  return (await site.req.payload.findByID({
    collection: kind.collection,
    id,
    ...asSite(site.req),
  })) as unknown as Row
}

/** Puts sorted entries into the places that their files say. */
async function arrange({ site }: Importing, { collection }: ContentKind, files: readonly ContentFile[]) {
  if (collection !== 'faqs' && collection !== 'pricing-plans' && collection !== 'testimonials') return
  const asked = new Map(files.map((file) => [site.paths.idOf(file.path), placeOf(file)]))
  const rows: { id: string; at: number }[] = []
  for await (const { id, orderIndex } of rowsOf(site.req, collection, { orderIndex: true }))
    rows.push({ id, at: asked.get(id) ?? Number(orderIndex) })
  const ids = rows.sort((a, b) => a.at - b.at).map(({ id }) => id)
  await inTransaction(site.req, (req) => arrangeEntries(req, collection, ids))
}

async function importSettings(
  work: Importing,
  file: SettingsFile,
  manifest: Readonly<Record<string, string>>,
  tell: Tell,
) {
  const { name } = file
  const text = await readFile(join(work.folder, name), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { req } = work.site
  try {
    const values: unknown = parse(text) ?? {}
    if (!isObject(values)) throw new Error('line 1: write fields, such as "brandName: A name".')
    const there = await file.textOf(req)
    if (file.wantedText(req, values) === there) tell(name, 'same')
    else if (!work.options.force && manifest[name] !== undefined && manifest[name] !== hashOf(there))
      throw new Error(CHANGED_HERE)
    else {
      if (!work.options.dryRun) await inTransaction(req, (own) => file.write(own, values, work.folder))
      tell(name, 'changed')
    }
    return hashOf(await file.textOf(req))
  } catch (error) {
    tell(name, 'wrong', messageOf(error))
    return manifest[name]
  }
}

/**
 * Brings a folder's files into the site, each in a transaction of its own, and reports each file. Documents that only the site
 * has stay. A second import of the same folder writes nothing. `hashes` belong into the folder's manifest.
 */
export async function importContent(
  actor: PayloadRequest,
  folder: string,
  options: ImportOptions,
  tell: Tell,
): Promise<{ counts: Record<Outcome, number>; hashes: Record<string, string> }> {
  const counts: Record<Outcome, number> = { new: 0, changed: 0, same: 0, wrong: 0 }
  const say: Tell = (file, outcome, problem) => {
    counts[outcome]++
    tell(file, outcome, problem)
  }
  const site = await siteContent(actor)
  const manifest = options.files ? {} : await readManifest(folder)
  const files =
    (await options.files?.(site)) ??
    (await filesIn(folder, site, (file, problem) => say(file, 'wrong', problem)))
  const work: Importing = {
    ...{ site, folder, options },
    ahead: options.notAfter ? Math.max(0, Math.max(0, ...files.map(dateOf)) - options.notAfter.getTime()) : 0,
    aliases: new Map(files.map(({ stem, path }) => [stem, path])),
    waiting: new Set(files.filter(({ path }) => site.paths.idOf(path) === undefined).map(({ path }) => path)),
  }
  const hashes: Record<string, string> = { ...manifest }

  /** The site's name for what a file calls `path`. */
  const canonical: MapReference = (_, path) => site.paths.canonical(work.aliases.get(path) ?? path)
  const rowAt = async ({ path, kind }: ContentFile): Promise<Row | undefined> => {
    const id = site.paths.idOf(path)
    return id === undefined ? undefined : await rowOf(work, kind, id)
  }
  const one = async (given: ContentFile, row: Row | undefined, again: boolean): Promise<void> => {
    const entry = row ? { ...given, values: { ...datesOf(row), ...given.values } } : given
    const { kind, file } = entry
    const there = row && textOfRow(site, kind, row)
    const wanted = dataOf(fieldsOfKind(site.req, kind), withoutKey(kind, entry.values), canonical)
    if (there === textOfValues(site, kind, wanted)) {
      if (!again) say(file, 'same')
      return
    }
    if (row && !again && !options.force && manifest[file] !== hashOf(there ?? ''))
      throw new Error(CHANGED_HERE)
    const written = options.dryRun ? undefined : await write(work, entry, row?.id)
    if (written !== undefined) hashes[file] = hashOf(textOfRow(site, kind, await rowOf(work, kind, written)))
    if (!again) say(file, row ? 'changed' : 'new')
  }
  const later: ContentFile[] = []
  const bringIn = async (given: ContentFile, again = false): Promise<void> => {
    const { path } = given
    try {
      const row = await rowAt(given)
      // An export writes the same text, so most files need not be read further.
      if (row && !again && given.source === textOfRow(site, given.kind, row)) {
        work.waiting.delete(path)
        return say(given.file, 'same')
      }
      const entry = { ...given, values: given.load?.() ?? given.values }
      const missing = missingIn(work, entry)
      const lost = missing.filter((path) => !work.waiting.has(path))
      if (lost.length > 0)
        throw new Error(`it refers to ${lost.join(', ')}, which is neither here nor on the site.`)
      const isWhole = missing.length === 0 || options.dryRun
      // It refers to a file that comes later: first without, then whole.
      if (!isWhole) later.push(given)
      await one(isWhole ? entry : withoutMissing(work, entry), row, again)
      // Without writing it, it stays a file that others may refer to.
      if (!options.dryRun) work.waiting.delete(path)
    } catch (error) {
      work.waiting.delete(path)
      say(given.file, 'wrong', messageOf(error))
    }
  }
  for (const kind of contentKinds) {
    const own = files.filter((entry) => entry.kind === kind)
    // Made in the order in which they are shown or were published.
    own.sort((a, b) => placeOf(a) - placeOf(b) || dateOf(a) - dateOf(b))
    for (const entry of own) await bringIn(entry)
    if (kind.sorted && !options.dryRun && own.length > 0) await arrange(work, kind, own)
  }
  for (const entry of later.splice(0)) await bringIn(entry, true)
  for (const file of options.files ? [] : settingsFiles) {
    const settings = await importSettings(work, file, manifest, say)
    if (settings !== undefined) hashes[file.name] = settings
  }
  return { counts, hashes }
}
