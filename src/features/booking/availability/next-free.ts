import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import { rulesOf } from '../call-type/queries'
import type { OwnLengths } from '../call-type/rules'
import { dateRefusal } from '../day/rules'
import type { CalendarRules, Slot } from '../types'
import { bookedRanges, dayAvailability } from './queries'
import { availableSlots, busyWindow } from './rules'

export interface NextFree {
  /** The server's clock (UTC instant), because the device's may be wrong. */
  now: string
  timezone: string
  /** The first free slot of each of the next days. `date` is YYYY-MM-DD in the business zone. */
  next: (Slot & { date: string })[]
}

const DAYS_SHOWN = 3
/** Limits the cost of a request: days checked against bookings, and days checked in full. */
const DAYS_LOOKED_AT = 31
const DAYS_ASKED = 4

function bookableDays(rules: CalendarRules, now: Date): string[] {
  const today = dateInZone(now, rules.timezone)
  const dates: string[] = []
  for (let ahead = 0; ahead <= rules.maxDaysAdvance && dates.length < DAYS_LOOKED_AT; ahead++) {
    const date = addCalendarDays(today, ahead)
    if (!dateRefusal({ rules, date, now }) && busyWindow(rules, date)) dates.push(date)
  }
  return dates
}

/** The days with a free time among our own bookings, in one query. */
async function openDays(req: PayloadRequest, rules: CalendarRules, now: Date): Promise<string[]> {
  const dates = bookableDays(rules, now)
  const windows = dates.flatMap((date) => busyWindow(rules, date) ?? [])
  const [first, last] = [windows[0], windows.at(-1)]
  if (!first || !last) return []
  const span = { start: first.start, end: last.end }
  const booked = await bookedRanges(await transactionOf(req), span, { now })
  const open: string[] = []
  for (const [index, date] of dates.entries()) {
    if (open.length === DAYS_ASKED) break
    const window = windows[index]
    const busy = booked.filter(({ start, end }) => window && start < window.end && window.start < end)
    if (availableSlots({ rules, date, busy, now }).length > 0) open.push(date)
  }
  return open
}

/** The next bookable times, from `dayAvailability`. */
export async function nextFree(req: PayloadRequest, lengths: OwnLengths, now: Date): Promise<NextFree> {
  const rules = await rulesOf(req, { lengths })
  const next: NextFree['next'] = []
  for (const date of await openDays(req, rules, now)) {
    if (next.length === DAYS_SHOWN) break
    const { slots } = await dayAvailability(req, { date, now, lengths })
    if (slots[0]) next.push({ date, ...slots[0] })
  }
  return { now: now.toISOString(), timezone: rules.timezone, next }
}
