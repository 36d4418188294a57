import { and, asc, count, desc, eq, ne, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { eventRows, ofBooking } from '@/features/calendar/events'
import { countIf, lower } from '@/lib/db/expressions'
import { afterCursor, cutAt } from '@/lib/db/keyset'
import { databaseOf } from '@/lib/db/transaction'
import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import { isUuid } from '@/lib/validation/uuid'
import { bookings, hosts, users } from '@/payload-generated-schema'
import { mayReadSource } from '../../source/access'
import { sourceOf } from '../../source/queries'
import { sourceColumns } from '../../source/schema'
import { storedAnswers } from '../call-type/schema'
import { currentRules } from '../settings/queries'
import { beginsWithNext, type DeskFilter, type DeskQuery, deskCondition, views } from './filter'
import { type DeskSort, isDeskDay } from './filter-schema'
import { assigneeJoin, deskBooking, deskColumns, deskRows, hostJoin } from './rows'

export const BOOKINGS_A_PAGE = 25

const { id: bookingId, name, email, bookingDatetime, createdAt, status } = bookings

const orders: Record<DeskSort, SQL[]> = {
  when: [asc(bookingDatetime), asc(bookingId)],
  '-when': [desc(bookingDatetime), desc(bookingId)],
  name: [asc(lower(name)), asc(bookingId)],
  '-name': [desc(lower(name)), desc(bookingId)],
  created: [asc(createdAt), asc(bookingId)],
  '-created': [desc(createdAt), desc(bookingId)],
}

export type DeskPage = Awaited<ReturnType<typeof deskBookings>>

/** A page of bookings. Beyond the last page, the last one. Callers must check for a super admin. */
export async function deskBookings(payload: Payload, wanted: DeskQuery, now: Date) {
  const { timezone } = await currentRules(payload)
  const condition = deskCondition(wanted, timezone, now)
  const total = await databaseOf(payload).$count(bookings, condition)
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(total / BOOKINGS_A_PAGE)))
  const rows = await deskRows(payload, condition, orders[wanted.sort])
    .limit(BOOKINGS_A_PAGE)
    .offset((page - 1) * BOOKINGS_A_PAGE)
  return { bookings: rows.map(deskBooking), total, page, timezone }
}

interface After {
  filter: DeskFilter
  /** The start and the id of the last booking seen, joined by `_`. */
  cursor: string | undefined
  limit: number
}

/** Bookings after a cursor. Upcoming and pending ones begin with the next. Callers must check for someone who takes calls. */
export async function bookingsAfter(payload: Payload, { filter, cursor, limit }: After, now: Date) {
  const { timezone } = await currentRules(payload)
  const ascending = beginsWithNext(filter.view)
  const after = afterCursor(cursor, [bookingDatetime, bookingId], { ascending })
  const rows = await deskRows(
    payload,
    and(deskCondition(filter, timezone, now), after),
    orders[ascending ? 'when' : '-when'],
  ).limit(limit + 1)
  const { shown, nextCursor } = cutAt(rows.map(deskBooking), limit, ({ start, id }) => ({
    at: start,
    key: id,
  }))
  return { bookings: shown, timezone, nextCursor }
}

const MOST = 1000

/** The business week of `date` (YYYY-MM-DD), or the current one, with cancelled bookings. Callers must check for a super admin. */
export async function bookingWeek(
  payload: Payload,
  { date, host, now }: { date?: string | undefined; host?: string | undefined; now: Date },
) {
  const { timezone } = await currentRules(payload)
  const today = dateInZone(now, timezone)
  const within = date && isDeskDay(date) ? date : today
  const monday = addCalendarDays(within, 1 - isoWeekday(within))
  const sunday = addCalendarDays(monday, 6)
  const condition = deskCondition({ view: 'all', q: '', host, from: monday, to: sunday }, timezone, now)
  const rows = await deskRows(payload, condition, orders.when).limit(MOST + 1)
  const dates = Array.from({ length: 7 }, (_, index) => addCalendarDays(monday, index))
  return { timezone, today, dates, bookings: rows.slice(0, MOST).map(deskBooking), cut: rows.length > MOST }
}

export type BookingFigures = Awaited<ReturnType<typeof bookingFigures>>

/** How many bookings each view has, of those that `among` lets through. Callers must check for a super admin. */
export async function bookingFigures(payload: Payload, now: Date, among: Partial<DeskFilter> = {}) {
  const at = now.toISOString()
  const { timezone } = await currentRules(payload)
  const [figures] = await databaseOf(payload)
    .select({
      upcoming: countIf(views.upcoming(at)),
      pending: countIf(views.pending(at)),
      outcome: countIf(views.outcome(at)),
      /** Future calls of hosts who take no calls any more. */
      handover: countIf(views.handover(at)),
      completed: countIf(eq(status, 'completed')),
      total: count(),
    })
    .from(bookings)
    .where(deskCondition({ q: '', ...among, view: 'all' }, timezone, now))
  return figures ?? { upcoming: 0, pending: 0, outcome: 0, handover: 0, completed: 0, total: 0 }
}

export type BookingDetails = NonNullable<Awaited<ReturnType<typeof bookingDetails>>>

/** One booking. Undefined for an unknown id. Callers must check for someone who takes calls. */
export async function bookingDetails(req: PayloadRequest, id: string) {
  if (!isUuid(id)) return undefined
  const { payload } = req
  const { message, answers, preferredDate, preferredTime, timezone, visitorTimezone } = bookings
  const { meetLink, meetingKind, visitorCancelReason, teamCancelReason } = bookings
  const [row] = await databaseOf(payload)
    .select({
      ...deskColumns,
      message,
      answers,
      preferredDate,
      preferredTime,
      timezone,
      visitorTimezone,
      meetLink,
      meetingKind,
      visitorCancelReason,
      teamCancelReason,
      ...sourceOf(bookings),
    })
    .from(bookings)
    .leftJoin(users, assigneeJoin)
    .leftJoin(hosts, hostJoin)
    .where(eq(bookingId, id))
  if (!row) return undefined
  const [event] = await eventRows(payload, ofBooking(id))
  const isOther = and(eq(lower(email), row.email.toLowerCase()), ne(bookingId, id))
  const others = await deskRows(payload, isOther, [desc(bookingDatetime), asc(bookingId)]).limit(10)
  return {
    ...deskBooking(row),
    preferredDate: row.preferredDate ?? '',
    preferredTime: row.preferredTime ?? '',
    timezone: row.timezone ?? '',
    meetingKind: row.meetingKind ?? 'google_meet',
    answers: storedAnswers(row.answers),
    /** Null if the caller may not read it. */
    source: (await mayReadSource(req, 'booking')) ? sourceColumns(row) : null,
    /** The state of its Google Calendar event. Null if it has none. */
    calendar: event ? { state: event.state, problem: event.problem } : null,
    others: others.map(deskBooking),
  }
}
