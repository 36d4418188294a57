import * as z from 'zod/mini'
import { isKnownTimeZone } from '../../../lib/time/zone'
import { printableLine, printableText } from '../../../lib/validation/text-fields'
import { isMeetingLink, linkRefusals, storedMeetingLink } from '../meeting/rules'
import { flag } from '../schema'
import { bookingStatuses, statusChoice } from '../status'

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

const START = 'Start must be a date and time such as 2026-11-30T13:00:00Z'

function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

const optionalNullable = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

/** Pages and mails write times in these zones, and an unknown one would stop them. */
const zone = (label: string) =>
  optionalNullable(
    z.string({ error: `${label} must be text` }).check(
      z.refine((text) => text === '' || isKnownTimeZone(text), {
        error: `${label} must be a known time zone`,
      }),
    ),
  )

/** PATCH /api/bookings/:id. The collection checks lengths and addresses. Unknown fields change nothing. */
export const bookingChangeSchema = z.looseObject({
  status: z.optional(z.enum(bookingStatuses, { error: `Status must be ${statusChoice}` })),
  name: z.optional(printableLine('Name')),
  email: z.optional(printableLine('Email')),
  company: optionalNullable(printableLine('Company')),
  /** The field's own rule decides. */
  phone: optionalNullable(z.string({ error: 'Phone must be text' })),
  message: optionalNullable(printableText('Message')),
  outcomeNote: optionalNullable(printableText('Note')),
  teamCancelReason: optionalNullable(printableText('Note')),
  timezone: zone('Timezone'),
  visitorTimezone: zone('Visitor timezone'),
  meetLink: optionalNullable(
    z.string({ error: linkRefusals.link }).check(
      z.overwrite(storedMeetingLink),
      z.refine((link) => link === '' || isMeetingLink(link), { error: linkRefusals.link }),
    ),
  ),
  /** Checked like the time of a move. */
  bookingDatetime: z.optional(
    z.string({ error: START }).check(z.refine(isInstant, { error: START }), z.meta({ format: 'date-time' })),
  ),
  outsideHours: flag('Outside hours'),
  notifyVisitor: flag('Notify visitor'),
  assignee: optionalNullable(z.string({ error: 'Assignee must be the id of a person' })),
  /** The sequence that the writer has seen. */
  calendarSequence: z.optional(z.number({ error: 'Sequence must be a number' })),
})

export type BookingPatch = z.output<typeof bookingChangeSchema>
