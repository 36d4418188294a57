import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { clientAddress } from '@/lib/http/client-address'
import { recordSecurityEvent } from './record-event'

/** Keeps a security event for a request that a limit of its own has refused; `account` is whose limit it was, where it was one's. */
export function recordLimit(
  req: Pick<PayloadRequest, 'payload' | 'headers'>,
  message: string,
  account?: string,
): void {
  recordSecurityEvent(req.payload, {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message,
    userId: account,
    ipAddress: clientAddress(req.headers, env.TRUSTED_PROXY_HOPS),
  })
}
