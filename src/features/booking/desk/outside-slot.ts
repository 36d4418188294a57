import { isCalendarDate } from '@/lib/time/calendar-date'
import { wallReading } from '@/lib/time/zone'
import { wallInstant } from '../../../lib/time/wall-time'
import type { AskedSlot, Wanted } from '../availability/queries'
import { refusals } from '../availability/refusals'
import type { CalendarRules, Slot } from '../types'

const MINUTE_MS = 60_000
const FURTHEST_MS = 2 * 366 * 24 * 60 * MINUTE_MS

type Answer = Exclude<Wanted, { kind: 'taken' }>

const refused = (message: string, field = 'preferredTime'): Answer => ({
  kind: 'refused',
  error: { code: 'not_a_slot', field, message },
})

function slotAt(at: number, rules: CalendarRules): Slot {
  const end = at + rules.bookingDurationMinutes * MINUTE_MS
  const { time } = wallReading(new Date(at), rules.timezone)
  return { time, start: new Date(at).toISOString(), end: new Date(end).toISOString() }
}

interface OutsideQuestion {
  rules: CalendarRules
  asked: AskedSlot
  now: Date
  /** The call has taken place. */
  isOver?: boolean | undefined
}

/** A slot at any full minute within two years. `start` selects one of two equal wall times. */
export function outsideSlot({ rules, asked, now, isOver = false }: OutsideQuestion): Answer {
  const { preferredDate, preferredTime, start } = asked
  if (!isCalendarDate(preferredDate)) return { kind: 'refused', error: refusals.not_a_date }
  const at = start ? Date.parse(start) : wallInstant(preferredDate, preferredTime, rules.timezone)
  const wall = at !== null && Number.isFinite(at) ? wallReading(new Date(at), rules.timezone) : undefined
  const same = wall?.date === preferredDate && wall.time === preferredTime
  if (at === null || !same || at % MINUTE_MS !== 0) {
    return start
      ? refused('The start is not at this date and time.', 'start')
      : refused('This time does not exist on that day, because the clocks go forward. Choose another one.')
  }
  if (isOver && at > now.getTime()) return refused('This time is still to come. Choose an earlier one.')
  if (!isOver && at <= now.getTime()) return refused('This time is over. Choose a later one.')
  if (at < now.getTime() - FURTHEST_MS)
    return refused('This day is more than two years ago.', 'preferredDate')
  if (at > now.getTime() + FURTHEST_MS) return { kind: 'refused', error: refusals.too_far }
  return { kind: 'slot', slot: slotAt(at, rules) }
}
