import { isCalendarDate } from '../../lib/time/calendar-date'
import { dateInZone } from '../../lib/time/zone'
import { dateRefusal } from './date-refusal'
import type { BusyRange, CalendarRules, Slot, SlotRefusal } from './types'
import { wallInstant, wallTimeAt } from './wall-time'

const MINUTE_MS = 60_000

export interface DayQuestion {
  rules: CalendarRules
  /** YYYY-MM-DD in the business zone. */
  date: string
  /** Bookings as [bookingDatetime, blockedUntil), external events as they are. */
  busy: BusyRange[]
  now: Date
}

export interface SlotQuestion extends Omit<DayQuestion, 'date'> {
  preferredDate: string
  /** HH:MM, wall time in the business zone. */
  preferredTime: string
  /** ISO instant of the wanted slot: tells two equal wall times apart when clocks go back. */
  start?: string | null | undefined
}

function usableLengths({ bookingDurationMinutes, bufferTimeMinutes }: CalendarRules): boolean {
  return (
    Number.isInteger(bookingDurationMinutes) &&
    bookingDurationMinutes > 0 &&
    Number.isInteger(bufferTimeMinutes) &&
    bufferTimeMinutes >= 0
  )
}

/** Opening and closing as epoch milliseconds, or null when the settings leave no time on that day. */
function workingHours(rules: CalendarRules, date: string): { open: number; close: number } | null {
  const { workingHoursStart, workingHoursEnd, timezone } = rules
  // Compared on the wall as well: moving an end out of a gap could otherwise turn a reversed pair round.
  if (workingHoursStart >= workingHoursEnd) return null
  const open = wallInstant(date, workingHoursStart, timezone)
  const close = wallInstant(date, workingHoursEnd, timezone)
  if (open === null || close === null) return null
  // A few zones have skipped a whole day: its hours would resolve into the next one.
  if (dateInZone(new Date(open), timezone) !== date) return null
  return { open, close }
}

function daySlots(rules: CalendarRules, date: string): Slot[] {
  const hours = usableLengths(rules) ? workingHours(rules, date) : null
  if (!hours) return []
  const duration = rules.bookingDurationMinutes * MINUTE_MS
  const step = duration + rules.bufferTimeMinutes * MINUTE_MS
  const slots: Slot[] = []
  for (let at = hours.open; at + duration <= hours.close; at += step) {
    slots.push({
      time: wallTimeAt(at, rules.timezone),
      start: new Date(at).toISOString(),
      end: new Date(at + duration).toISOString(),
    })
  }
  return slots
}

/**
 * When a booking of this slot stops blocking others: its end and the buffer after it. This is what is stored as
 * `blockedUntil`, so that the database refuses exactly what `availableSlots` hides.
 */
export function blockedUntil(slot: Pick<Slot, 'end'>, rules: Pick<CalendarRules, 'bufferTimeMinutes'>): Date {
  return new Date(Date.parse(slot.end) + rules.bufferTimeMinutes * MINUTE_MS)
}

function isFree(slot: Slot, { rules, busy, now }: DayQuestion): boolean {
  const start = new Date(slot.start)
  if (start < now) return false
  const until = blockedUntil(slot, rules)
  return !busy.some((range) => range.start < range.end && range.start < until && start < range.end)
}

/**
 * The slots of one day that can be booked, in order of time. The only rule of what is offered and of what is accepted.
 * Slots step by duration + buffer of elapsed time from the working start while the call ends by the working end; those
 * that start before `now` or, with their own buffer, overlap a busy range are left out. Days and settings that leave
 * nothing give an empty list.
 * @throws RangeError when the settings name an unknown zone.
 */
export function availableSlots(day: DayQuestion): Slot[] {
  if (dateRefusal(day)) return []
  return daySlots(day.rules, day.date).filter((slot) => isFree(slot, day))
}

/**
 * The offered slot that a request means, or null. `start` must name a slot of that wall time; without it the first
 * offered one with that wall time is meant.
 */
export function findSlot({ preferredDate, preferredTime, start, ...rest }: SlotQuestion): Slot | null {
  const offered = availableSlots({ ...rest, date: preferredDate })
  const named = offered.filter((slot) => slot.time === preferredTime)
  const wanted = start ? Date.parse(start) : null
  return named.find((slot) => wanted === null || Date.parse(slot.start) === wanted) ?? null
}

/**
 * Why a request gets no slot, or null when `findSlot` finds one: the day cannot be booked, the time was never on the
 * grid ('not_a_slot', which includes times gone by), or somebody else has it ('taken').
 */
export function slotRefusal(request: SlotQuestion): SlotRefusal | null {
  if (findSlot(request)) return null
  const refusal = dateRefusal({ rules: request.rules, date: request.preferredDate, now: request.now })
  if (refusal) return refusal
  return findSlot({ ...request, busy: [] }) ? 'taken' : 'not_a_slot'
}

/**
 * The range in which busy time can matter to a day's slots: what to ask the database and the external calendar for.
 * Null when the day has no slots at all, or does not exist.
 */
export function busyWindow(rules: CalendarRules, date: string): BusyRange | null {
  const slots = isCalendarDate(date) ? daySlots(rules, date) : []
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last ? { start: new Date(first.start), end: blockedUntil(last, rules) } : null
}
