import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { sessionToken } from '@/features/account/session/cookie'
import { pageRequest } from '@/features/account/session/page-request'
import { isAdmin } from '@/features/role/queries'
import { recordSecurityEvent } from '@/features/security/record-event'
import { recordRequestEvent } from '@/features/security/record-request-event'
import { postgresOf } from '@/lib/db/transaction'
import { boundedBody } from '@/lib/http/body-limit'
import { clientAddress, headersOf } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { setPageLimiter } from '@/lib/http/page-limit'
import { foreignOrigin, problem, unauthenticated, unavailable } from '@/lib/http/problem'
import { comesFromThisSite } from '@/lib/http/request-marks'
import { log } from '@/lib/log'
import { countClient } from '@/lib/rate-limit/count-client'
import { countAttempt, type LimitVerdict, limits } from '@/lib/rate-limit/limiter'
import { setMissLimiter } from '@/server/http/misses'

interface Caller {
  isSignedIn: boolean
  editor?: string | undefined
}

async function callerOf(headers: Headers): Promise<Caller> {
  if (!sessionToken(headers)) return { isSignedIn: false }
  const req = await pageRequest(headers)
  return { isSignedIn: req.user !== null, editor: (await isAdmin(req)) ? req.user?.id : undefined }
}

async function count(payload: Payload, headers: Headers, editor: string | undefined): Promise<LimitVerdict> {
  const { pool } = postgresOf(payload)
  if (editor) return countAttempt(pool, limits.editor, editor)
  const address = clientAddress(headers)
  const verdict = await countClient(pool, limits.pages, { address })
  if (!verdict.allowed)
    recordSecurityEvent(payload, {
      type: 'rate_limit_hit',
      category: 'rate_limit',
      severity: 'medium',
      message: 'Too many pages for one client',
      ipAddress: address,
    })
  return verdict
}

function recordMisses(payload: Payload, ipAddress: string): void {
  recordSecurityEvent(payload, {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message: 'Too many missing pages or page data for one client',
    ipAddress,
  })
}

export function limitMisses(payload: Payload): void {
  const addressOf = (req: IncomingMessage) => clientAddress(headersOf(req))
  setMissLimiter({
    networkOf: (req) => clientNetwork(addressOf(req)),
    async count(req) {
      try {
        const { pool } = postgresOf(payload)
        const verdict = await countClient(pool, limits.misses, { address: addressOf(req) })
        return verdict.allowed ? 0 : verdict.retryAfterSeconds
      } catch (error) {
        log.warn({ err: error }, 'limits cannot be asked')
        return 0
      }
    },
    refused: (req) => recordMisses(payload, addressOf(req)),
  })
}

/** Server functions are for editors, called by our own pages, with a body within the CMS's limits. */
async function functionRefusal(request: Request, caller: Caller): Promise<Response | undefined> {
  if (!caller.editor) {
    recordRequestEvent('denied', request)
    // A page that is still open after its session ended.
    if (!caller.isSignedIn && comesFromThisSite(request)) return unauthenticated()
    return problem(
      405,
      { message: 'This address takes GET, HEAD.', code: 'method_not_allowed' },
      {},
      { allow: 'GET, HEAD' },
    )
  }
  if (!comesFromThisSite(request)) {
    recordRequestEvent('foreign_origin', request)
    return foreignOrigin()
  }
  const body = await boundedBody(request, { isEditor: true, takesForm: true })
  return body.ok ? undefined : body.refusal
}

async function admit(payload: Payload, request: Request): ReturnType<Parameters<typeof setPageLimiter>[0]> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  try {
    const caller = await callerOf(request.headers)
    const verdict = await count(payload, request.headers, caller.editor)
    const refusal = isRead || !verdict.allowed ? undefined : await functionRefusal(request, caller)
    return refusal ? { verdict, refusal } : { verdict }
  } catch (error) {
    log.warn({ err: error }, 'limits cannot be asked')
    // Reads without the database report the failure themselves.
    return isRead ? {} : { refusal: unavailable() }
  }
}

/** Limits the pages that are rendered for each request: search, dashboard, previews, admin with its server functions. */
export function limitPages(payload: Payload): void {
  setPageLimiter((request) => admit(payload, request))
}
