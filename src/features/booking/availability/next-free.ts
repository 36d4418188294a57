import type { PayloadRequest } from 'payload'
import { externalBusy } from '@/features/calendar/busy/queries'
import { transactionOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { dateInZone } from '@/lib/time/zone'
import { rulesOf } from '../call-type/queries'
import type { OwnLengths } from '../call-type/rules'
import { dateRefusal } from '../day/rules'
import type { BusyRange, CalendarRules, Slot } from '../types'
import { bookedRanges, dayAvailability } from './queries'
import { availableSlots, busyWindow, soonestStart } from './rules'

export interface NextFree {
  /** The server's clock (UTC instant), because the device's may be wrong. */
  now: string
  timezone: string
  /** The first free slot of each of the next days. `date` is YYYY-MM-DD in the business zone. */
  next: (Slot & { date: string })[]
  /** The days without a free time among the next bookable ones (YYYY-MM-DD in the business zone). */
  full: string[]
}

const DAYS_SHOWN = 3
/** Limits the cost of a request: days checked against what is stored, and days checked in full. */
const DAYS_LOOKED_AT = 62
const DAYS_ASKED = 4

interface OpenDay {
  date: string
  /** Around its times. */
  window: BusyRange
}

function bookableDays(rules: CalendarRules, now: Date): OpenDay[] {
  const today = dateInZone(now, rules.timezone)
  const days: OpenDay[] = []
  for (let ahead = 0; ahead <= rules.maxDaysAdvance && days.length < DAYS_LOOKED_AT; ahead++) {
    const date = addCalendarDays(today, ahead)
    const window = dateRefusal({ rules, date, now }) ? null : busyWindow(rules, date)
    if (window) days.push({ date, window })
  }
  return days
}

/** As `callsOn` counts them. */
function callsOf({ maxCallsPerDay, timezone }: CalendarRules, date: string, booked: readonly BusyRange[]) {
  if (maxCallsPerDay <= 0) return 0
  const [from, until] = [date, addCalendarDays(date, 1)].map((day) => new Date(startOfDay(day, timezone)))
  return booked.filter(({ start }) => from && until && start >= from && start < until).length
}

/** The days with a free time, and those without one, from what is stored: one query for all days. */
async function checkedDays(req: PayloadRequest, rules: CalendarRules, now: Date) {
  const days = bookableDays(rules, now)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { open: [], full: [] }
  const span = { start: first.window.start, end: last.window.end }
  const booked = await bookedRanges(await transactionOf(req), span, { now })
  const { ranges } = await externalBusy(req, span)
  const soonest = soonestStart(rules, now)
  const isOpen = ({ date, window }: OpenDay) => {
    const within = ({ start, end }: BusyRange) => start < window.end && window.start < end
    const [busy, calls] = [[...booked, ...ranges].filter(within), callsOf(rules, date, booked)]
    // Most days: nothing is in them, so their times need no look.
    if (busy.length === 0 && calls === 0 && window.start >= soonest) return true
    return availableSlots({ rules, date, now, calls, busy }).length > 0
  }
  const open = days.filter(isOpen).map(({ date }) => date)
  return { open, full: days.map(({ date }) => date).filter((date) => !open.includes(date)) }
}

/** The next bookable times, from `dayAvailability`. */
export async function nextFree(req: PayloadRequest, lengths: OwnLengths, now: Date): Promise<NextFree> {
  const rules = await rulesOf(req, { lengths })
  const { open, full } = await checkedDays(req, rules, now)
  const next: NextFree['next'] = []
  for (const date of open.slice(0, DAYS_ASKED)) {
    if (next.length === DAYS_SHOWN) break
    const { slots } = await dayAvailability(req, { date, now, lengths })
    if (slots[0]) next.push({ date, ...slots[0] })
    else full.push(date)
  }
  return { now: now.toISOString(), timezone: rules.timezone, next, full: full.sort() }
}
