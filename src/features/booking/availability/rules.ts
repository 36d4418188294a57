import { isCalendarDate } from '../../../lib/time/calendar-date'
import { wallInstant, wallTimeAt } from '../../../lib/time/wall-time'
import { dateInZone, wallReading } from '../../../lib/time/zone'
import { dateRefusal, wallHours } from '../day/rules'
import type { BusyRange, CalendarRules, Slot, SlotRefusal } from '../types'

const MINUTE_MS = 60_000

export interface DayQuestion {
  rules: CalendarRules
  /** YYYY-MM-DD in the business zone. */
  date: string
  /** Bookings as [bookingDatetime, blockedUntil), external events as they are. */
  busy: BusyRange[]
  /** Pending and confirmed calls of that day, without the one that is moved. */
  calls?: number | undefined
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

/** A stretch of a date as epoch milliseconds, or null when the clocks leave no time in it. */
function stretchOf(
  { start, end }: { start: string; end: string },
  date: string,
  zone: string,
): { open: number; close: number } | null {
  // Compared on the wall as well: moving an end out of a gap could otherwise turn a reversed pair round.
  if (start >= end) return null
  const open = wallInstant(date, start, zone)
  const close = wallInstant(date, end, zone)
  if (open === null || close === null) return null
  // A few zones have skipped a whole day: its hours would resolve into the next one.
  if (dateInZone(new Date(open), zone) !== date) return null
  return { open, close }
}

function daySlots(rules: CalendarRules, date: string): Slot[] {
  if (!usableLengths(rules)) return []
  const duration = rules.bookingDurationMinutes * MINUTE_MS
  const step = duration + rules.bufferTimeMinutes * MINUTE_MS
  const slots: Slot[] = []
  // A buffer may be longer than the break that it reaches into: the next stretch begins after it.
  let free = Number.NEGATIVE_INFINITY
  for (const hours of wallHours(rules, date)) {
    const stretch = stretchOf(hours, date, rules.timezone)
    if (!stretch) continue
    for (let at = Math.max(stretch.open, free); at + duration <= stretch.close; at += step) {
      free = at + step
      slots.push({
        time: wallTimeAt(at, rules.timezone),
        start: new Date(at).toISOString(),
        end: new Date(at + duration).toISOString(),
      })
    }
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

/** What follows from the start of a booking, as it is stored beside it. */
export interface BookingTimes {
  /** YYYY-MM-DD and HH:MM on the wall in `timezone`, the business zone. */
  preferredDate: string
  preferredTime: string
  timezone: string
  endsAt: string
  blockedUntil: string
}

/** All times of a booking that starts at the UTC instant `start`, by the settings at the time of booking. */
export function bookingTimes(
  start: string,
  rules: Pick<CalendarRules, 'timezone' | 'bookingDurationMinutes' | 'bufferTimeMinutes'>,
): BookingTimes {
  const { date, time } = wallReading(new Date(start), rules.timezone)
  const end = new Date(Date.parse(start) + rules.bookingDurationMinutes * MINUTE_MS).toISOString()
  return {
    preferredDate: date,
    preferredTime: time,
    timezone: rules.timezone,
    endsAt: end,
    blockedUntil: blockedUntil({ end }, rules).toISOString(),
  }
}

/** The instant before which no call may start. */
const soonestStart = ({ minimumNoticeHours }: CalendarRules, now: Date): Date =>
  new Date(now.getTime() + minimumNoticeHours * 60 * MINUTE_MS)

/** Whether the day has as many calls as the settings allow. */
export const isFull = ({ rules, calls = 0 }: Pick<DayQuestion, 'rules' | 'calls'>): boolean =>
  rules.maxCallsPerDay > 0 && calls >= rules.maxCallsPerDay

function isFree(slot: Slot, { rules, busy, now }: DayQuestion): boolean {
  const start = new Date(slot.start)
  if (start < soonestStart(rules, now)) return false
  const until = blockedUntil(slot, rules)
  return !busy.some((range) => range.start < range.end && range.start < until && start < range.end)
}

/**
 * The slots of one day that can be booked, in order of time. The only rule of what is offered and of what is accepted.
 * Slots step by duration + buffer of elapsed time from the start of each stretch of the day's hours while the call ends
 * within it; those that start before `now` and the minimum notice or, with their own buffer, overlap a busy range are
 * left out. Days and settings that leave nothing, and days with as many calls as are allowed, give an empty list.
 * @throws RangeError when the settings name an unknown zone.
 */
export function availableSlots(day: DayQuestion): Slot[] {
  if (dateRefusal(day) || isFull(day)) return []
  return daySlots(day.rules, day.date).filter((slot) => isFree(slot, day))
}

function isWanted(
  slot: Slot,
  { preferredTime, start }: Pick<SlotQuestion, 'preferredTime' | 'start'>,
): boolean {
  return slot.time === preferredTime && (!start || Date.parse(slot.start) === Date.parse(start))
}

/**
 * The offered slot that a request means, or null. `start` must name a slot of that wall time; without it the first
 * offered one with that wall time is meant.
 */
export function findSlot({ preferredDate, preferredTime, start, ...rest }: SlotQuestion): Slot | null {
  const offered = availableSlots({ ...rest, date: preferredDate })
  return offered.find((slot) => isWanted(slot, { preferredTime, start })) ?? null
}

/** The ranges without what of them lies within another one. */
export const withoutRange = (ranges: readonly BusyRange[], { start, end }: BusyRange): BusyRange[] =>
  ranges
    .flatMap((range) => [
      { start: range.start, end: new Date(Math.min(range.end.getTime(), start.getTime())) },
      { start: new Date(Math.max(range.start.getTime(), end.getTime())), end: range.end },
    ])
    .filter((range) => range.start < range.end)

/**
 * Why a request gets no slot, or null when `findSlot` finds one: the day cannot be booked, no call starts at
 * this time ('not_a_slot'), it has passed ('over'), it starts too soon, the day is full, or another booking has it ('taken').
 */
export function slotRefusal(request: SlotQuestion): SlotRefusal | null {
  if (findSlot(request)) return null
  const refusal = dateRefusal({ rules: request.rules, date: request.preferredDate, now: request.now })
  if (refusal) return refusal
  const empty = { ...request, busy: [], calls: 0 }
  if (findSlot(empty)) return isFull(request) ? 'full' : 'taken'
  const rules = { ...request.rules, minimumNoticeHours: 0 }
  if (findSlot({ ...empty, rules })) return 'too_soon'
  return daySlots(rules, request.preferredDate).some((slot) => isWanted(slot, request))
    ? 'over'
    : 'not_a_slot'
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
