import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { invalidField } from '../hooks/refusals'
import { refuseJsonPaths } from './queried-paths'

const MAX_ROWS = 100

interface QueryArgs {
  id?: unknown
  limit?: number
  page?: number
  pagination?: boolean
  overrideAccess?: boolean
  sort?: string | string[]
  trash?: boolean
  where?: Where
}

function refuseInvalidNumber(field: 'limit' | 'page', value: unknown): void {
  if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)) return
  throw invalidField(field, `${field} must be a whole number`)
}

/** Payload's handlers of requests leave `overrideAccess` out; the Local API always sets it. */
const isOfRequest = ({ overrideAccess }: QueryArgs) => overrideAccess === undefined

/** A limit of 0 means all. */
const isWithin = ({ limit, pagination }: QueryArgs) =>
  limit === undefined ? pagination !== false : limit > 0 && limit <= MAX_ROWS

function boundOfList(args: QueryArgs): QueryArgs {
  if (isOfRequest(args)) {
    refuseInvalidNumber('limit', args.limit)
    refuseInvalidNumber('page', args.page)
    return isWithin(args) ? {} : { limit: MAX_ROWS, pagination: true }
  }
  // Payload's lists take their limit from the address. Our own code turns the pages off where it needs more.
  return args.pagination !== false && Number(args.limit ?? 0) > MAX_ROWS ? { limit: MAX_ROWS } : {}
}

/** The answer to a change of many holds all of them. */
async function boundOfWrite(
  args: QueryArgs,
  collection: CollectionSlug,
  req: PayloadRequest,
): Promise<QueryArgs> {
  if (!isOfRequest(args) || (args.limit !== undefined && isWithin(args))) return {}
  const { where = {}, trash = false } = args
  const { totalDocs } = await req.payload.count({ collection, where, trash, overrideAccess: false, req })
  if (totalDocs <= MAX_ROWS) return { limit: MAX_ROWS }
  const message = `At most ${MAX_ROWS} entries can be changed at once. Choose fewer.`
  throw new APIError(message, 400, { code: 'invalid' }, true)
}

/**
 * Limits what one query gives, for all callers but our own code: 100 entries of a list, 100 changed at once. Otherwise one
 * request would hand out everyone's addresses, and four requests for all articles would fill the memory.
 */
export function withBoundedQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, flattenedFields, hooks } of config.collections) {
    const bound: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
      const asked = args as QueryArgs
      if ('id' in asked || asked.overrideAccess) return args
      refuseJsonPaths(asked, flattenedFields, config.collections)
      if (operation === 'read') return { ...args, ...boundOfList(asked) }
      if (operation !== 'update' && operation !== 'delete') return args
      return { ...args, ...(await boundOfWrite(asked, slug as CollectionSlug, req)) }
    }
    hooks.beforeOperation.unshift(bound)
  }
  return config
}
