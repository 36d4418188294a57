import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { keyLabelIn } from '@/features/keys/rules'
import { isPublishedKind, type PublishedKind } from '@/features/publication/rules'
import { nameOfWriter, newestVersion } from '@/features/publication/writing/queries'
import { differing } from '@/features/publication/writing/values'
import type { Values } from '@/features/rich-text/document'
import { isAdmin } from '@/features/role/queries'
import { lockedVersion } from '@/lib/db/locked-version'
import { shortDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { isUuid } from '@/lib/validation/uuid'

/** A form that is open renews its lock more often (writing-safety.tsx). */
export const LOCK_SECONDS = 120

const locks = 'payload-locked-documents'

async function otherEditor(
  req: PayloadRequest,
  kind: PublishedKind,
  id: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: locks,
    where: {
      'document.relationTo': { equals: kind },
      'document.value': { equals: id },
      updatedAt: { greater_than: new Date(Date.now() - LOCK_SECONDS * 1000).toISOString() },
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const holder = docs[0]?.user.value
  const editor = typeof holder === 'object' ? holder.id : holder
  return editor === req.user?.id ? undefined : editor
}

/** Payload deletes the lock with each save. A form that has saved is still open. */
export const holdsLock =
  (kind: PublishedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (
      operation !== 'update' ||
      req.payloadAPI !== 'REST' ||
      !req.user ||
      !doc.savedIn ||
      keyLabelIn(doc.savedIn)
    )
      return doc
    await req.payload.create({
      collection: locks,
      data: {
        document: { relationTo: kind, value: String(doc.id) },
        user: { relationTo: 'users', value: req.user.id },
      },
      overrideAccess: true,
      req,
    })
    return doc
  }

const ONE_VERSION_MS = 15 * 60_000

const refusal = (status: number, code: string, message: string) =>
  new APIError(message, status, { code, errors: [{ path: 'updatedAt', message }] }, true)

async function isPublishedText(req: PayloadRequest, kind: PublishedKind, id: string, data: Values) {
  const published = await req.payload.findByID({
    collection: kind,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return data._status === 'published' && !!published && differing(data, { ...published }).length === 0
}

/**
 * A form sends the `updatedAt` of the version that it started from, and its own id (`savedIn`). If someone else or another
 * form has saved since, or someone else has taken the document over, nothing is saved (409). A form's own saves do not count: it may send the next before it has read the
 * answer to the last. Programs that leave `updatedAt` out are not checked. Every save locks the row first: of two at once the second
 * sees the first, and they never stop each other in the database. Must run before `serverTimes`, which removes the field.
 */
export const refuseOlder: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data, autosave } = args as { id?: string | number; autosave?: boolean; data?: Values }
  const { slug } = collection
  const isRest = req.payloadAPI === 'REST'
  if (operation !== 'update' || !isUuid(String(id)) || !isPublishedKind(slug)) return args
  if (isRest && !(await isAdmin(req))) return args
  await lockedVersion(req, slug, String(id))
  if (!isRest || !data?.updatedAt) return args
  const startedFrom = Date.parse(String(data.updatedAt))
  if (Number.isNaN(startedFrom)) throw refusal(400, 'invalid', 'updatedAt must be a date.')
  const editor = await otherEditor(req, slug, String(id))
  if (editor) {
    const who = await nameOfWriter(req, editor)
    throw refusal(409, 'conflict', `${who} is editing this document now. Your changes are not saved.`)
  }
  const newest = await newestVersion(req, slug, String(id))
  if (!newest) return args
  const isOwn = newest.savedBy === String(req.user?.id)
  const isSameForm = isOwn && (data.savedIn === undefined || newest.savedIn === data.savedIn)
  const isStale = !isSameForm && Date.parse(newest.savedAt) > startedFrom
  if (isStale && !(await isPublishedText(req, slug, String(id), data))) {
    const { timezone } = await req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req })
    const at = new Date(newest.savedAt)
    const when = `${shortDateInZone(at, timezone)} at ${timeInZone(at, timezone)} ${zoneLabel(timezone, at)}`
    const person = isOwn ? 'You' : await nameOfWriter(req, newest.savedBy)
    const key = keyLabelIn(newest.savedIn)
    const who = key ? `${person}, ${key},` : person
    const where = isOwn && !key ? ' in another window' : ''
    const message = `${who} saved this document${where} on ${when}. Your changes since are not saved.`
    throw refusal(409, 'conflict', message)
  }
  // Autosaves write over the newest version. That of someone else, or of some time ago, is kept.
  const isNewVersion = !isOwn || Date.now() - Date.parse(newest.begunAt) > ONE_VERSION_MS
  return { ...args, autosave: autosave === true && !isNewVersion }
}
