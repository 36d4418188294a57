import { isCalendarDate } from '../../../lib/time/calendar-date'
import { wallInstant, wallTimeAt } from '../../../lib/time/wall-time'
import { dateInZone, wallReading } from '../../../lib/time/zone'
import { dateRefusal, type Hours, wallHours } from '../day/rules'
import type { BusyRange, CalendarRules, Slot, SlotRefusal } from '../types'

const MINUTE_MS = 60_000

export interface DayQuestion {
  rules: CalendarRules
  date: string
  /** Bookings as [bookingDatetime, blockedUntil), and external events. */
  busy: BusyRange[]
  calls?: number | undefined
  now: Date
}

export interface SlotQuestion extends Omit<DayQuestion, 'date'> {
  preferredDate: string
  preferredTime: string
  /** ISO instant of the slot. Distinguishes equal wall times when clocks go back. */
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

/** Hours of a date as epoch milliseconds. Null if a clock change leaves none. */
function stretchOf({ start, end }: Hours, date: string, zone: string) {
  // Wall times are compared too, because moving an end out of a gap could reverse them.
  if (start >= end) return null
  const open = wallInstant(date, start, zone)
  const close = wallInstant(date, end, zone)
  if (open === null || close === null) return null
  // A few zones have skipped a day. Its hours would fall on the next one.
  if (dateInZone(new Date(open), zone) !== date) return null
  return { open, close }
}

/** A month of a team asks for the same few hours hundreds of times, and each time zone costs. */
const KEPT_DAYS = 2000
const keptDays = new Map<string, readonly Slot[]>()

function daySlots(rules: CalendarRules, date: string): readonly Slot[] {
  if (!usableLengths(rules)) return []
  const hours = wallHours(rules, date)
  const lengths = `${rules.bookingDurationMinutes} ${rules.bufferTimeMinutes}`
  const key = `${date} ${rules.timezone} ${lengths} ${hours.map(({ start, end }) => `${start}-${end}`).join()}`
  const kept = keptDays.get(key)
  if (kept) return kept
  if (keptDays.size >= KEPT_DAYS) keptDays.clear()
  const slots = slotsWithin(hours, rules, date)
  keptDays.set(key, slots)
  return slots
}

function slotsWithin(allHours: readonly Hours[], rules: CalendarRules, date: string): Slot[] {
  const duration = rules.bookingDurationMinutes * MINUTE_MS
  const step = duration + rules.bufferTimeMinutes * MINUTE_MS
  const slots: Slot[] = []
  // A buffer can be longer than the break. The next stretch begins after it.
  let free = Number.NEGATIVE_INFINITY
  for (const hours of allHours) {
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

/** The slot's end plus buffer. Stored, so the constraint rejects exactly what `availableSlots` hides. */
export function blockedUntil(slot: Pick<Slot, 'end'>, rules: Pick<CalendarRules, 'bufferTimeMinutes'>): Date {
  return new Date(Date.parse(slot.end) + rules.bufferTimeMinutes * MINUTE_MS)
}

/** A booking's times from its start (UTC instant) and the current settings. */
export function bookingTimes(
  start: string,
  rules: Pick<CalendarRules, 'timezone' | 'bookingDurationMinutes' | 'bufferTimeMinutes'>,
) {
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

const soonestStart = ({ minimumNoticeHours }: CalendarRules, now: Date): Date =>
  new Date(now.getTime() + minimumNoticeHours * 60 * MINUTE_MS)

export const isFull = ({ rules, calls = 0 }: Pick<DayQuestion, 'rules' | 'calls'>): boolean =>
  rules.maxCallsPerDay > 0 && calls >= rules.maxCallsPerDay

function isFree(slot: Slot, { rules, busy, now }: DayQuestion): boolean {
  const start = new Date(slot.start)
  if (start < soonestStart(rules, now)) return false
  const until = blockedUntil(slot, rules)
  return !busy.some((range) => range.start < range.end && range.start < until && start < range.end)
}

/** The bookable slots of a day. They step by duration plus buffer of elapsed time in each stretch. @throws RangeError for an unknown zone */
export function availableSlots(day: DayQuestion): Slot[] {
  if (dateRefusal(day) || isFull(day)) return []
  return daySlots(day.rules, day.date).filter((slot) => isFree(slot, day))
}

/** Why a call that has its time does not fit into a day, or null. Hours, busy times and the day's limit count, the grid and the notice do not. */
export function fitRefusal(day: DayQuestion, { start, end }: Pick<Slot, 'start' | 'end'>) {
  const rules = { ...day.rules, minimumNoticeHours: 0 }
  const refusal = dateRefusal({ ...day, rules })
  if (refusal) return refusal
  const isWithin = wallHours(rules, day.date).some((hours) => {
    const stretch = stretchOf(hours, day.date, rules.timezone)
    return stretch && stretch.open <= Date.parse(start) && Date.parse(end) <= stretch.close
  })
  if (!isWithin) return 'not_a_slot'
  if (isFull(day)) return 'full'
  return isFree({ time: '', start, end }, { ...day, rules }) ? null : 'taken'
}

function isWanted(slot: Slot, { preferredTime, start }: Pick<SlotQuestion, 'preferredTime' | 'start'>) {
  return slot.time === preferredTime && (!start || Date.parse(slot.start) === Date.parse(start))
}

/** The slot of a request, or null. `start` must match the wall time. Without it, the first match is used. */
export function findSlot({ preferredDate, preferredTime, start, ...rest }: SlotQuestion): Slot | null {
  const offered = availableSlots({ ...rest, date: preferredDate })
  return offered.find((slot) => isWanted(slot, { preferredTime, start })) ?? null
}

export const withoutRange = (ranges: readonly BusyRange[], { start, end }: BusyRange): BusyRange[] =>
  ranges
    .flatMap((range) => [
      { start: range.start, end: new Date(Math.min(range.end.getTime(), start.getTime())) },
      { start: new Date(Math.max(range.start.getTime(), end.getTime())), end: range.end },
    ])
    .filter((range) => range.start < range.end)

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

/** The range to query for busy times of a day. Null if the day has no slots. */
export function busyWindow(rules: CalendarRules, date: string): BusyRange | null {
  const slots = isCalendarDate(date) ? daySlots(rules, date) : []
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last ? { start: new Date(first.start), end: blockedUntil(last, rules) } : null
}
