import { APIError, type PayloadRequest } from 'payload'
import { env } from '@/env'
import { mayAct } from '@/features/account/session/mutations'
import { sessionIdOf } from '@/features/account/session/strategy'
import { type ApiError, problem } from '@/lib/http/problem'
import type { Refused } from '@/lib/http/reply'
import type { Handle } from './callers'

const required: ApiError = {
  code: 'reauthentication_required',
  message: 'Please confirm with your password that it is you.',
}

/**
 * 'user-roles' of /api/user-roles/:id, 'globals/security-settings' of its address. Of the path alone, and in lower case: calls
 * are found in capitals too.
 */
const kindOf = ({ url }: PayloadRequest): string | null =>
  /^\/api\/([a-z-]+(?:\/[a-z-]+)?)(?=\/|$)/.exec(
    new URL(url ?? '', env.SITE_URL).pathname.toLowerCase(),
  )?.[1] ?? null

async function isRecent(req: PayloadRequest): Promise<boolean> {
  const sessionId = sessionIdOf(req.user)
  const seconds = env.REAUTHENTICATION_SECONDS
  return sessionId !== undefined && mayAct(req, { sessionId, kind: kindOf(req), seconds })
}

/** For sensitive calls (docs/decisions/0052). 403 `reauthentication_required` asks to reauthenticate. */
export const recentOnly =
  (handle: Handle): Handle =>
  async (req, user) =>
    (await recentRefusal(req)) ?? handle(req, user)

export const recentRefusal = async (req: PayloadRequest): Promise<Refused | undefined> =>
  (await isRecent(req)) ? undefined : problem(403, required)

export async function requireRecentAuthentication(req: PayloadRequest): Promise<void> {
  if (!(await isRecent(req))) throw new APIError(required.message, 403, { code: required.code }, true)
}

/** Checks it for changes by people. The application's own changes pass. */
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
