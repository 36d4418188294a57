import type { PayloadRequest } from 'payload'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, refundClient } from '@/lib/rate-limit/count-client'
import { type LimitVerdict, strictest } from '@/lib/rate-limit/limiter'
import { DAY, HOUR, type Limit } from '@/lib/rate-limit/limits'

export const bookingLimits = {
  /** Bookings made, by network (docs/decisions/0041). */
  bookingHour: { name: 'booking-hour', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  bookingDay: { name: 'booking-day', points: 15, windowSeconds: DAY, blockSeconds: DAY },
  /** Mails to one address that ask to confirm a booking or are sent again, from all callers. */
  bookingMail: { name: 'booking-mail', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /** Changes of bookings by mailed link or by their owner, by network: each sends mails to the visitor and the team. */
  bookingChange: { name: 'booking-change', points: 20, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Requests to send a booking mail again, by network. */
  bookingAgain: { name: 'booking-again', points: 5, windowSeconds: HOUR, blockSeconds: 0 },
} as const satisfies Record<string, Limit>

const addressOf = ({ headers }: PayloadRequest) => clientAddress(headers)

export async function countBooking(req: PayloadRequest): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  const hour = await countClient(pool, bookingLimits.bookingHour, client)
  const verdict = strictest(hour, await countClient(pool, bookingLimits.bookingDay, client))
  if (verdict.allowed) return verdict
  recordLimit(req, 'Too many bookings from one network')
  return verdict
}

/** Uncounts a request that made no booking. */
export async function refundBooking(req: PayloadRequest): Promise<void> {
  const { pool } = postgresOf(req.payload)
  const client = { address: addressOf(req) }
  await refundClient(pool, bookingLimits.bookingHour, client)
  await refundClient(pool, bookingLimits.bookingDay, client)
}

/** Counts changes by a visitor, by network. */
export async function countBookingChange(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, bookingLimits.bookingChange, client)
  if (!verdict.allowed) recordLimit(req, 'Too many changes of bookings from one network')
  return verdict
}

export async function countSendingAgain(req: PayloadRequest): Promise<LimitVerdict> {
  const client = { address: addressOf(req) }
  const verdict = await countClient(postgresOf(req.payload).pool, bookingLimits.bookingAgain, client)
  if (!verdict.allowed) recordLimit(req, 'Too many requests to resend booking emails from one network')
  return verdict
}
