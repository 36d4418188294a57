import * as z from 'zod/mini'
import { endTime, isCalendarDate, isEndTime, isWallTime } from '../../../lib/time/calendar-date'
import { optionalLine } from '../../../lib/validation/text-fields'
import type { SpecialHours } from '../types'

/** A limit, because every calendar reads the lists. */
export const MAX_DAYS = 200
export const NOTE_LENGTH = 80

export const dayRefusals = {
  date: 'Choose a day.',
  dateOrder: 'The last day must not be before the first.',
  yearly: 'Days off that repeat every year must cover less than a year.',
  hoursOrder: 'The end must be later than the start.',
  wallTime: 'Please write a time as HH:MM, for example 09:00.',
  overlap: 'Two entries for this date overlap.',
  tooMany: `There can be at most ${MAX_DAYS} entries.`,
  note: `A note has at most ${NOTE_LENGTH} characters.`,
}

const YEAR_DAYS = 365
const DAY_MS = 86_400_000

export function lastDayRefusal(from: string, to: string | null, everyYear: boolean): string | null {
  if (!to || !isCalendarDate(from) || !isCalendarDate(to)) return null
  if (to < from) return dayRefusals.dateOrder
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return everyYear && days >= YEAR_DAYS - 1 ? dayRefusals.yearly : null
}

export const overlappingHours = (entries: readonly SpecialHours[]): number =>
  entries.findIndex((entry, place) =>
    entries
      .slice(0, place)
      .some((other) => other.date === entry.date && other.start < entry.end && entry.start < other.end),
  )

const text = (error: string, isValid: (value: string) => boolean) =>
  z.string({ error }).check(z.refine(isValid, { error }))
const dateText = text(dayRefusals.date, isCalendarDate)
export const timeText = text(dayRefusals.wallTime, isWallTime)
export const endText = z
  .string({ error: dayRefusals.wallTime })
  .check(z.overwrite(endTime), z.refine(isEndTime, { error: dayRefusals.wallTime }))
const note = z.pipe(
  optionalLine({ label: 'Note', max: NOTE_LENGTH, tooLong: dayRefusals.note }),
  z.transform((typed: string | undefined) => typed ?? null),
)
const most = z.maxLength(MAX_DAYS, { error: dayRefusals.tooMany })

const dayOff = z
  .object({ from: dateText, to: z.nullable(dateText), everyYear: z.boolean(), note })
  .check(({ value: { from, to, everyYear }, issues }) => {
    const message = lastDayRefusal(from, to, everyYear)
    if (message) issues.push({ code: 'custom', message, path: ['to'], input: to })
  })

const specialHours = z
  .object({ date: dateText, start: timeText, end: endText, note })
  .check(z.refine(({ start, end }) => end > start, { error: dayRefusals.hoursOrder, path: ['end'] }))

export const daysOffSchema = z.array(dayOff, { error: dayRefusals.date }).check(most)
export const specialHoursSchema = z
  .array(specialHours, { error: dayRefusals.date })
  .check(most, ({ value, issues }) => {
    const place = overlappingHours(value)
    if (place >= 0)
      issues.push({ code: 'custom', message: dayRefusals.overlap, path: [place, 'start'], input: value })
  })

export const oneDaySchema = z
  .object({
    kind: z.enum(['usual', 'closed', 'hours', 'break'], { error: 'Choose the hours of the day.' }),
    start: z.optional(timeText),
    end: z.optional(endText),
    note,
  })
  .check(
    z.refine(({ start, end }) => start === undefined || end === undefined || end > start, {
      error: dayRefusals.hoursOrder,
      path: ['end'],
    }),
  )

export type DayOffInput = z.output<typeof daysOffSchema>[number]
export type SpecialHoursInput = z.output<typeof specialHoursSchema>[number]
