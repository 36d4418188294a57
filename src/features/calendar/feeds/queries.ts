import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import type { LeftOut } from '@/lib/ics/left-out'
import type { Times } from '../times'
import type { CalendarProblem } from './problem'

/** Times of a calendar that was not read for longer do not count as current. */
const FRESH = sql`interval '15 minutes'`
/** The last known times of a calendar that cannot be read stay for this long. */
const LAST_KNOWN = sql`interval '1 day'`

const ranked = ['ok', 'stale', 'unknown'] as const

interface CalendarTimes {
  state: (typeof ranked)[number]
  ranges: (Times & { calendar: string })[]
}

/** Stands for the desk, whose calendars have no host. */
const DESK = '00000000-0000-0000-0000-000000000000'

/**
 * The known busy times of the calendars of hosts and of the desk (null), with the state of the worst one: `ok` only if nothing of a
 * calendar was left out. Who has no calendar is left out.
 */
export async function calendarTimes(
  req: PayloadRequest,
  owners: readonly (string | null)[],
  span: Times,
): Promise<Map<string | null, CalendarTimes>> {
  if (owners.length === 0) return new Map()
  type Row = {
    owner: string | null
    state: number
    times: [calendar: string, start: number, end: number][] | null
  }
  const rows = await queryIn<Row>(
    req,
    sql`SELECT c.host_id AS owner,
               max(CASE WHEN c.known_at > now() - ${FRESH} AND c.left_out IS NULL THEN 0
                        WHEN c.known_at > now() - ${LAST_KNOWN} THEN 1 ELSE 2 END) AS state,
               json_agg(json_build_array(c.name, (extract(epoch FROM t.start_at) * 1000)::bigint, (extract(epoch FROM t.end_at) * 1000)::bigint)
                 ORDER BY c.place, t.start_at) FILTER (WHERE t.start_at IS NOT NULL) AS times
        FROM busy_calendars c LEFT JOIN busy_calendar_times t ON t.calendar_id = c.id
          AND c.known_at > now() - ${LAST_KNOWN}
          AND t.start_at < ${span.end.toISOString()}::timestamptz AND t.end_at > ${span.start.toISOString()}::timestamptz
        WHERE coalesce(c.host_id, ${DESK}) IN ${owners.map((owner) => owner ?? DESK)} GROUP BY c.host_id`,
  )
  return new Map(
    rows.map(({ owner, state, times }) => [
      owner,
      {
        state: ranked[state] ?? 'unknown',
        ranges: (times ?? []).map(([calendar, start, end]) => ({
          calendar,
          start: new Date(start),
          end: new Date(end),
        })),
      },
    ]),
  )
}

export interface BusyCalendarStatus {
  name: string
  problem: CalendarProblem | null
  problemSince: string | null
  knownAt: string | null
  isForgotten: boolean
  /** What was left out or guessed when it was last read: all of it, and the first by name. */
  leftOut: { total: number; first: LeftOut[] } | null
  /** Times without a zone were read in this one. */
  readZone: string | null
}

/** Of the desk. Callers must check for a super admin. */
export async function busyCalendarStatus(payload: Payload): Promise<BusyCalendarStatus[]> {
  type Instant = 'problemSince' | 'knownAt'
  const rows = await query<Omit<BusyCalendarStatus, Instant> & Record<Instant, string | Date | null>>(
    payload,
    sql`SELECT name, problem, problem_since AS "problemSince", known_at AS "knownAt",
               coalesce(known_at <= now() - ${LAST_KNOWN}, true) AS "isForgotten",
               left_out AS "leftOut", read_zone AS "readZone"
        FROM busy_calendars WHERE host_id IS NULL ORDER BY place`,
  )
  const iso = (value: string | Date | null) => value && new Date(value).toISOString()
  return rows.map((row) => ({ ...row, problemSince: iso(row.problemSince), knownAt: iso(row.knownAt) }))
}
