import { isWithin } from '../day/rules'
import type { DayOffInput, SpecialHoursInput } from './days'

interface Days {
  daysOff: readonly DayOffInput[]
  specialHours: readonly SpecialHoursInput[]
}

/** What holds on one date: the usual hours, none, or some of its own (HH:MM). */
export type DayChoice = { kind: 'usual' } | { kind: 'closed' } | { kind: 'hours'; start: string; end: string }

/** An entry about this date alone, which can be taken away without touching other days. */
const isOnly = ({ from, to, everyYear }: DayOffInput, date: string) =>
  from === date && (to === null || to === date) && !everyYear

/** The days off that hold on a date, and on others too. */
export const widerDaysOff = ({ daysOff }: Days, date: string): DayOffInput[] =>
  daysOff.filter((days) => isWithin(days, date) && !isOnly(days, date))

/** What the settings say about one date. Of several stretches the first start and the last end. */
export function choiceOf({ daysOff, specialHours }: Days, date: string): DayChoice {
  const own = specialHours.filter((hours) => hours.date === date)
  if (own.length > 0) {
    const [start = ''] = own.map((hours) => hours.start).sort()
    const end = own.map((hours) => hours.end).sort()
    return { kind: 'hours', start, end: end.at(-1) ?? '' }
  }
  return daysOff.some((days) => isWithin(days, date)) ? { kind: 'closed' } : { kind: 'usual' }
}

/** Both lists with another choice for one date. Days off that hold on other dates, too, stay as they are. */
export function withDay(days: Days, date: string, choice: DayChoice, note: string | null): Days {
  const daysOff = days.daysOff.filter((entry) => !isOnly(entry, date))
  const specialHours = days.specialHours.filter((hours) => hours.date !== date)
  if (choice.kind === 'hours') {
    const { start, end } = choice
    return { daysOff, specialHours: [...specialHours, { date, start, end, note }] }
  }
  const isClosed = daysOff.some((entry) => isWithin(entry, date))
  if (choice.kind === 'usual' || isClosed) return { daysOff, specialHours }
  return { daysOff: [...daysOff, { from: date, to: null, everyYear: false, note }], specialHours }
}
