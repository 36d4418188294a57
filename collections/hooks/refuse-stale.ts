import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { lockedVersion, type VersionedTable } from '@/lib/db/locked-version'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'

interface Stored {
  id?: number | string | undefined
  updatedAt?: string | null | undefined
}

const stale = () => new APIError(staleWrite.message, 412, { code: staleWrite.code }, true)

/** The version that the request names; undefined when it names none. */
function namedVersion(req: PayloadRequest): number | undefined {
  const seen = seenVersion(req.headers)
  if (seen !== 'malformed') return seen
  const { message, code, field } = malformedVersion
  throw new APIError(message, 400, { code, field }, true)
}

/**
 * Refuses the write when `If-Match` names another version than the stored one. Runs after access, so a stranger
 * learns nothing by it; the row is locked first, and what was read before the lock must be that version too.
 */
async function refuseIfStale(req: PayloadRequest, table: VersionedTable, stored: Stored): Promise<void> {
  const seen = namedVersion(req)
  if (seen === undefined) return
  const locked = await lockedVersion(req, table, String(stored.id))
  if (seen !== locked || seen !== Date.parse(stored.updatedAt ?? '')) throw stale()
}

/**
 * For documents: PATCH /api/<collection>/:id with `If-Match: "<updatedAt>"`. Without the header, and for anything
 * else the server writes in the same request, nothing is different.
 */
export const refuseStale =
  (table: VersionedTable): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    const named = req.payloadAPI === 'REST' && req.routeParams?.id === originalDoc?.id
    if (operation === 'update' && named) await refuseIfStale(req, table, originalDoc)
    return data
  }

/** DELETE /api/<collection>/:id with the same header; must be before the other hooks of a deletion. */
export const refuseStaleDeletion =
  (table: VersionedTable): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (req.payloadAPI !== 'REST' || req.routeParams?.id !== id) return
    const seen = namedVersion(req)
    if (seen === undefined) return
    const locked = await lockedVersion(req, table, String(id))
    // A document that was deleted meanwhile is answered as missing.
    if (locked !== undefined && seen !== locked) throw stale()
  }

/** For a global: POST /api/globals/<slug> with the same header. */
export const refuseStaleGlobal =
  (table: VersionedTable): GlobalBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (req.payloadAPI === 'REST') await refuseIfStale(req, table, originalDoc ?? {})
    return data
  }
