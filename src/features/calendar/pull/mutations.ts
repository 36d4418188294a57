import type { Payload } from 'payload'
import { env } from '@/env'
import { lapseHolds } from '@/features/booking/hold/mutations'
import { lockName } from '@/lib/db/locks'
import { query, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { calendarInUse } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { type EventRow, eventRows, FOUND } from '../events'
import { type CalendarEvent, calendarIsGone } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import { bookingOf, timesOf } from '../push/event'
import { queue } from '../push/outbox'
import { removeEvent, standingEvent } from '../push/remove'
import { applyEvent } from './apply'

const NO_BOOKING = 'There is no booking for this event.'

/**
 * Handles an event of ours without a row: removes it if its booking is here, otherwise reports it to the
 * team. @throws GoogleFailure
 */
async function noteOrphanedEvent(payload: Payload, calendarId: string, event: CalendarEvent, now: Date) {
  const bookingId = bookingOf(event, new URL(env.SITE_URL).host)
  const times = timesOf(event)
  if (!event.id || event.status === 'cancelled' || !isUuid(bookingId) || !times || times.end <= now) return
  const [row] = await eventRows(payload, sql`booking_id = ${bookingId}::uuid`)
  // A pending job handles it.
  if (row && (row.wanted > row.done || row.eventId === event.id)) return
  if (row) return removeEvent(payload, calendarId, event.id)
  const isBooked =
    (await query(payload, sql`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid`)).length > 0
  if (isBooked) return inTransaction({ payload }, (req) => queue(req, bookingId))
  // The list can be older than a deletion.
  if (!(await standingEvent(payload, calendarId, event.id))) return
  await query(
    payload,
    sql`INSERT INTO google_events (booking_id, calendar_id, event_id, generation, wanted, done, state, problem, event_start, event_end)
        VALUES (${bookingId}::uuid, ${calendarId}, ${event.id}, ${FOUND}, 1, 1, 'review', ${NO_BOOKING},
                ${times.start.toISOString()}::timestamptz, ${times.end.toISOString()}::timestamptz)
        ON CONFLICT (booking_id) DO NOTHING`,
  )
}

const PAGE = 250
const MOST_PAGES = 200
const DAY_MS = 24 * 3600_000

interface Changes {
  events: CalendarEvent[]
  syncToken: string | undefined
}

async function readChanges(payload: Payload, calendarId: string, syncToken: string | null): Promise<Changes> {
  const events: CalendarEvent[] = []
  const since = syncToken
    ? { syncToken }
    : { timeMin: new Date(Date.now() - DAY_MS).toISOString(), showDeleted: true }
  let pageToken: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const at = pageToken
    const { data } = await withGoogle(
      payload,
      async (google) => {
        const asked = { calendarId, maxResults: PAGE, ...since, ...(at ? { pageToken: at } : {}) }
        const answer = google.events.list(asked)
        // Without a token, a missing resource is the calendar itself.
        return syncToken ? answer : answer.catch((error) => calendarIsGone(error, 'missing', 'rejected'))
      },
      { about: 'calendar' },
    )
    events.push(...(data.items ?? []))
    pageToken = data.nextPageToken ?? undefined
    if (!pageToken) return { events, syncToken: data.nextSyncToken ?? undefined }
  }
  throw new GoogleFailure('rejected', 'the list of events has no end')
}

/** After a restart, missing events may have been deleted. */
async function missingEvents(payload: Payload, calendarId: string, seen: Set<string>) {
  const rows = await eventRows(
    payload,
    sql`calendar_id = ${calendarId} AND event_id IS NOT NULL AND event_end > now() AND state IN ('synced', 'review', 'waiting')`,
  )
  const events: CalendarEvent[] = []
  for (const { eventId: id } of rows) {
    if (!id || seen.has(id)) continue
    events.push((await standingEvent(payload, calendarId, id)) ?? { id, status: 'cancelled' })
  }
  return events
}

async function changesSince(payload: Payload, calendarId: string, token: string | null): Promise<Changes> {
  if (token) {
    try {
      return await readChanges(payload, calendarId, token)
    } catch (error) {
      // 410: the token is void. 400: Google cannot read it. Both start over.
      if (!isFailure(error, 'missing', 'rejected')) throw error
    }
  }
  const all = await readChanges(payload, calendarId, null)
  const seen = new Set(all.events.flatMap(({ id }) => id ?? []))
  return { ...all, events: [...all.events, ...(await missingEvents(payload, calendarId, seen))] }
}

async function rowsByEvent(payload: Payload, calendarId: string): Promise<Map<string, EventRow>> {
  const rows = await eventRows(
    payload,
    sql`calendar_id = ${calendarId} AND event_id IS NOT NULL AND event_end > now() - interval '2 days'`,
  )
  return new Map(rows.flatMap((row) => (row.eventId ? [[row.eventId, row]] : [])))
}

/**
 * Applies changes at Google. The token is stored last, so an aborted run loses nothing. @returns the number
 * of changed bookings. @throws GoogleFailure
 */
export async function pullChanges(payload: Payload, now = new Date()): Promise<number> {
  return inTransaction({ payload }, async (lock) => {
    // Only one server reads the changes.
    await lockName(lock, 'google-changes')
    const calendarId = await calendarInUse(payload)
    if (!calendarId) throw new GoogleFailure('off', 'not connected')
    const [state] = await query<{ token: string | null }>(
      payload,
      sql`SELECT sync_token AS token FROM google_connection WHERE sync_calendar_id = ${calendarId}`,
    )
    const before = await rowsByEvent(payload, calendarId)
    const { events, syncToken } = await changesSince(payload, calendarId, state?.token ?? null)
    const rows = await rowsByEvent(payload, calendarId)
    await lapseHolds(payload, now)
    let changed = 0
    let isOutdated = false
    for (const event of events) {
      const row = event.id ? rows.get(event.id) : undefined
      if (!row) {
        await noteOrphanedEvent(payload, calendarId, event, now)
        continue
      }
      const etag = before.get(row.eventId ?? '')?.etag ?? null
      const result = await applyEvent(payload, event, { bookingId: row.bookingId, etag }, now)
      if (result === 'changed') changed++
      if (result === 'outdated') isOutdated = true
    }
    // Events added by hand block time too.
    if (events.length > 0)
      await query(payload, sql`UPDATE google_busy SET known_at = known_at - interval '2 minutes'`)
    // The next list overlaps this one, so early entries are read again.
    const next = isOutdated ? state?.token : syncToken
    await query(
      payload,
      sql`UPDATE google_connection SET sync_token = ${next ?? null}, sync_calendar_id = ${calendarId}, synced_at = now()`,
    )
    return changed
  })
}
