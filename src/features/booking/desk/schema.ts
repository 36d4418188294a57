import * as z from 'zod/mini'
import { uuidText } from '@/lib/validation/text-fields'
import { bookingRequestSchema, callType, date, flag, object, reason, start, time, withHost } from '../schema'
import { outcomes } from '../status'

const id = (label: string, of = 'booking') =>
  uuidText(`${label} must be the id of a ${of}`, `${label} is required`)

const { name, email, company, phone, message } = bookingRequestSchema.shape

/** The time. `outsideHours` confirms a time that visitors are not offered. */
const asked = { preferredDate: date, preferredTime: time, start, outsideHours: flag('Outside hours') }

export const bookForVisitorSchema = object({
  name,
  email,
  company,
  phone,
  message,
  type: callType,
  with: withHost,
  ...asked,
  status: z._default(
    z.enum(['pending', 'confirmed', ...outcomes], {
      error: 'Status must be pending, confirmed, completed or no_show',
    }),
    'confirmed',
  ),
  notifyVisitor: flag('Notify visitor'),
})

export const moveBookingSchema = object({
  id: id('Id'),
  type: callType,
  ...asked,
  notifyVisitor: flag('Notify visitor'),
})

export const outcomeSchema = object({
  status: z.enum(outcomes, { error: 'Choose the outcome of the call' }),
  outcomeNote: z.optional(
    z.string().check(z.maxLength(2000, { error: 'The note must have at most 2000 characters' })),
  ),
})

export const undoBookingSchema = object({
  id: id('Id'),
  sequence: z.number({ error: 'Sequence is required' }).check(
    z.refine((value) => Number.isSafeInteger(value), { error: 'Sequence must be a whole number' }),
    z.meta({ type: 'integer' }),
  ),
})

const MOST_AT_ONCE = 200

const version = z.string({ error: 'Each version must be an updatedAt' }).check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Each version must be an updatedAt' }),
  z.meta({ format: 'date-time' }),
)

const selected = (done: string) => ({
  ids: z
    .array(id('Each id'), { error: 'Ids must be a list of bookings' })
    .check(
      z.minLength(1, { error: 'Choose at least one booking' }),
      z.maxLength(MOST_AT_ONCE, { error: `At most ${MOST_AT_ONCE} bookings can be ${done} at once` }),
    ),
  seen: z.optional(z.record(id('Each id'), version, { error: 'Seen must name versions by ids' })),
})

export const cancelBookingsSchema = object({
  ...selected('cancelled'),
  reason,
  notifyVisitor: flag('Notify visitor'),
})

export const confirmBookingsSchema = object(selected('confirmed'))

export const cancelBurstSchema = object({ burst: id('Burst', 'burst') })

export const feedActionSchema = object({
  action: z.enum(['create', 'revoke'], { error: 'Action must be create or revoke' }),
  calls: z._default(z.enum(['all', 'own'], { error: 'Calls must be all or own' }), 'all'),
})

/** The key of a feed's address. */
export const feedKeySchema = object({ key: z.optional(z.string()) })

export type BookForVisitor = z.output<typeof bookForVisitorSchema>
export type UndoBooking = z.output<typeof undoBookingSchema>
export type MoveBooking = z.output<typeof moveBookingSchema>
export type ConfirmBookings = z.output<typeof confirmBookingsSchema>
export type CancelBookings = z.output<typeof cancelBookingsSchema>
