import {
  APIError,
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

function namedVersion(req: PayloadRequest): number | undefined {
  const seen = seenVersion(req.headers)
  if (seen !== 'malformed') return seen
  const { message, code, field } = malformedVersion
  throw new APIError(message, 400, { code, field }, true)
}

async function refuseIfStale(req: PayloadRequest, table: VersionedTable, stored: Stored): Promise<void> {
  const seen = namedVersion(req)
  if (seen === undefined) return
  const locked = await lockedVersion(req, table, String(stored.id))
  if (seen !== locked || seen !== Date.parse(stored.updatedAt ?? '')) throw stale()
}

/** PATCH /api/<collection>/:id with `If-Match: "<updatedAt>"`. The header is optional. */
export const refuseStale =
  (table: VersionedTable): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    const named = req.payloadAPI === 'REST' && req.routeParams?.id === originalDoc?.id
    if (operation === 'update' && named) await refuseIfStale(req, table, originalDoc)
    return data
  }

export const refuseStaleGlobal =
  (table: VersionedTable): GlobalBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (req.payloadAPI === 'REST') await refuseIfStale(req, table, originalDoc ?? {})
    return data
  }
