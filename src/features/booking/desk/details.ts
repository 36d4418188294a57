import type { Payload } from 'payload'
import { type EventState, eventRows } from '@/features/calendar/events'
import { query, sql } from '@/lib/db/query'
import { isUuid } from '@/lib/validation/uuid'
import { sourceSql } from '../../source/queries'
import { type Source, sourceColumns } from '../../source/schema'
import type { Answer } from '../call-type/rules'
import { storedAnswers } from '../call-type/schema'
import type { MeetingKind } from '../meeting/rules'
import { type DeskBooking, deskBooking, deskColumns, type StoredRow } from './rows'

export interface BookingDetails extends DeskBooking {
  message: string | null
  answers: Answer[]
  outcomeNote: string | null
  /** The visitor's choice in `timezone`, the business zone at the time of booking. */
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
  source: Source
  others: DeskBooking[]
}

type DetailRow = StoredRow &
  Omit<BookingDetails, keyof DeskBooking | 'others' | 'calendar' | 'source' | 'answers'> &
  Source & { answers: unknown }

/** One booking. Undefined for an unknown id. Callers must check for a super admin. */
export async function bookingDetails(payload: Payload, id: string): Promise<BookingDetails | undefined> {
  if (!isUuid(id)) return undefined
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
    source: sourceColumns(row),
    calendar: event ? { state: event.state, problem: event.problem } : null,
    others: others.map(deskBooking),
  }
}
