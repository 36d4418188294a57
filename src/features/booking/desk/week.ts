import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import { currentRules } from '../settings/queries'
import { deskCondition } from './conditions'
import { isDeskDay } from './filter'
import { deskBooking, deskColumns, type StoredRow } from './rows'

/** A limit for floods of bookings. */
const MOST = 1000

/**
 * The business week of `date` (YYYY-MM-DD), or the current one, with bookings by start, including cancelled ones. Callers must
 * check for a super admin.
 */
export async function bookingWeek(payload: Payload, { date, now }: { date?: string | undefined; now: Date }) {
  const { timezone } = await currentRules(payload)
  const today = dateInZone(now, timezone)
  const within = date && isDeskDay(date) ? date : today
  const monday = addCalendarDays(within, 1 - isoWeekday(within))
  const sunday = addCalendarDays(monday, 6)
  const condition = deskCondition({ view: 'all', q: '', from: monday, to: sunday }, timezone, now)
  const rows = await query<StoredRow>(
    payload,
    sql`SELECT ${deskColumns} FROM bookings WHERE ${condition} ORDER BY booking_datetime, id LIMIT ${MOST + 1}`,
  )
  const bookings = rows.slice(0, MOST).map(deskBooking)
  const byDay = Map.groupBy(bookings, ({ start }) => dateInZone(new Date(start), timezone))
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = addCalendarDays(monday, index)
    return { date: day, isToday: day === today, bookings: byDay.get(day) ?? [] }
  })
  return { timezone, monday, sunday, days, cut: rows.length > MOST }
}
