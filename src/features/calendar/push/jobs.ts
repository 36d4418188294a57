import type { Payload, PayloadRequest } from 'payload'
import { auditBooking } from '@/features/booking/audit/mutations'
import { storedBooking } from '@/features/booking/queries'
import { lockName } from '@/lib/db/locks'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/time/steady-clock'
import { forgetBusyAround } from '../busy/queries'
import { calendarInUse } from '../connection/stored'
import { type EventRow, eventRows, lockBooking } from '../events'
import { isFailure } from '../google/failure'
import { sameTimes } from '../times'
import { meetOf, timesOf, type Wanted, wantedBooking } from './event'
import { LEFT, type Reconciled, reconcile } from './reconcile'

/** Stores a booking's event and link. A visitor whose invitation had another link gets a new one. */
async function storeEvent(
  req: PayloadRequest,
  bookingId: string,
  { link: found, eventId }: { link: string | null; eventId: string | null },
): Promise<void> {
  const before = await storedBooking(req.payload, bookingId, { req, showHiddenFields: true })
  // A link of the team or of the settings stays.
  const isOwn = before?.meetingKind && before.meetingKind !== 'google_meet'
  const link = isOwn ? (before.meetLink ?? null) : found
  const isKnown = (before?.meetLink ?? null) === link && (before?.googleEventId ?? null) === eventId
  if (!before || isKnown) return
  const isNews = link !== null && link !== before.meetLink
  const late = isNews
    ? await queryIn(
        req,
        sql`SELECT 1 FROM sent_mails WHERE about_table = 'bookings' AND about_id = ${bookingId}::uuid
              AND audience = 'visitor' AND kind IN ('confirmed', 'rebooked', 'rescheduled')
              AND sequence = ${before.calendarSequence} LIMIT 1`,
      )
    : []
  const sequence = before.calendarSequence + (late.length > 0 ? 1 : 0)
  await queryIn(
    req,
    sql`UPDATE bookings SET meet_link = ${link}, google_event_id = ${eventId}, calendar_sequence = ${sequence}
        WHERE id = ${bookingId}::uuid`,
  )
  await auditBooking(req, { before, after: { ...before, meetLink: link } }, 'google')
  if (late.length > 0)
    await sendJob(req, 'booking-mail', { event: 'confirmed', audience: 'visitor', bookingId, sequence })
}

/** Starts a full sync, because the deletion may already be listed. */
async function syncAnew(req: PayloadRequest): Promise<void> {
  await queryIn(req, sql`UPDATE google_connection SET sync_token = NULL`)
  await sendJob(req, 'calendar-sync', {})
}

/** Stores Google's state with its effects on the booking, in one transaction. */
async function record(
  req: PayloadRequest,
  row: EventRow,
  booking: Wanted | undefined,
  { event, calendarId, generation, deletedThere, left }: Reconciled,
): Promise<void> {
  await lockBooking(req, row.bookingId)
  if (!event && !booking) {
    const itsRow = sql`booking_id = ${row.bookingId}::uuid AND wanted = ${row.wanted}`
    await queryIn(
      req,
      left
        ? sql`UPDATE google_events SET state = 'review', problem = ${LEFT}, done = wanted WHERE ${itsRow}`
        : sql`DELETE FROM google_events WHERE ${itsRow}`,
    )
    return
  }
  // The next sync cancels the booking, or this runs again.
  if (deletedThere) return syncAnew(req)
  // A move in the calendar waits for the sync.
  const times = event && timesOf(event)
  const isAgreed = times !== undefined && booking !== undefined && sameTimes(times, booking)
  const start = (isAgreed ? times.start : row.start)?.toISOString() ?? null
  const end = (isAgreed ? times.end : row.end)?.toISOString() ?? null
  const isGone = !event && !calendarId
  await queryIn(
    req,
    sql`UPDATE google_events SET calendar_id = ${calendarId}, generation = ${generation},
          event_id = ${event ? (event.id ?? null) : isGone ? null : row.eventId},
          event_start = ${start}::timestamptz, event_end = ${end}::timestamptz, etag = ${event?.etag ?? null},
          done = ${row.wanted},
          problem = CASE WHEN state = 'review' AND NOT ${isAgreed || isGone}::boolean THEN problem END,
          state = CASE WHEN state = 'review' AND NOT ${isAgreed || isGone}::boolean THEN state
                       WHEN wanted > ${row.wanted} THEN 'waiting' ELSE ${isGone ? 'gone' : 'synced'} END
        WHERE booking_id = ${row.bookingId}::uuid`,
  )
  if (!event && !isGone) return
  const meet = event ? meetOf(event) : 'none'
  const link = typeof meet === 'object' ? meet.link : null
  await storeEvent(req, row.bookingId, { link, eventId: event?.id ?? null })
}

/** Stores the error. Temporary ones are thrown, so that the job retries. */
async function noteFailure(payload: Payload, row: EventRow, error: unknown): Promise<void> {
  if (!isFailure(error)) throw error
  const state = isFailure(error, 'rejected', 'forbidden', 'missing', 'conflict') ? 'failed' : 'waiting'
  await inTransaction({ payload }, (req) =>
    queryIn(
      req,
      // A review stays a review.
      sql`UPDATE google_events SET state = CASE WHEN state = 'review' THEN state ELSE ${state} END,
            problem = CASE WHEN state = 'review' THEN problem ELSE ${error.message.slice(0, 200)} END,
            queued_at = CASE WHEN ${state === 'failed'}::boolean THEN now() ELSE queued_at END
          WHERE booking_id = ${row.bookingId}::uuid AND wanted = ${row.wanted}`,
    ),
  )
  // Other errors need a new connection or calendar, which queues all jobs again.
  if (isFailure(error, 'unavailable', 'changed')) throw error
}

const MEET_PAUSE_MS = 3000
const MOST_MEET_TRIES = 20
/** Calls take seconds when Google fails. */
const LONGEST_RUN_MS = 40_000

/** Google is creating the video call, so check again later. */
async function lookAgain(payload: Payload, { bookingId, tries = 0 }: Jobs['calendar-push']): Promise<void> {
  if (tries >= MOST_MEET_TRIES) return
  await inTransaction({ payload }, (req) =>
    sendJob(
      req,
      'calendar-push',
      { bookingId, tries: tries + 1 },
      { startAfter: new Date(Date.now() + MEET_PAUSE_MS) },
    ),
  )
}

/** Jobs of one booking run one after the other. */
export async function pushBooking(payload: Payload, job: Jobs['calendar-push']): Promise<void> {
  const { bookingId } = job
  await inTransaction({ payload }, async (lock) => {
    // An advisory lock, so that bookings are not blocked during the request.
    await lockName(lock, `google-event:${bookingId}`)
    const [row] = await eventRows(payload, sql`booking_id = ${bookingId}::uuid`)
    const calendarId = await calendarInUse(payload)
    if (!row || !calendarId) return
    const isDone = row.done >= row.wanted && row.state !== 'failed' && job.tries === undefined
    if (isDone) return
    const booking = await wantedBooking(payload, bookingId)
    try {
      const result = await reconcile(payload, { calendarId, row, booking })
      await inTransaction({ payload }, (req) => record(req, row, booking, result))
      if (booking) await forgetBusyAround(payload, booking.start, booking.end)
      if (row.start && row.end) await forgetBusyAround(payload, row.start, row.end)
      if (result.event && meetOf(result.event) === 'pending') await lookAgain(payload, job)
    } catch (error) {
      await noteFailure(payload, row, error)
    }
  })
}

/** Retries open jobs now that Google works, and rejected ones each hour. A failure does not stop others. */
export async function pushWaiting(payload: Payload): Promise<void> {
  const rows = await eventRows(
    payload,
    sql`((state = 'waiting' OR (state = 'review' AND wanted > done)) AND queued_at < now() - interval '2 minutes')
        OR (state = 'failed' AND queued_at < now() - interval '1 hour' AND (event_end > now()
          OR EXISTS (SELECT 1 FROM bookings b WHERE b.id = google_events.booking_id AND b.ends_at > now())))
        ORDER BY state = 'failed', queued_at LIMIT 50`,
  )
  const until = steadyNow() + LONGEST_RUN_MS
  for (const { bookingId } of rows) {
    if (steadyNow() > until) return
    try {
      await pushBooking(payload, { bookingId })
    } catch (error) {
      log.warn({ err: error, bookingId }, 'the event of a booking was not brought up to date')
    }
  }
}

export async function linkIsComing(payload: Payload, bookingId: string): Promise<boolean> {
  if (!(await calendarInUse(payload))) return false
  const rows = await eventRows(
    payload,
    sql`booking_id = ${bookingId}::uuid AND queued_at > now() - interval '60 seconds'
        AND (state = 'waiting' OR (state = 'synced' AND queued_at > now() - interval '20 seconds'))`,
  )
  return rows.length > 0
}
