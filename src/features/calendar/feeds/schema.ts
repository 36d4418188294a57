import * as z from 'zod/mini'
import { isOutsideAddress } from '../../../lib/validation/outside-address'
import { storedAddress } from '../../../lib/validation/stored-address'
import { requiredLine } from '../../../lib/validation/text-fields'

export const MOST_CALENDARS = 5
export const NAME_LENGTH = 80

export const calendarRefusals = {
  name: 'Please name the calendar.',
  nameLength: `A name has at most ${NAME_LENGTH} characters.`,
  url: 'Please enter the full address of the calendar, starting with https://.',
  twice: 'This calendar is already in the list.',
  private: 'This address is not on the public internet.',
  tooMany: `There can be at most ${MOST_CALENDARS} calendars.`,
}

/** The address to ask and to store: webcal:// is https:// for calendar applications. */
export const calendarAddress = (typed: string): string =>
  storedAddress(typed.trim().replace(/^webcal:\/\//i, 'https://'))

/** Returns true for a usable address. @param allowHttp also allows http */
export const isCalendarAddress = (typed: string, allowHttp = true): boolean =>
  isOutsideAddress(calendarAddress(typed), allowHttp)

/** The index of the first calendar whose address is there before, or -1. */
export const repeatedCalendar = (calendars: readonly { url: string }[]): number =>
  calendars.findIndex(
    ({ url }, place) =>
      calendars.findIndex((other) => calendarAddress(other.url) === calendarAddress(url)) < place,
  )

const calendar = z.object({
  name: requiredLine({
    label: 'Name',
    max: NAME_LENGTH,
    required: calendarRefusals.name,
    tooLong: calendarRefusals.nameLength,
  }),
  // The server alone knows whether http is allowed.
  url: z
    .string({ error: calendarRefusals.url })
    .check(z.refine((typed) => isCalendarAddress(typed), { error: calendarRefusals.url })),
})

export const busyCalendarsSchema = z
  .array(calendar, { error: calendarRefusals.url })
  .check(z.maxLength(MOST_CALENDARS, { error: calendarRefusals.tooMany }), ({ value, issues }) => {
    const place = repeatedCalendar(value)
    if (place >= 0)
      issues.push({ code: 'custom', message: calendarRefusals.twice, path: [place, 'url'], input: value })
  })

export type BusyCalendarInput = z.output<typeof busyCalendarsSchema>[number]
