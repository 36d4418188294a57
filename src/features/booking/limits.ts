import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, refundClient } from '@/lib/rate-limit/count-client'
import { type LimitVerdict, limits, strictest } from '@/lib/rate-limit/limiter'

const addressOf = ({ headers }: PayloadRequest) => clientAddress(headers, env.TRUSTED_PROXY_HOPS)

export async function countBooking(req: PayloadRequest): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  const hour = await countClient(pool, limits.bookingHour, client)
  const verdict = strictest(hour, await countClient(pool, limits.bookingDay, client))
  if (verdict.allowed) return verdict
  recordLimit(req, 'Too many bookings from one network')
  return verdict
}

/** Uncounts a request that made no booking. */
export async function refundBooking(req: PayloadRequest): Promise<void> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  await refundClient(pool, limits.bookingHour, client)
  await refundClient(pool, limits.bookingDay, client)
}

/** Counts changes by a visitor, by network. */
export async function countBookingChange(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, limits.bookingChange, client)
  if (!verdict.allowed) recordLimit(req, 'Too many changes of bookings from one network')
  return verdict
}

export async function countSendingAgain(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, limits.bookingAgain, client)
  if (!verdict.allowed) recordLimit(req, 'Too many booking mails were asked for again from one network')
  return verdict
}
