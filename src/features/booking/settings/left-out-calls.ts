import { and, asc, gt, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { longDateInZone, timeInZone } from '@/lib/time/format'
import { bookings } from '@/payload-generated-schema'
import { isInHours } from '../day/rules'
import { blockingStatuses } from '../status'
import type { CalendarRules } from '../types'

const MOST_NAMED = 5

export async function leftOutCalls(req: PayloadRequest, before: CalendarRules, after: CalendarRules) {
  const db = await transactionOf(req)
  const rows = await db
    .select({ name: bookings.name, start: bookings.bookingDatetime, end: bookings.endsAt })
    .from(bookings)
    .where(and(inArray(bookings.status, blockingStatuses), gt(bookings.endsAt, new Date().toISOString())))
    .orderBy(asc(bookings.bookingDatetime))
  const calls = rows
    .map(({ name, start, end }) => ({ name, start: new Date(start), end: new Date(end ?? start) }))
    .filter((call) => isInHours(before, call) && !isInHours(after, call))
  const zone = after.timezone
  const named = calls
    .slice(0, MOST_NAMED)
    .map(({ name, start }) => `${name}, ${longDateInZone(start, zone)}, ${timeInZone(start, zone)}`)
  const more = calls.length > MOST_NAMED ? [`${calls.length - MOST_NAMED} more`] : []
  return [...named, ...more].join('; ')
}
