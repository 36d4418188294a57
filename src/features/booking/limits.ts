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
  bookingChange: { name: 'booking-change', points: 20, windowSeconds: HOUR, blockSeconds: HOUR },
  bookingAgain: { name: 'booking-again', points: 5, windowSeconds: HOUR, blockSeconds: 0 },
} as const satisfies Record<string, Limit>

const countersOf = (req: PayloadRequest) => ({
  pool: postgresOf(req.payload).pool,
  client: { address: clientAddress(req.headers) },
})

async function count(req: PayloadRequest, refused: string, ...limits: [Limit, ...Limit[]]) {
  const { pool, client } = countersOf(req)
  const verdicts: LimitVerdict[] = []
  for (const limit of limits) verdicts.push(await countClient(pool, limit, client))
  const verdict = verdicts.reduce((worst, next) => strictest(worst, next))
  if (!verdict.allowed) recordLimit(req, refused)
  return verdict
}

const { bookingHour, bookingDay, bookingChange, bookingAgain } = bookingLimits

export const countBooking = (req: PayloadRequest): Promise<LimitVerdict> =>
  count(req, 'Too many bookings from one network', bookingHour, bookingDay)

/** Uncounts a request that made no booking. */
export async function refundBooking(req: PayloadRequest): Promise<void> {
  const { pool, client } = countersOf(req)
  await refundClient(pool, bookingHour, client)
  await refundClient(pool, bookingDay, client)
}

export const countBookingChange = (req: PayloadRequest): Promise<LimitVerdict> =>
  count(req, 'Too many changes of bookings from one network', bookingChange)

export const countSendingAgain = (req: PayloadRequest): Promise<LimitVerdict> =>
  count(req, 'Too many requests to resend booking emails from one network', bookingAgain)
