import { and, eq, gt, inArray, isNotNull, isNull, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { lapseHolds } from '@/features/booking/hold/mutations'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { lockName } from '@/lib/db/locks'
import { google_events } from '@/lib/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { bookings } from '@/payload-generated-schema'
import { ageBusy } from '../busy/queries'
import { isOf, type Owner, statesOf } from '../connection/owner'
import { calendarInUse, type UsedCalendar } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { type EventRow, eventRows, FOUND, forReview, ofBooking } from '../events'
import { readEventPage } from '../google/answers'
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
async function noteOrphanedEvent(payload: Payload, used: UsedCalendar, event: CalendarEvent, now: Date) {
  const bookingId = bookingOf(event, new URL(env.SITE_URL).host)
  const times = timesOf(event)
  if (!event.id || event.status === 'cancelled' || !isUuid(bookingId) || !times || times.end <= now) return
  const [row] = await eventRows(payload, ofBooking(bookingId))
  // A pending job handles it.
  if (row && (row.wanted > row.done || row.eventId === event.id)) return
  if (row) return removeEvent(payload, used, event.id)
  const db = databaseOf(payload)
  if ((await db.$count(bookings, eq(bookings.id, bookingId))) > 0)
    return inTransaction({ payload }, (req) => queue(req, bookingId))
  // The list can be older than a deletion.
  if (!(await standingEvent(payload, used, event.id))) return
  await db
    .insert(google_events)
    .values({
      ...forReview(NO_BOOKING),
      bookingId,
      hostId: used.owner,
      calendarId: used.calendarId,
      eventId: event.id,
      generation: FOUND,
      eventStart: times.start,
      eventEnd: times.end,
    })
    .onConflictDoNothing()
}

const PAGE = 250
const MOST_PAGES = 200
const DAY_MS = 24 * 3600_000

interface Changes {
  events: CalendarEvent[]
  syncToken: string | undefined
}

async function readChanges(
  payload: Payload,
  { owner, calendarId }: UsedCalendar,
  syncToken: string | null,
): Promise<Changes> {
  const events: CalendarEvent[] = []
  const since = syncToken
    ? { syncToken }
    : { timeMin: new Date(Date.now() - DAY_MS).toISOString(), showDeleted: true }
  let pageToken: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const at = pageToken
    const {
      events: found,
      nextPageToken,
      nextSyncToken,
    } = await withGoogle(
      payload,
      owner,
      async (google) => {
        const asked = { calendarId, maxResults: PAGE, ...since, ...(at ? { pageToken: at } : {}) }
        const answer = google.events.list(asked)
        // Without a token, a missing resource is the calendar itself.
        const { data } = await (syncToken
          ? answer
          : answer.catch((error) => calendarIsGone(error, 'missing', 'rejected')))
        return readEventPage(data)
      },
      { about: 'calendar' },
    )
    for (const event of found) events.push(event)
    pageToken = nextPageToken ?? undefined
    if (!pageToken) return { events, syncToken: nextSyncToken ?? undefined }
    if (pageToken === at) break
  }
  throw new GoogleFailure('rejected', 'the list of events has no end')
}

const hasEventIn = ({ owner, calendarId }: UsedCalendar, after: SQL) =>
  and(
    owner ? eq(google_events.hostId, owner) : isNull(google_events.hostId),
    eq(google_events.calendarId, calendarId),
    isNotNull(google_events.eventId),
    gt(google_events.eventEnd, after),
  )

/** After a restart, missing events may have been deleted. */
async function missingEvents(payload: Payload, used: UsedCalendar, seen: Set<string>) {
  const isExpected = inArray(google_events.state, ['synced', 'review', 'waiting'])
  const rows = await eventRows(payload, and(hasEventIn(used, NOW), isExpected))
  const events: CalendarEvent[] = []
  for (const { eventId: id } of rows) {
    if (!id || seen.has(id)) continue
    events.push((await standingEvent(payload, used, id)) ?? { id, status: 'cancelled' })
  }
  return events
}

async function changesSince(payload: Payload, used: UsedCalendar, token: string | null): Promise<Changes> {
  if (token) {
    try {
      return await readChanges(payload, used, token)
    } catch (error) {
      // 410: the token is void. 400: Google cannot read it. Both start over.
      if (!isFailure(error, 'missing', 'rejected')) throw error
    }
  }
  const all = await readChanges(payload, used, null)
  const seen = new Set(all.events.flatMap(({ id }) => id ?? []))
  return { ...all, events: [...all.events, ...(await missingEvents(payload, used, seen))] }
}

async function rowsByEvent(payload: Payload, used: UsedCalendar): Promise<Map<string, EventRow>> {
  const rows = await eventRows(payload, hasEventIn(used, secondsFromNow(-2 * 24 * 60 * 60)))
  return new Map(rows.flatMap((row) => (row.eventId ? [[row.eventId, row]] : [])))
}

/**
 * Applies changes at Google. The token is stored last, so an aborted run loses nothing. @returns the number
 * of changed bookings. @throws GoogleFailure
 */
export async function pullChanges(payload: Payload, now = new Date(), owner: Owner = null): Promise<number> {
  return inTransaction({ payload }, async (lock) => {
    // Only one server reads the changes.
    await lockName(lock, owner ? `google-changes:${owner}` : 'google-changes')
    const calendarId = await calendarInUse(payload, owner)
    if (!calendarId) throw new GoogleFailure('off', 'not connected')
    const used = { owner, calendarId }
    const states = statesOf(owner)
    const db = databaseOf(payload)
    const [state] = await db
      .select({ token: states.syncToken })
      .from(states)
      .where(and(isOf(owner), eq(states.syncCalendarId, calendarId)))
    const before = await rowsByEvent(payload, used)
    const { events, syncToken } = await changesSince(payload, used, state?.token ?? null)
    const rows = await rowsByEvent(payload, used)
    await lapseHolds(payload, now)
    let changed = 0
    let isOutdated = false
    for (const event of events) {
      const row = event.id ? rows.get(event.id) : undefined
      if (!row) {
        await noteOrphanedEvent(payload, used, event, now)
        continue
      }
      const etag = before.get(row.eventId ?? '')?.etag ?? null
      const result = await applyEvent(
        payload,
        event,
        { bookingId: row.bookingId, etag, byHost: owner !== null },
        now,
      )
      if (result === 'changed') changed++
      if (result === 'outdated') isOutdated = true
    }
    // Events added by hand block time too.
    if (events.length > 0 && !owner) await ageBusy(payload)
    // The next list overlaps this one, so early entries are read again.
    const next = isOutdated ? state?.token : syncToken
    await db
      .update(states)
      .set({ syncToken: next ?? null, syncCalendarId: calendarId, syncedAt: NOW })
      .where(isOf(owner))
    return changed
  })
}
