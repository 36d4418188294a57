import * as z from 'zod/mini'
import { isEndTime, isWallTime } from '../../../lib/time/calendar-date'
import { weekdayNames } from '../../../lib/time/format'
import type { CalendarRules } from '../types'
import { endText, timeText } from './days'

export const MOST_ROWS = 50

export const weeklyRefusals = {
  weekday: 'Choose a weekday (Monday is 1, Sunday is 7).',
  tooMany: `There can be at most ${MOST_ROWS} rows.`,
}

export type WeekdayHours = CalendarRules['weeklyHours'][number]

export const isWeekday = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7

const rowName = ({ weekday }: WeekdayHours, place: number) =>
  `Row ${place + 1} (${weekdayNames[weekday - 1] ?? 'no weekday'})`

/** The error of a row that is reversed, or overlaps an earlier one, and its field. Invalid times are reported elsewhere. */
export function rowRefusal(
  rows: readonly WeekdayHours[],
  place: number,
): { field: 'start' | 'end'; message: string } | null {
  const row = rows[place]
  if (!row || !isWallTime(row.start) || !isEndTime(row.end)) return null
  if (row.end <= row.start)
    return { field: 'end', message: `${rowName(row, place)}: the end must be later than the start.` }
  const other = rows
    .slice(0, place)
    .findIndex(({ weekday, start, end }) => weekday === row.weekday && start < row.end && row.start < end)
  return other < 0 ? null : { field: 'start', message: `${rowName(row, place)} overlaps row ${other + 1}.` }
}

export const weeklyHoursSchema = z
  .array(
    z.object({
      weekday: z.custom<number>(isWeekday, { error: weeklyRefusals.weekday }),
      start: timeText,
      end: endText,
    }),
    { error: weeklyRefusals.weekday },
  )
  .check(z.maxLength(MOST_ROWS, { error: weeklyRefusals.tooMany }), ({ value, issues }) => {
    for (const place of value.keys()) {
      const refused = rowRefusal(value, place)
      if (refused)
        issues.push({ code: 'custom', message: refused.message, path: [place, refused.field], input: value })
    }
  })
