import type { CollectionBeforeOperationHook } from 'payload'
import { isAdmin } from '@/features/role/queries'
import { eachCollection, withHooks } from '../plugins'
import { invalidField } from './refusals'

const MAX_ROWS = 100

interface ListArgs {
  id?: unknown
  limit?: unknown
  page?: unknown
  pagination?: boolean
  overrideAccess?: boolean
}

function refuseInvalidNumber(field: 'limit' | 'page', value: unknown): void {
  if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)) return
  throw invalidField(field, `${field} must be a whole number`)
}

/** Limits HTTP lists to 100 entries for non-editors. Four requests for all articles would fill the memory. */
const boundList: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const asked = args as ListArgs
  if (operation !== 'read' || 'id' in asked || asked.overrideAccess || req.payloadAPI !== 'REST') return args
  refuseInvalidNumber('limit', asked.limit)
  refuseInvalidNumber('page', asked.page)
  const all = asked.limit === 0 || (asked.limit === undefined && asked.pagination === false)
  if ((!all && Number(asked.limit ?? 0) <= MAX_ROWS) || (await isAdmin(req))) return args
  return { ...args, limit: MAX_ROWS, pagination: true }
}

/** Must be the last plugin, because others add collections. */
export const boundedLists = eachCollection((collection) =>
  withHooks(collection, { first: { beforeOperation: [boundList] } }),
)
