import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { env } from '@/env'
import { sessionToken } from '@/features/account/session/cookie'
import { pageRequest } from '@/features/account/session/page-request'
import { isAdmin } from '@/features/role/queries'
import { recordSecurityEvent } from '@/features/security/record-event'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { headersOf } from '@/lib/http/node-headers'
import { setPageLimiter } from '@/lib/http/page-limit'
import { log } from '@/lib/log'
import { countClient } from '@/lib/rate-limit/count-client'
import { countAttempt, type LimitVerdict, limits } from '@/lib/rate-limit/limiter'
import { setMissLimiter } from '@/server/http/misses'

/** The account of an editor at work; undefined for everybody else. */
async function editorOf(headers: Headers): Promise<string | undefined> {
  if (!sessionToken(headers)) return undefined
  const req = await pageRequest(headers)
  return (await isAdmin(req)) ? req.user?.id : undefined
}

async function count(payload: Payload, headers: Headers): Promise<LimitVerdict> {
  const { pool } = postgresOf(payload)
  const editor = await editorOf(headers)
  if (editor) return countAttempt(pool, limits.editor, editor)
  const address = clientAddress(headers, env.TRUSTED_PROXY_HOPS)
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
    message: 'Too many missing pages for one client',
    ipAddress,
  })
}

/** Bounds how many addresses of no page one client may try. */
export function limitMisses(payload: Payload): void {
  const addressOf = (req: IncomingMessage) => clientAddress(headersOf(req), env.TRUSTED_PROXY_HOPS)
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

/** Bounds the pages that are rendered for each request: search, dashboard, previews, admin. */
export function limitPages(payload: Payload): void {
  setPageLimiter((headers) =>
    count(payload, headers).catch((error: unknown) => {
      // They are reads: without the database they say themselves what they miss.
      log.warn({ err: error }, 'limits cannot be asked')
      return undefined
    }),
  )
}
