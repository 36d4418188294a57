import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { sendJob } from '@/lib/jobs/send'
import { calendarKey } from './address'
import type { BusyCalendarInput } from './schema'

/** The row of a host's own Google calendar. */
export const hostGoogle = (hostId: string): string => hashToken(`google ${hostId}`)

/** Replaces the known busy times of a calendar. */
export async function replaceTimes(
  req: PayloadRequest,
  id: string,
  ranges: readonly { start: Date | string; end: Date | string }[],
): Promise<void> {
  await queryIn(req, sql`DELETE FROM busy_calendar_times WHERE calendar_id = ${id}`)
  await queryIn(
    req,
    sql`INSERT INTO busy_calendar_times (calendar_id, start_at, end_at)
        SELECT ${id}, r.start, max(r."end") FROM jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
          AS r (start timestamptz, "end" timestamptz) GROUP BY r.start`,
  )
}

/**
 * Keeps what is known of the calendars in the settings, and asks new ones at once.
 * @param hostId those of a host. Null for those of the desk
 */
export async function keepBusyCalendars(
  req: PayloadRequest,
  calendars: readonly BusyCalendarInput[],
  hostId: string | null = null,
) {
  const wanted = JSON.stringify(
    calendars.map(({ name, url }, place) => ({ id: calendarKey(url, hostId), name, place })),
  )
  const rows = sql`jsonb_to_recordset(${wanted}::jsonb) AS wanted (id char(64), name varchar(80), place smallint)`
  await queryIn(
    req,
    sql`DELETE FROM busy_calendars
        WHERE host_id IS NOT DISTINCT FROM ${hostId}::uuid AND id NOT IN (SELECT id FROM ${rows})
          AND id <> ${hostId ? hostGoogle(hostId) : ''}`,
  )
  const kept = await queryIn<{ isNew: boolean }>(
    req,
    sql`INSERT INTO busy_calendars (id, name, place, host_id) SELECT id, name, place, ${hostId}::uuid FROM ${rows}
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, place = excluded.place
        RETURNING asked_at IS NULL AS "isNew"`,
  )
  if (kept.some(({ isNew }) => isNew)) await sendJob(req, 'busy-calendars', {})
}
