import { APIError, type PayloadRequest } from 'payload'
import { env } from '@/env'
import { authenticatedWithin } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { type ApiError, problem } from '@/lib/http/problem'
import type { UserHandler } from './signed-in-only'

const required: ApiError = {
  code: 'reauthentication_required',
  message: 'Please confirm with your password that it is you.',
}

/** True when the person of this session signed in, or gave the password or a code, a short time ago. */
async function isRecent(req: PayloadRequest): Promise<boolean> {
  const sessionId = sessionIdOf(req.user)
  return sessionId !== undefined && authenticatedWithin(req, sessionId, env.REAUTHENTICATION_SECONDS)
}

/**
 * A handler for what gives power, switches safety off or hands data out: a session alone is not enough for it. The list
 * of these calls is in docs/decisions/0052. 403 `reauthentication_required` asks for POST /api/reauthenticate.
 */
export const recentlyAuthenticated =
  (handle: UserHandler): UserHandler =>
  async (req, user) =>
    (await isRecent(req)) ? handle(req, user) : problem(403, required)

/** The same within the CMS's own operations. */
export async function requireRecentAuthentication(req: PayloadRequest): Promise<void> {
  if (!(await isRecent(req))) throw new APIError(required.message, 403, { code: required.code }, true)
}

/** Asks it of the person behind any change of a collection or global; the application's own changes pass. */
export async function onlyRecentlyAuthenticated({
  operation,
  overrideAccess,
  req,
}: {
  operation: string
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}): Promise<void> {
  const changes = operation === 'create' || operation === 'update' || operation === 'delete'
  if (changes && overrideAccess !== true && req.user) await requireRecentAuthentication(req)
}
