import { and, gt, inArray, isNull, lt, ne } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { endTime } from '@/lib/time/calendar-date'
import { wallReading } from '@/lib/time/zone'
import { bookings } from '@/payload-generated-schema'
import { dayClosed, wallHours } from '../day/rules'
import { activeHosts } from '../host/queries'
import { hostRules } from '../host/rules'
import { currentRules } from '../settings/queries'
import { blockingStatuses } from '../status'
import type { CalendarRules } from '../types'
import type { DeskBooking } from './rows'

export interface HandOverChoice {
  /** Null for the desk. */
  id: string | null
  name: string
  time: 'free' | 'busy' | 'outside'
}

function isOpen(rules: CalendarRules, start: string, end: string): boolean {
  const [from, until] = [start, end].map((instant) => wallReading(new Date(instant), rules.timezone))
  if (!from || !until || dayClosed(rules, from.date)) return false
  const last = until.date === from.date ? until.time : endTime(until.time)
  return wallHours(rules, from.date).some((hours) => hours.start <= from.time && last <= hours.end)
}

/** Who can take a call instead, and whether they are free then. The server checks again. */
export async function handOverChoices(req: PayloadRequest, booking: DeskBooking): Promise<HandOverChoice[]> {
  const all = await activeHosts(req)
  if (all.length === 0 && !booking.host) return []
  const { id, host, status, heldUntil, bookingDatetime, blockedUntil } = bookings
  const db = await transactionOf(req)
  const taken = await db
    .select({ host })
    .from(bookings)
    .where(
      and(
        ne(id, booking.id),
        inArray(status, [...blockingStatuses]),
        isNull(heldUntil),
        lt(bookingDatetime, booking.end),
        gt(blockedUntil, booking.start),
      ),
    )
  const company = await currentRules(req.payload, req)
  const timeOf = (of: string | null, rules: CalendarRules): HandOverChoice['time'] => {
    if (taken.some((other) => other.host === of)) return 'busy'
    return isOpen(rules, booking.start, booking.end) ? 'free' : 'outside'
  }
  return [
    ...all.map((each) => ({
      id: each.id,
      name: each.name,
      time: timeOf(each.id, hostRules(company, each, {})),
    })),
    { id: null, name: 'The desk', time: timeOf(null, company) },
  ].filter((choice) => choice.id !== (booking.host?.id ?? null))
}
