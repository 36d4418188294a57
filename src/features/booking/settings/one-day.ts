import { type Hours, isWithin } from '../day/rules'
import type { DayOffInput, SpecialHoursInput } from './days'

interface Days {
  daysOff: readonly DayOffInput[]
  specialHours: readonly SpecialHoursInput[]
}

/** The rule of one date: usual hours, none, its own, or a break (HH:MM). */
export type DayChoice = { kind: 'usual' } | { kind: 'closed' } | ({ kind: 'hours' | 'break' } & Hours)

const isOnly = ({ from, to, everyYear }: DayOffInput, date: string) =>
  from === date && (to === null || to === date) && !everyYear

export const widerDaysOff = ({ daysOff }: Days, date: string): DayOffInput[] =>
  daysOff.filter((days) => isWithin(days, date) && !isOnly(days, date))

export const withoutBreak = (open: readonly Hours[], { start, end }: Hours): Hours[] =>
  open
    .flatMap((stretch) => [
      { start: stretch.start, end: stretch.end < start ? stretch.end : start },
      { start: stretch.start > end ? stretch.start : end, end: stretch.end },
    ])
    .filter((stretch) => stretch.start < stretch.end)

export const wholeOf = (stretches: readonly Hours[]): Hours => ({
  start: stretches.map(({ start }) => start).sort()[0] ?? '',
  end:
    stretches
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? '',
})

/** The settings of one date. More than two stretches become one. */
export function choiceOf({ daysOff, specialHours }: Days, date: string): DayChoice {
  const own = specialHours.filter((hours) => hours.date === date)
  if (own.length > 0) {
    const [first, second] = own.toSorted((one, other) => (one.start < other.start ? -1 : 1))
    if (own.length === 2 && first && second && first.end < second.start)
      return { kind: 'break', start: first.end, end: second.start }
    const { start, end } = wholeOf(own)
    return { kind: 'hours', start, end }
  }
  return daysOff.some((days) => isWithin(days, date)) ? { kind: 'closed' } : { kind: 'usual' }
}

export const noteOf = ({ daysOff, specialHours }: Days, date: string): string | null =>
  [
    ...specialHours.filter((hours) => hours.date === date),
    ...daysOff.filter((entry) => isOnly(entry, date)),
  ].find(({ note }) => note)?.note ?? null

/** The hours before a break: the date's own, or `usual`. Ignores the break that it `replaces`. */
export function hoursForBreak(days: Days, date: string, usual: readonly Hours[], replaces: boolean) {
  const own = days.specialHours.filter((hours) => hours.date === date)
  if (own.length === 0) return usual
  return replaces && choiceOf(days, date).kind === 'break' ? [wholeOf(own)] : own
}

/** Both lists with a new rule for one date. A break is cut from the hours in `open`. */
export function withDay(
  days: Days,
  date: string,
  choice: DayChoice,
  note: string | null,
  open: readonly Hours[] = [],
): Days {
  const daysOff = days.daysOff.filter((entry) => !isOnly(entry, date))
  const specialHours = days.specialHours.filter((hours) => hours.date !== date)
  if (choice.kind === 'hours' || choice.kind === 'break') {
    const own = choice.kind === 'hours' ? [choice] : withoutBreak(open, choice)
    return {
      daysOff,
      specialHours: [...specialHours, ...own.map(({ start, end }) => ({ date, start, end, note }))],
    }
  }
  const isClosed = daysOff.some((entry) => isWithin(entry, date))
  if (choice.kind === 'usual' || isClosed) return { daysOff, specialHours }
  return { daysOff: [...daysOff, { from: date, to: null, everyYear: false, note }], specialHours }
}
