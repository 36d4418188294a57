import * as z from 'zod/mini'
import { instant, typed } from '../../../lib/http/answers'
import { booking } from '../answers'
import { bookingStatuses } from '../status'
import type { BookingDetails } from './queries'
import type { DeskBooking } from './rows'

export const bookedForVisitor = z.object({ booking })

export const moved = z.object({
  booking,
  updatedAt: instant,
  calendarSequence: z.nullish(z.number()),
  undoUntil: z.nullable(instant),
})

export const undone = z.object({ booking, updatedAt: instant })

const each = <const Results extends readonly string[]>(results: Results) =>
  z.object({ results: z.array(z.object({ id: z.string(), result: z.enum(results) })) })

export const confirmed = each([
  'confirmed',
  'already_confirmed',
  'not_pending',
  'over',
  'not_found',
  'stale',
  'failed',
])

export const cancelled = each(['cancelled', 'already_cancelled', 'completed', 'not_found', 'stale', 'failed'])

export const burst = z.object({ cancelled: z.number(), kept: z.number() })

export const feed = z.object({ since: z.nullable(instant), address: z.optional(z.string()) })

export const endedFeed = z.object({ since: z.null() })

const desk = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  callType: z.nullable(z.string()),
  start: instant,
  end: instant,
  status: z.enum(bookingStatuses),
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  updatedAt: instant,
}

export const bookingList = z.object({
  bookings: typed<DeskBooking[]>(z.array(z.looseObject(desk))),
  timezone: z.string(),
  nextCursor: z.nullable(z.string()),
})

export const bookingDetails = z.object({
  booking: typed<BookingDetails>(z.looseObject({ ...desk, message: z.nullable(z.string()) })),
})

const count = z.number()

export const figures = z.object({
  calls: z.object({
    upcoming: count,
    pending: count,
    outcome: count,
    handover: count,
    completed: count,
    total: count,
  }),
  waiting: z.record(z.string(), count),
})
