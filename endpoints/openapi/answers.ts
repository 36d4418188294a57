import * as z from 'zod/mini'
import { bookingStatuses } from '@/features/booking/status'

const instant = z.string().register(z.globalRegistry, { description: 'UTC instant, ISO 8601' })
const day = z.string().register(z.globalRegistry, { description: 'YYYY-MM-DD in the business zone' })

const slot = z.object({
  time: z.string().register(z.globalRegistry, { description: 'HH:MM in the business zone' }),
  start: instant,
  end: instant,
})

const booking = z.object({
  id: z.string(),
  name: z.string(),
  bookingDatetime: instant,
  endsAt: instant,
  preferredDate: day,
  preferredTime: z.string(),
  timezone: z.string(),
  visitorTimezone: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  meetingKind: z.string(),
  meetLink: z.nullable(z.string()),
  changeUntil: instant,
  heldUntil: z.nullable(instant),
})

const message = z.object({ message: z.string() })

/** The one shape of all errors. Some have the day's free times next to them. */
const errors = z.object({
  errors: z.array(z.object({ message: z.string(), code: z.string(), field: z.optional(z.string()) })),
})

/** The answers of the public calls. A test compares them with real ones. */
export const answers = {
  availability: z.object({
    date: day,
    timezone: z.string(),
    durationMinutes: z.number(),
    calendar: z.enum(['ok', 'stale', 'off']),
    toBeConfirmed: z.optional(z.boolean()),
    slots: z.array(slot),
    reason: z.optional(z.object({ code: z.string(), message: z.string() })),
  }),
  nextFree: z.object({
    now: instant,
    timezone: z.string(),
    next: z.array(z.extend(slot, { date: day })),
  }),
  booked: z.object({ booking: z.extend(booking, { linkFollows: z.boolean() }) }),
  managed: z.object({ booking, token: z.optional(z.string()) }),
  message,
  subscribed: z.object({ status: z.literal('confirmed') }),
  errors,
} as const
