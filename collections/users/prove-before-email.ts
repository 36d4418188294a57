import {
  onlyRecentlyAuthenticated,
  requireRecentAuthentication,
} from '@endpoints/access/recently-authenticated'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { reauthenticate, reauthenticationRefusals } from '@/features/account/reauthentication/mutations'
import { proofSchema } from '@/features/account/schema'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { User } from '@/payload-types'

/** Set if a person changes the account, not the application itself. */
const BY_PERSON = 'accountChangedByPerson'

export const askPerson: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation === 'update') req.context[BY_PERSON] = overrideAccess !== true
  if (operation !== 'update' || !('id' in args))
    await onlyRecentlyAuthenticated({ operation, overrideAccess, req })
  return args
}

function typed({ currentPassword, code }: { currentPassword?: unknown; code?: unknown }) {
  const both = proofSchema.safeParse({ currentPassword, code })
  if (both.success) return both.data
  return proofSchema.safeParse({ currentPassword }).data ?? { currentPassword: '' }
}

/** Who sets an account's address can take it over by a password reset, so each change needs the password. */
export const proveBeforeEmail: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, code, ...rest } = data as Partial<User> & {
    currentPassword?: unknown
    code?: unknown
  }
  if (operation !== 'update' || req.context[BY_PERSON] !== true || !req.user) return rest
  if (rest.email === undefined || rest.email === originalDoc?.email) {
    if (originalDoc?.id !== req.user.id) await requireRecentAuthentication(req)
    return rest
  }
  const outcome = await reauthenticate(req, req.user.id, typed({ currentPassword, code }))
  if (outcome.kind === 'proved') return rest
  const { message, code: reason, field = '' } = reauthenticationRefusals[outcome.kind]
  if (outcome.kind === 'limited') {
    // Payload adds these headers to its error response.
    req.responseHeaders = new Headers([
      ...(req.responseHeaders ?? []),
      ...Object.entries(limitHeaders(outcome.verdict)),
    ])
    throw new APIError(message, 429, { code: reason }, true)
  }
  throw new ValidationError({ collection: 'users', errors: [{ message, path: field }] }, req.t)
}
