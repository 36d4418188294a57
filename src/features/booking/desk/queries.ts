import type { Payload, PayloadRequest } from 'payload'
import { type EventState, eventRows } from '@/features/calendar/events'
import { query, sql } from '@/lib/db/query'
import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import { isUuid } from '@/lib/validation/uuid'
import { mayReadSource } from '../../source/access'
import { sourceSql } from '../../source/queries'
import { type Source, sourceColumns } from '../../source/schema'
import type { Answer } from '../call-type/rules'
import { storedAnswers } from '../call-type/schema'
import type { MeetingKind } from '../meeting/rules'
import { currentRules } from '../settings/queries'
import { BLOCKS_TIME_SQL } from '../status'
import { type DeskQuery, deskCondition } from './filter'
import { type DeskSort, isDeskDay } from './filter-schema'
import { type DeskBooking, deskBooking, deskColumns, type StoredRow } from './rows'

export const BOOKINGS_A_PAGE = 25

const orders: Record<DeskSort, ReturnType<typeof sql>> = {
  when: sql`booking_datetime, id`,
  '-when': sql`booking_datetime DESC, id DESC`,
  name: sql`lower(name), id`,
  '-name': sql`lower(name) DESC, id DESC`,
  created: sql`created_at, id`,
  '-created': sql`created_at DESC, id DESC`,
}

export interface DeskPage {
  bookings: DeskBooking[]
  total: number
  page: number
  pages: number
  timezone: string
}

/** A page of bookings. Beyond the last page, the last one. Callers must check for a super admin. */
export async function deskBookings(payload: Payload, wanted: DeskQuery, now: Date): Promise<DeskPage> {
  const { timezone } = await currentRules(payload)
  const condition = deskCondition(wanted, timezone, now)
  const [counted] = await query<{ total: number }>(
    payload,
    sql`SELECT count(*)::int AS total FROM bookings WHERE ${condition}`,
  )
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / BOOKINGS_A_PAGE))
  const page = Math.min(wanted.page, pages)
  const rows = await query<StoredRow>(
    payload,
    sql`SELECT ${deskColumns} FROM bookings WHERE ${condition} ORDER BY ${orders[wanted.sort]}
        LIMIT ${BOOKINGS_A_PAGE} OFFSET ${(page - 1) * BOOKINGS_A_PAGE}`,
  )
  return { bookings: rows.map(deskBooking), total, page, pages, timezone }
}

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

export interface BookingFigures {
  upcoming: number
  pending: number
  outcome: number
  completed: number
  total: number
}

/** Callers must check for a super admin. */
export async function bookingFigures(payload: Payload, now: Date): Promise<BookingFigures> {
  const [figures] = await query<BookingFigures & Record<string, unknown>>(
    payload,
    sql`SELECT count(*) FILTER (WHERE status = 'confirmed' AND booking_datetime > ${now.toISOString()}::timestamptz)::int AS upcoming,
               count(*) FILTER (WHERE status = 'pending')::int AS pending,
               count(*) FILTER (WHERE ${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= ${now.toISOString()}::timestamptz)::int AS outcome,
               count(*) FILTER (WHERE status = 'completed')::int AS completed,
               count(*)::int AS total
        FROM bookings WHERE held_until IS NULL`,
  )
  return figures ?? { upcoming: 0, pending: 0, outcome: 0, completed: 0, total: 0 }
}

export interface BookingDetails extends DeskBooking {
  message: string | null
  answers: Answer[]
  outcomeNote: string | null
  preferredDate: string
  preferredTime: string
  timezone: string
  visitorTimezone: string | null
  meetingKind: MeetingKind
  meetLink: string | null
  visitorCancelReason: string | null
  teamCancelReason: string | null
  /** The state of its Google Calendar event. Null if it has none. */
  calendar: { state: EventState; problem: string | null } | null
  /** Null if the caller may not read it. */
  source: Source | null
  others: DeskBooking[]
}

type DetailRow = StoredRow &
  Omit<BookingDetails, keyof DeskBooking | 'others' | 'calendar' | 'source' | 'answers'> &
  Source & { answers: unknown }

/** One booking. Undefined for an unknown id. Callers must check for someone who takes calls. */
export async function bookingDetails(req: PayloadRequest, id: string): Promise<BookingDetails | undefined> {
  if (!isUuid(id)) return undefined
  const { payload } = req
  const [row] = await query<DetailRow>(
    payload,
    sql`SELECT ${deskColumns}, message, answers, outcome_note AS "outcomeNote", coalesce(preferred_date, '') AS "preferredDate",
               coalesce(preferred_time, '') AS "preferredTime", coalesce(timezone, '') AS timezone,
               visitor_timezone AS "visitorTimezone", meet_link AS "meetLink",
               coalesce(meeting_kind, 'google_meet') AS "meetingKind",
               visitor_cancel_reason AS "visitorCancelReason", team_cancel_reason AS "teamCancelReason",
               ${sourceSql}
        FROM bookings WHERE id = ${id}::uuid`,
  )
  if (!row) return undefined
  const [event] = await eventRows(payload, sql`booking_id = ${id}::uuid`)
  const others = await query<StoredRow>(
    payload,
    sql`SELECT ${deskColumns} FROM bookings WHERE lower(email) = lower(${row.email}) AND id <> ${id}::uuid
        ORDER BY booking_datetime DESC, id LIMIT 10`,
  )
  return {
    ...deskBooking(row),
    answers: storedAnswers(row.answers),
    source: (await mayReadSource(req, 'booking')) ? sourceColumns(row) : null,
    calendar: event ? { state: event.state, problem: event.problem } : null,
    others: others.map(deskBooking),
  }
}
