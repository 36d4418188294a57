import { env } from '@/env'
import { clientAddress } from '@/lib/http/client-address'
import type { Notice } from '@/lib/http/guard'
import { log } from '@/lib/log'
import { payloadInstance } from '@/lib/payload'
import { type NoticedEvent, recordSecurityEvent } from './record-event'

const events: Record<Notice, Pick<NoticedEvent, 'type' | 'category' | 'severity' | 'message'>> = {
  unmarked_mutation: {
    type: 'csrf_violation',
    category: 'csrf',
    severity: 'low',
    message: 'A changing request without its marks was let through',
  },
  foreign_origin: {
    type: 'csrf_violation',
    category: 'csrf',
    severity: 'high',
    message: 'A request from another site was refused',
  },
  limit_reached: {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message: 'Too many requests from one client',
  },
}

/** Keeps what the door of the interface noticed about a request as a security event; never waits, never fails. */
export function noteRequest(notice: Notice, request: Request): void {
  const ipAddress = clientAddress(request.headers, env.TRUSTED_PROXY_HOPS)
  const details = {
    method: request.method,
    path: new URL(request.url).pathname.slice(0, 200),
    origin: request.headers.get('origin')?.slice(0, 200) ?? null,
  }
  payloadInstance()
    .then((payload) => recordSecurityEvent(payload, { ...events[notice], ipAddress, details }))
    .catch((error: unknown) => log.error({ err: error }, 'security event was not kept'))
}
