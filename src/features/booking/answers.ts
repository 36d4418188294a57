import * as z from 'zod/mini'
import { errors, instant, typed } from '../../lib/http/answers'
import { questionKindNames } from './call-type/rules'
import { shownHost } from './host/answers'
import type { ShownHost } from './host/shown-hosts'
import type { MeetingKind } from './meeting/rules'
import { bookingStatuses } from './status'

const day = z.string().check(z.describe('YYYY-MM-DD in the business zone'))

const slot = z.object({
  time: z.string().check(z.describe('HH:MM in the business zone')),
  start: instant,
  end: instant,
  hosts: z.optional(
    z.array(z.string()).check(z.describe('Slugs of the hosts with this time, if visitors choose')),
  ),
})

export const booking = z.object({
  id: z.string(),
  name: z.string(),
  callType: z.nullable(z.string()),
  bookingDatetime: instant,
  endsAt: instant,
  preferredDate: day,
  preferredTime: z.string(),
  timezone: z.string(),
  visitorTimezone: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  meetingKind: typed<MeetingKind>(z.string()),
  meetLink: z.nullable(z.string()),
  changeUntil: instant,
  heldUntil: z.nullable(instant),
  host: z.nullable(typed<ShownHost>(shownHost)).check(z.describe('Who takes the call. Null for the desk')),
})

/** The team reads more of it. */
const callType = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.optional(z.nullable(z.string())),
  durationMinutes: z.optional(z.nullable(z.number())),
  bufferMinutes: z.optional(z.nullable(z.number())),
  minutes: z.number().check(z.describe('The length: its own, or that of the calendar settings')),
  meetingKind: z.optional(z.nullable(z.string())),
  hostChoice: z.optional(z.nullable(z.string())),
  questions: z.array(
    z.object({
      id: z.string().check(z.describe('The name of its answer in `answers`')),
      label: z.string(),
      kind: z.enum(questionKindNames),
      required: z.optional(z.nullable(z.boolean())),
      options: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
  orderIndex: z.number(),
  isActive: z.boolean(),
  order: z.number(),
  active: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})

const listOf = (doc: z.ZodMiniType) =>
  z.object({
    docs: z.array(doc),
    totalDocs: z.number(),
    limit: z.number(),
    totalPages: z.number(),
    page: z.number(),
    pagingCounter: z.number(),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
    prevPage: z.nullable(z.number()),
    nextPage: z.nullable(z.number()),
  })

export const callTypes = listOf(callType)

export const availability = z.object({
  date: day,
  timezone: z.string(),
  durationMinutes: z.number(),
  calendar: z.enum(['ok', 'stale', 'off']),
  toBeConfirmed: z.optional(z.boolean()),
  slots: z.array(slot),
  reason: z.optional(z.object({ code: z.string(), message: z.string() })),
})

export const nextFree = z.object({
  now: instant,
  timezone: z.string(),
  next: z.array(z.extend(slot, { date: day })),
  full: z.array(day),
})

export const booked = z.object({ booking: z.extend(booking, { linkFollows: z.boolean() }) })

export const managed = z.object({ booking, token: z.optional(z.string()) })

/** A refused time, with the free times of its day. */
export const slotTaken = z.extend(errors, z.partial(availability).shape)

/** A booking as the caller may read it. */
export const document = z.object({
  doc: z.looseObject({
    id: z.string(),
    status: z.enum(bookingStatuses),
    bookingDatetime: instant,
    calendarSequence: z.optional(z.number()),
    updatedAt: instant,
    /** Until then the change can be undone. */
    undoUntil: z.optional(instant),
  }),
  message: z.string(),
})
