import type { CollectionSlug, PayloadRequest, SelectType, Where } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import type { SavedVersion } from '@/features/version/rules'
import { isUuid } from '@/lib/validation/uuid'

export async function writerNames(
  req: PayloadRequest,
  versions: readonly SavedVersion[],
): Promise<Record<string, string>> {
  const ids = [
    ...new Set(versions.map(({ version }) => version.savedBy).filter((id) => typeof id === 'string')),
  ].filter(isUuid)
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { fullName: true, email: true },
    overrideAccess: false,
    req,
  })
  return Object.fromEntries(docs.map(({ id, fullName, email }) => [id, fullName || email]))
}

/** A saved state of a document, and its name on the screen. */
export interface SavedState extends SavedVersion {
  name:
    | 'What is published'
    | 'The draft'
    | 'The newest version'
    | 'The version before'
    | 'This version'
    | 'The chosen version'
}

export interface Document {
  collection: CollectionSlug
  id: string
}

/** The rules of its collection decide who may read a state. */
const asked = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, showHiddenFields: true, disableErrors: true, req }) as const

async function storedState(req: PayloadRequest, { collection, id }: Document, draft: boolean) {
  const doc = await req.payload.findByID({ collection, id, draft, ...asked(req) })
  if (!doc) return undefined
  const version = { ...doc } as SavedVersion['version']
  return { updatedAt: String(version.updatedAt), version }
}

export async function publishedState(
  req: PayloadRequest,
  document: Document,
): Promise<SavedState | undefined> {
  if (!isPublishedKind(document.collection)) return undefined
  const state = await storedState(req, document, false)
  if (state?.version.status !== 'published') return undefined
  return { id: 'published', name: 'What is published', ...state }
}

/** The last saved text, published or not. */
export async function newestState(req: PayloadRequest, document: Document): Promise<SavedState | undefined> {
  const state = await storedState(req, document, isPublishedKind(document.collection))
  const name = state?.version._status === 'draft' ? 'The draft' : 'The newest version'
  return state && { id: 'newest', name, ...state }
}

export async function versionState(
  req: PayloadRequest,
  { collection, id }: Document,
  versionId: string,
  name: SavedState['name'] = 'This version',
): Promise<SavedState | undefined> {
  if (!isUuid(versionId)) return undefined
  const found = await req.payload.findVersionByID({ collection, id: versionId, ...asked(req) })
  if (!found || String(found.parent) !== id) return undefined
  return { id: versionId, updatedAt: found.updatedAt, version: { ...found.version }, name }
}

const MOST = 100

export async function storedVersions(
  req: PayloadRequest,
  { collection, id }: Document,
  { where = {}, limit = MOST, select }: { where?: Where; limit?: number; select?: SelectType } = {},
): Promise<SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, where] },
    sort: '-updatedAt',
    limit,
    ...(select ? { select } : {}),
    ...asked(req),
  })
  return docs.map(({ id: versionId, updatedAt, version }) => ({
    id: String(versionId),
    updatedAt,
    version: { ...version },
  }))
}

export async function stateBefore(
  req: PayloadRequest,
  document: Document,
  { updatedAt }: SavedState,
): Promise<SavedState | undefined> {
  const where = { updatedAt: { less_than: updatedAt } }
  const [found] = await storedVersions(req, document, { where, limit: 1 })
  return found && { ...found, name: 'The version before' }
}

export async function isNewest(
  req: PayloadRequest,
  { collection, id }: Document,
  { updatedAt }: SavedState,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { updatedAt: { greater_than: updatedAt } }] },
    overrideAccess: false,
    req,
  })
  return totalDocs === 0
}
