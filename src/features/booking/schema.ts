import * as z from 'zod/mini'
import { isCalendarDate, isWallTime } from '../../lib/time/calendar-date'
import { isKnownTimeZone } from '../../lib/time/zone'
import { withoutMarks } from '../../lib/validation/person-name'
import { couldBePhone, INVALID_PHONE } from '../../lib/validation/phone-text'
import {
  checkedText,
  emailAddress,
  optionalLine,
  optionalText,
  optionalValue,
  requiredLine,
  secret,
  wallTime,
} from '../../lib/validation/text-fields'
import { isUuid } from '../../lib/validation/uuid'
import { isSlug } from '../slug/slug'
import { sourceFields } from '../source/schema'

const CHOOSE_SLOT = 'Please select a date and time for your call'
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Requires an offset, because otherwise the server's zone would apply. */
function isInstant(text: string): boolean {
  const date = INSTANT.exec(text)?.[1]
  return date !== undefined && isCalendarDate(date) && !Number.isNaN(Date.parse(text))
}

/** Blank text is left out. */
export const optional = (label: string, isValid: (text: string) => boolean, invalid: string) =>
  optionalValue(
    label,
    z.refine((text) => text === '' || isValid(text), { error: invalid }),
  )

export const date = checkedText(
  'Date',
  CHOOSE_SLOT,
  isCalendarDate,
  'Date must be a real day, written YYYY-MM-DD',
).check(z.meta({ format: 'date' }))
export const time = checkedText('Time', CHOOSE_SLOT, isWallTime, 'Time must be written HH:MM').check(wallTime)
export const start = optional(
  'Start',
  isInstant,
  'Start must be an instant such as 2026-11-30T13:00:00Z',
).check(z.meta({ format: 'date-time' }))

export const callType = optional('Type', isSlug, 'Type must be the slug of a call type').check(
  // An empty text counts as none.
  z.meta({ pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$' }),
)

export const withHost = optional('Host', isSlug, 'Host must be the slug of a host').check(
  z.meta({ pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$' }),
)

export const flag = (label: string) => z.optional(z.boolean({ error: `${label} must be true or false` }))

export const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'The request must be a JSON object' })

/** POST /api/create-booking. Unknown fields are dropped. */
export const bookingRequestSchema = object({
  name: requiredLine({
    label: 'Name',
    clean: withoutMarks,
    required: 'Name is required',
    max: 100,
    tooLong: 'Name must be less than 100 characters',
  }),
  email: emailAddress,
  company: optionalLine({
    label: 'Company',
    max: 100,
    tooLong: 'Company name must be less than 100 characters',
  }),
  phone: optional('Phone', couldBePhone, INVALID_PHONE).check(z.meta({ examples: ['+49 30 1234567'] })),
  message: optionalText({
    label: 'Message',
    max: 2000,
    tooLong: 'Message must be less than 2000 characters',
  }),
  preferredDate: date,
  preferredTime: time,
  timezone: checkedText(
    'Timezone',
    'Timezone is required',
    isKnownTimeZone,
    'Timezone must be a known time zone',
  ).check(z.meta({ examples: ['Europe/Berlin', 'America/New_York'] })),
  start,
  type: callType,
  with: withHost,
  visitorTimezone: optional(
    'Visitor timezone',
    isKnownTimeZone,
    'Visitor timezone must be a known time zone',
  ).check(z.meta({ examples: ['Europe/Berlin', 'America/New_York'] })),
  /** Whether the visitor uses a 12-hour clock. The default is 24. */
  visitorHour12: z.nullish(z.boolean({ error: 'Visitor clock must be true or false' })),
  ...sourceFields,
  /** Honeypot: only bots fill it in. They get a success response. */
  website: z.nullish(z.string({ error: 'Website must be text' })),
})

export const typeOfBookingSchema = object({ type: callType, with: withHost })

/** For calls by phone, which need the visitor's number. */
export const requiredPhone = checkedText(
  'Phone',
  'Phone is required: we call you',
  couldBePhone,
  INVALID_PHONE,
)

export type BookingRequest = z.output<typeof bookingRequestSchema>

export const REASON_LENGTH = 500

export const reason = optionalText({
  label: 'Reason',
  max: REASON_LENGTH,
  tooLong: `Reason must be at most ${REASON_LENGTH} characters`,
})

const token = checkedText(
  'Token',
  'Token is required',
  (text) => /^[\w-]{20,200}$/.test(text),
  'Token is not valid',
).check(secret)

const reschedule = { action: z.literal('reschedule'), preferredDate: date, preferredTime: time, start }

const actionErrors = (actions: string) => ({
  error: (issue: { code: string }) =>
    issue.code === 'invalid_union' ? `Action must be ${actions}` : 'The request must be a JSON object',
})

/** POST /api/bookings/manage. Only a reschedule needs a slot. */
export const manageRequestSchema = z.discriminatedUnion(
  'action',
  [
    object({ token, action: z.literal('view') }),
    object({ token, action: z.literal('confirm') }),
    object({ token, action: z.literal('cancel'), reason }),
    object({ token, ...reschedule }),
  ],
  actionErrors('view, confirm, cancel or reschedule'),
)

const bookingId = checkedText(
  'Booking',
  'The booking is required',
  isUuid,
  'The booking must be named by its id',
).check(z.meta({ format: 'uuid' }))

export const manageOwnSchema = z.discriminatedUnion(
  'action',
  [object({ bookingId, action: z.literal('cancel'), reason }), object({ bookingId, ...reschedule })],
  actionErrors('cancel or reschedule'),
)

export const sendAgainSchema = object({ bookingId, email: emailAddress })

type WithoutKey<Request> = Request extends unknown ? Omit<Request, 'token'> : never
export type ManageAction = WithoutKey<z.output<typeof manageRequestSchema>>

const NO_TYPE = 'The slug of a type of call. Without it the first active type is meant.'
const NO_HOST = 'The slug of a host of this type. Without it anyone who takes such calls is meant.'

/** With `booking`, the id of a booked call, the times have its length. */
export const availabilityQuerySchema = object({
  date: date.check(z.describe('YYYY-MM-DD in the business zone')),
  type: callType.check(z.describe(NO_TYPE)),
  with: withHost.check(z.describe(NO_HOST)),
  booking: optional('Booking', isUuid, 'The booking must be named by its id').check(
    z.meta({
      format: 'uuid',
      description: 'The id of a booked call. The times then have its length, to move it.',
    }),
  ),
})

export const nextFreeQuerySchema = object({
  type: callType.check(z.describe(NO_TYPE)),
  with: withHost.check(z.describe(NO_HOST)),
})
