import * as z from 'zod/mini'
import { isUuid } from '@/lib/validation/uuid'
import { bookingRequestSchema, date, object, start, time } from '../schema'

const flag = (label: string) => z.optional(z.boolean({ error: `${label} must be true or false` }))

const id = (label: string, of = 'booking') =>
  z
    .string({ error: `${label} is required` })
    .check(z.refine(isUuid, { error: `${label} must be the id of a ${of}` }))

const { name, email, company, phone, message } = bookingRequestSchema.shape

/** When, and whether a time that visitors are not offered is meant in earnest. */
const wish = { preferredDate: date, preferredTime: time, start, outsideHours: flag('Outside hours') }

/** POST /api/book-for-visitor */
export const bookForVisitorSchema = object({
  name,
  email,
  company,
  phone,
  message,
  ...wish,
  // A call that the team itself has arranged waits for nobody's confirmation.
  status: z._default(
    z.enum(['pending', 'confirmed'], { error: 'Status must be pending or confirmed' }),
    'confirmed',
  ),
  notifyVisitor: flag('Notify visitor'),
})

/** POST /api/move-booking */
export const moveBookingSchema = object({ id: id('Id'), ...wish, notifyVisitor: flag('Notify visitor') })

const MOST_AT_ONCE = 200

const version = z
  .string({ error: 'Each version must be an updatedAt' })
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Each version must be an updatedAt' }))

/** POST /api/cancel-bookings; `seen` names the version (updatedAt) of those that were seen, by their ids. */
export const cancelBookingsSchema = object({
  ids: z
    .array(id('Each id'), { error: 'Ids must be a list of bookings' })
    .check(
      z.minLength(1, { error: 'Choose at least one booking' }),
      z.maxLength(MOST_AT_ONCE, { error: `At most ${MOST_AT_ONCE} bookings can be cancelled at once` }),
    ),
  seen: z.optional(z.record(id('Each id'), version, { error: 'Seen must name versions by ids' })),
  notifyVisitor: flag('Notify visitor'),
})

/** POST /api/cancel-booking-burst */
export const cancelBurstSchema = object({ burst: id('Burst', 'burst') })

/** POST /api/bookings-feed */
export const feedActionSchema = object({
  action: z.enum(['create', 'revoke'], { error: 'Action must be create or revoke' }),
})

export type BookForVisitor = z.output<typeof bookForVisitorSchema>
export type MoveBooking = z.output<typeof moveBookingSchema>
export type CancelBookings = z.output<typeof cancelBookingsSchema>
