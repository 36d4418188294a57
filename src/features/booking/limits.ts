import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordSecurityEvent } from '@/features/security/record-event'
import { recordLimit } from '@/features/security/record-limit'
import { query, sql } from '@/lib/db/query'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, forgiveClient } from '@/lib/rate-limit/count-client'
import { countAttempt, type LimitVerdict, limits, strictest } from '@/lib/rate-limit/limiter'

const addressOf = ({ headers }: PayloadRequest) => clientAddress(headers, env.TRUSTED_PROXY_HOPS)

/** Counts a booking of the client, by its network, before it is made: many at once cannot slip through. */
export async function countBooking(req: PayloadRequest): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  const hour = await countClient(pool, limits.bookingHour, client)
  const verdict = strictest(hour, await countClient(pool, limits.bookingDay, client))
  if (verdict.allowed) return verdict
  recordLimit(req, 'Too many bookings from one network')
  return verdict
}

/** Takes back what was counted for a request that made no booking. */
export async function forgiveBooking(req: PayloadRequest): Promise<void> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  await forgiveClient(pool, limits.bookingHour, client)
  await forgiveClient(pool, limits.bookingDay, client)
}

/** Counts a change by a mailed link or by a booking's owner, by network. */
export async function countBookingChange(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, limits.bookingChange, client)
  if (!verdict.allowed) recordLimit(req, 'Too many changes of bookings from one network')
  return verdict
}

/** Counts the asking for a mail once more, by network. */
export async function countSendingAgain(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, limits.bookingAgain, client)
  if (!verdict.allowed) recordLimit(req, 'Too many booking mails were asked for again from one network')
  return verdict
}

/** Fewer in an hour are never a flood, however quiet the weeks before were. */
const LEAST = 10
const TIMES_THE_USUAL = 10
const HOURS_LOOKED_AT = 28 * 24

interface Arrivals extends Record<string, unknown> {
  lastHour: number
  before: number
}

/**
 * Keeps a security event when bookings arrive far above the usual rate: in an hour at least ten, and ten times the
 * average hour of the four weeks before. Once an hour at most.
 */
export async function noticeFlood(payload: Payload, now: Date): Promise<void> {
  const at = now.toISOString()
  const [arrivals] = await query<Arrivals>(
    payload,
    sql`SELECT count(*) FILTER (WHERE created_at > ${at}::timestamptz - interval '1 hour')::int AS "lastHour",
               count(*) FILTER (WHERE created_at <= ${at}::timestamptz - interval '1 hour')::int AS before
        FROM bookings
        WHERE created_at > ${at}::timestamptz - ${HOURS_LOOKED_AT + 1} * interval '1 hour'`,
  )
  if (!arrivals) return
  const usual = arrivals.before / HOURS_LOOKED_AT
  if (arrivals.lastHour < Math.max(LEAST, usual * TIMES_THE_USUAL)) return
  if (!(await countAttempt(postgresOf(payload).pool, limits.bookingAlert, 'site')).allowed) return
  recordSecurityEvent(payload, {
    type: 'suspicious_activity',
    category: 'system',
    severity: 'high',
    message: 'Bookings arrive far above the usual rate',
    details: { bookingsInTheLastHour: arrivals.lastHour, usualInAnHour: Math.round(usual * 100) / 100 },
  })
}
