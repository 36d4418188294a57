import type { Config } from '@/payload-types'
import { type Answer, type RequestOptions, send } from './send'
import { membersOf } from './send-answer'

// Calls of the CMS's own REST, with its types.

type Collections = Config['collections']
type Globals = Config['globals']

/** A document without its relations. Of a collection that is only known at run time, its members. */
type Stored<Slug extends string> = Slug extends keyof Collections
  ? Collections[Slug]
  : Record<string, unknown>

interface Options<Document, Data> extends Pick<RequestOptions, 'ifMatch' | 'signal'> {
  /** The newest draft in place of what is published. */
  draft?: true
  /** Only these fields. */
  select?: readonly (keyof Document & string)[]
  /** The part of the document that the caller needs; undefined if it is missing. Without it, the whole document. */
  read?: (document: Document) => Data | undefined
}

function pathOf(parts: readonly (string | number)[], options: { draft?: true; select?: readonly string[] }) {
  const query = new URLSearchParams({ ...(options.draft ? { draft: 'true' } : {}), depth: '0' })
  for (const name of options.select ?? []) query.append(`select[${name}]`, 'true')
  return `/api/${parts.join('/')}?${query}`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The document in an answer, by its name there. */
const reader =
  <Document, Data>(read: Options<Document, Data>['read'], name?: 'doc' | 'result') =>
  (body: unknown): Data | undefined => {
    const document = name ? membersOf(body)[name] : body
    if (!isObject(document)) return undefined
    return read ? read(document as Document) : (document as Data)
  }

type Id = string | number

export const readDocument = <Slug extends string, Data = Stored<Slug>>(
  collection: Slug,
  id: Id,
  { read, signal, ...options }: Options<Stored<Slug>, Data> = {},
): Promise<Answer<Data>> =>
  send(pathOf([collection, id], options), { method: 'GET', read: reader(read), signal })

export const changeDocument = <Slug extends string, Data = Stored<Slug>>(
  collection: Slug,
  id: Id,
  body: Partial<Stored<Slug>>,
  { read, ifMatch, ...options }: Options<Stored<Slug>, Data> = {},
): Promise<Answer<Data>> =>
  send(pathOf([collection, id], options), { method: 'PATCH', body, ifMatch, read: reader(read, 'doc') })

export const addDocument = <Slug extends string, Data = Stored<Slug>>(
  collection: Slug,
  body: Partial<Stored<Slug>>,
  { read, ...options }: Options<Stored<Slug>, Data> = {},
): Promise<Answer<Data>> => send(pathOf([collection], options), { body, read: reader(read, 'doc') })

const UPLOAD_MS = 120_000

/** Adds a picture to the library. @returns its id */
export function addPicture(file: File, alt: string): Promise<Answer<string>> {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt }))
  const read = reader(({ id }: Collections['media']) => id, 'doc')
  return send(pathOf(['media'], {}), { body, read, timeoutMs: UPLOAD_MS })
}

export const duplicateDocument = <Slug extends string, Data = Stored<Slug>>(
  collection: Slug,
  id: Id,
  body: Partial<Stored<Slug>>,
  { read, ...options }: Options<Stored<Slug>, Data> = {},
): Promise<Answer<Data>> =>
  send(pathOf([collection, id, 'duplicate'], options), { body, read: reader(read, 'doc') })

export const removeDocument = (
  collection: string,
  id: Id,
  { ifMatch }: Pick<RequestOptions, 'ifMatch'> = {},
): Promise<Answer> => send(pathOf([collection, id], {}), { method: 'DELETE', ifMatch })

export const restoreVersion = (collection: string, versionId: string): Promise<Answer> =>
  send(pathOf([collection, 'versions', versionId], {}), { method: 'POST' })

/** A lock of an open document. */
export function editingLock(lock: { collection: string; id: Id; person: string }) {
  const own = new URLSearchParams({
    'where[document.relationTo][equals]': lock.collection,
    'where[document.value][equals]': String(lock.id),
    'where[user.value][equals]': lock.person,
  })
  const address = `/api/${LOCKS}?${own}`
  return {
    /** Whichever it is now: each save of the document makes a new one. */
    renew: () =>
      send(address, { method: 'PATCH', body: { user: { relationTo: 'users', value: lock.person } } }),
    /** Outlives the page, which `send` does not. */
    release: () => void fetch(address, { method: 'DELETE', keepalive: true }),
  }
}

const LOCKS = 'payload-locked-documents'

export const readGlobal = <Slug extends keyof Globals & string, Data = Globals[Slug]>(
  slug: Slug,
  { read, signal, ...options }: Options<Globals[Slug], Data> = {},
): Promise<Answer<Data>> =>
  send(pathOf(['globals', slug], options), { method: 'GET', read: reader(read), signal })

/** `query` is for hooks of ours that take one. */
export const changeGlobal = <Slug extends keyof Globals & string, Data = Globals[Slug]>(
  slug: Slug,
  body: object,
  { read, ifMatch, query = '' }: Options<Globals[Slug], Data> & { query?: string } = {},
): Promise<Answer<Data>> =>
  send(pathOf(['globals', slug], {}) + query, { body, ifMatch, read: reader(read, 'result') })
