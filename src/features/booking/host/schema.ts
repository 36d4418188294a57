import * as z from 'zod/mini'
import { isKnownTimeZone } from '../../../lib/time/zone'
import { couldBePhone, INVALID_PHONE } from '../../../lib/validation/phone-text'
import { optionalLine, requiredLine, uuidText } from '../../../lib/validation/text-fields'
import { busyCalendarsSchema } from '../../calendar/feeds/schema'
import { isSlug } from '../../slug/slug'
import { isMeetingLink, linkRefusals } from '../meeting/rules'
import { flag, object, optional } from '../schema'
import { daysOffSchema } from '../settings/days'
import { type NumberSetting, numberSetting } from '../settings/schema'
import { weeklyHoursSchema } from '../settings/weekly-hours'
import { LINE_LENGTH, NAME_LENGTH } from './rules'

const ownNumber = (name: NumberSetting) => z.nullish(numberSetting(name))

/** Blank text becomes null, and a missing one stays as it is. */
const clearable = (schema: z.ZodMiniType<string | undefined, string | null | undefined>) =>
  z.optional(
    z.pipe(
      schema,
      z.transform((text: string | undefined) => text ?? null),
    ),
  )

const slug = z
  .string({ error: 'Slug must be text' })
  .check(
    z.trim(),
    z.refine(isSlug, { error: 'A slug has lowercase letters, digits and single hyphens only.' }),
  )

/** POST /api/set-host. What is left out stays. An empty value means that the calendar settings apply. */
export const setHostSchema = object({
  user: z.optional(uuidText('User must be the id of a person')),
  slug: z.optional(slug),
  isActive: flag('Takes new calls'),
  name: z.optional(
    requiredLine({
      label: 'Name',
      required: 'Name is required',
      max: NAME_LENGTH,
      tooLong: `Name must have at most ${NAME_LENGTH} characters`,
    }),
  ),
  line: clearable(
    optionalLine({
      label: 'Line',
      max: LINE_LENGTH,
      tooLong: `The line must have at most ${LINE_LENGTH} characters`,
    }),
  ),
  picture: z.optional(z.nullable(uuidText('Picture must be the id of a picture'))),
  timezone: clearable(optional('Time zone', isKnownTimeZone, 'Choose a known time zone.')),
  weeklyHours: z.optional(weeklyHoursSchema),
  daysOff: z.optional(daysOffSchema),
  minimumNoticeHours: ownNumber('minimumNoticeHours'),
  bufferTimeMinutes: ownNumber('bufferTimeMinutes'),
  maxCallsPerDay: ownNumber('maxCallsPerDay'),
  meetingUrl: clearable(optional('Link', isMeetingLink, linkRefusals.link)),
  phone: clearable(optional('Phone', couldBePhone, INVALID_PHONE)),
  busyCalendars: z.optional(busyCalendarsSchema),
})

export type SetHost = z.output<typeof setHostSchema>

export const handOverSchema = object({
  id: uuidText('Id must be the id of a booking', 'Id is required'),
  /** Null for the desk. */
  host: z.nullable(uuidText('Host must be the id of a host', 'Host is required')),
  outsideHours: flag('Outside hours'),
  notifyVisitor: flag('Notify visitor'),
})

export type HandOver = z.output<typeof handOverSchema>
