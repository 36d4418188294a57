import type { Payload, PayloadRequest } from 'payload'
import { query, sql } from '@/lib/db/query'
import type { LeftOut } from '@/lib/ics/left-out'
import { rowsOf } from '../connection/stored'
import type { Times } from '../times'
import type { CalendarProblem } from './problem'

/** Times of a calendar that was not read for longer do not count as current. */
const FRESH = sql`interval '15 minutes'`
/** The last known times of a calendar that cannot be read stay for this long. */
const LAST_KNOWN = sql`interval '1 day'`

interface TimeRow extends Record<string, unknown> {
  calendar: string
  state: 'ok' | 'stale' | 'unknown'
  start: string | Date | null
  end: string | Date | null
}

/**
 * The known busy times of all calendars in the settings. Those of hosts are in src/features/booking/host. The state is that of the worst one, and `ok` only if nothing of a
 * calendar was left out.
 */
export async function busyCalendarTimes(
  source: Payload | PayloadRequest,
  span: Times,
): Promise<{ states: TimeRow['state'][]; ranges: (Times & { calendar: string })[] }> {
  const rows = await rowsOf<TimeRow>(
    source,
    sql`SELECT c.name AS calendar, t.start_at AS start, t.end_at AS "end",
               CASE WHEN c.known_at > now() - ${FRESH} AND c.left_out IS NULL THEN 'ok' WHEN c.known_at > now() - ${LAST_KNOWN} THEN 'stale'
                    ELSE 'unknown' END AS state
        FROM busy_calendars c LEFT JOIN busy_calendar_times t ON t.calendar_id = c.id
          AND c.known_at > now() - ${LAST_KNOWN}
          AND t.start_at < ${span.end.toISOString()}::timestamptz AND t.end_at > ${span.start.toISOString()}::timestamptz
        WHERE c.host_id IS NULL
        ORDER BY c.place, t.start_at`,
  )
  return {
    states: rows.map(({ state }) => state),
    ranges: rows.flatMap(({ calendar, start, end }) =>
      start && end ? [{ calendar, start: new Date(start), end: new Date(end) }] : [],
    ),
  }
}

const ranked = ['ok', 'stale', 'unknown'] as const

/** The known busy times of the calendars of hosts, with the state of the worst one. Hosts without a calendar are left out. */
export async function hostCalendarTimes(
  source: Payload | PayloadRequest,
  hosts: readonly string[],
  span: Times,
): Promise<Map<string, { state: TimeRow['state']; ranges: (Times & { calendar: string })[] }>> {
  if (hosts.length === 0) return new Map()
  type Row = { host: string; state: number; times: [calendar: string, start: number, end: number][] | null }
  const rows = await rowsOf<Row>(
    source,
    sql`SELECT c.host_id AS host,
               max(CASE WHEN c.known_at > now() - ${FRESH} AND c.left_out IS NULL THEN 0
                        WHEN c.known_at > now() - ${LAST_KNOWN} THEN 1 ELSE 2 END) AS state,
               json_agg(json_build_array(c.name, (extract(epoch FROM t.start_at) * 1000)::bigint, (extract(epoch FROM t.end_at) * 1000)::bigint))
                 FILTER (WHERE t.start_at IS NOT NULL) AS times
        FROM busy_calendars c LEFT JOIN busy_calendar_times t ON t.calendar_id = c.id
          AND c.known_at > now() - ${LAST_KNOWN}
          AND t.start_at < ${span.end.toISOString()}::timestamptz AND t.end_at > ${span.start.toISOString()}::timestamptz
        WHERE c.host_id IN ${[...hosts]} GROUP BY c.host_id`,
  )
  return new Map(
    rows.map(({ host, state, times }) => [
      host,
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

/** Of the desk, or of a host. Callers must check for a super admin or that host. */
export async function busyCalendarStatus(
  payload: Payload,
  hostId: string | null = null,
): Promise<BusyCalendarStatus[]> {
  type Instant = 'problemSince' | 'knownAt'
  const rows = await query<Omit<BusyCalendarStatus, Instant> & Record<Instant, string | Date | null>>(
    payload,
    sql`SELECT name, problem, problem_since AS "problemSince", known_at AS "knownAt",
               coalesce(known_at <= now() - ${LAST_KNOWN}, true) AS "isForgotten",
               left_out AS "leftOut", read_zone AS "readZone"
        FROM busy_calendars WHERE host_id IS NOT DISTINCT FROM ${hostId}::uuid ORDER BY place`,
  )
  const iso = (value: string | Date | null) => value && new Date(value).toISOString()
  return rows.map((row) => ({ ...row, problemSince: iso(row.problemSince), knownAt: iso(row.knownAt) }))
}
