import { and, eq, gt, inArray, lt, ne, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { auditBooking } from '@/features/booking/audit/mutations'
import { storedBooking } from '@/features/booking/queries'
import { either, NOW, secondsFromNow } from '@/lib/db/expressions'
import { lockName } from '@/lib/db/locks'
import { google_events, sent_mails } from '@/lib/db/own-tables'
import { referenceId } from '@/lib/db/reference-id'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/time/steady-clock'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { forgetBusyAround } from '../busy/queries'
import { isOf, type Owner, statesOf } from '../connection/owner'
import { calendarFor, calendarInUse } from '../connection/stored'
import { type EventRow, eventRows, lockForEvents, ofBooking, updateEventRow } from '../events'
import { isFailure } from '../google/failure'
import { sameTimes } from '../times'
import { meetOf, timesOf, type Wanted, wantedBooking } from './event'
import { LEFT, type Reconciled, reconcile } from './reconcile'

/** Stores a booking's event and link. A visitor whose invitation had another link gets a new one. */
async function storeEvent(
  req: PayloadRequest,
  bookingId: string,
  { link: linkOfGoogle, eventId }: { link: string | null; eventId: string | null },
): Promise<void> {
  const before = await storedBooking(req.payload, bookingId, { req, showHiddenFields: true })
  // A link of the team or of the settings stays.
  const isOwn = before?.meetingKind && before.meetingKind !== 'google_meet'
  const link = isOwn ? (before.meetLink ?? null) : linkOfGoogle
  const isKnown = (before?.meetLink ?? null) === link && (before?.googleEventId ?? null) === eventId
  if (!before || isKnown) return
  const db = await transactionOf(req)
  const isNews = link !== null && link !== before.meetLink
  const late = isNews
    ? await db.$count(
        sent_mails,
        and(
          ...[eq(sent_mails.aboutTable, 'bookings'), eq(sent_mails.aboutId, bookingId)],
          ...[eq(sent_mails.audience, 'visitor'), eq(sent_mails.sequence, before.calendarSequence)],
          inArray(sent_mails.kind, ['confirmed', 'rebooked', 'rescheduled']),
        ),
      )
    : 0
  const sequence = before.calendarSequence + (late > 0 ? 1 : 0)
  await db
    .update(bookings)
    .set({ meetLink: link, googleEventId: eventId, calendarSequence: sequence })
    .where(eq(bookings.id, bookingId))
  await auditBooking(req, { before, after: { ...before, meetLink: link } }, 'google')
  if (late > 0)
    await sendJob(req, 'booking-mail', { event: 'confirmed', audience: 'visitor', bookingId, sequence })
}

/** Starts a full sync, because the deletion may already be listed. */
async function syncAnew(req: PayloadRequest, owner: Owner): Promise<void> {
  const db = await transactionOf(req)
  await db.update(statesOf(owner)).set({ syncToken: null }).where(isOf(owner))
  await sendJob(req, 'calendar-sync', {})
}

/** Stores Google's state with its effects on the booking, in one transaction. */
async function record(
  req: PayloadRequest,
  row: EventRow,
  booking: Wanted | undefined,
  { event, hostId, calendarId, generation, deletedThere, left }: Reconciled,
): Promise<void> {
  await lockForEvents(req, row.bookingId)
  if (!event && !booking) {
    const db = await transactionOf(req)
    const isCurrent = and(ofBooking(row.bookingId), eq(google_events.wanted, row.wanted))
    const review = { state: 'review', problem: LEFT, done: google_events.wanted } as const
    if (left) await db.update(google_events).set(review).where(isCurrent)
    else await db.delete(google_events).where(isCurrent)
    return
  }
  // The next sync cancels the booking, or this runs again.
  if (deletedThere) return syncAnew(req, hostId)
  // A move in the calendar waits for the sync.
  const times = event && timesOf(event)
  const isAgreed = times !== undefined && booking !== undefined && sameTimes(times, booking)
  const isGone = !event && !calendarId
  const { state, problem, wanted } = google_events
  const staysReview = and(eq(state, 'review'), isAgreed || isGone ? ne(state, 'review') : undefined)
  const settled = either(gt(wanted, row.wanted), 'waiting', isGone ? 'gone' : 'synced')
  await updateEventRow(req, row.bookingId, {
    hostId,
    calendarId,
    generation,
    etag: event?.etag ?? null,
    done: row.wanted,
    eventId: event ? (event.id ?? null) : isGone ? null : row.eventId,
    eventStart: isAgreed ? times.start : row.start,
    eventEnd: isAgreed ? times.end : row.end,
    problem: either(staysReview, problem),
    state: either(staysReview, state, settled),
  })
  if (!event && !isGone) return
  const meet = event ? meetOf(event) : 'none'
  const link = typeof meet === 'object' ? meet.link : null
  await storeEvent(req, row.bookingId, { link, eventId: event?.id ?? null })
}

/** Stores the error. Temporary ones are thrown, so that the job retries. */
async function noteFailure(payload: Payload, row: EventRow, error: unknown): Promise<void> {
  if (!isFailure(error)) throw error
  const state = isFailure(error, 'rejected', 'forbidden', 'missing', 'conflict') ? 'failed' : 'waiting'
  // A review stays a review.
  const isReview = eq(google_events.state, 'review')
  await databaseOf(payload)
    .update(google_events)
    .set({
      state: either(isReview, google_events.state, state),
      problem: either(isReview, google_events.problem, error.message.slice(0, 200)),
      ...(state === 'failed' ? { queuedAt: NOW } : {}),
    })
    .where(and(ofBooking(row.bookingId), eq(google_events.wanted, row.wanted)))
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

/** Where the event belongs, or whence it has to go: a call that was handed over may belong to no calendar. */
async function placeOf(payload: Payload, row: EventRow, booking: Wanted | undefined) {
  const { hostId, calendarId, eventId } = row
  const to = await calendarFor(payload, booking ? booking.hostId : hostId)
  if (to) return { to }
  const isThere = eventId && calendarId && (await calendarInUse(payload, hostId))
  return isThere ? { to: { owner: hostId, calendarId }, removes: true } : undefined
}

/** Jobs of one booking run one after the other. */
export async function pushBooking(payload: Payload, job: Jobs['calendar-push']): Promise<void> {
  const { bookingId } = job
  await inTransaction({ payload }, async (lock) => {
    // An advisory lock, so that bookings are not blocked during the request.
    await lockName(lock, `google-event:${bookingId}`)
    const [row] = await eventRows(payload, ofBooking(bookingId))
    if (!row) return
    const booking = await wantedBooking(payload, bookingId)
    const place = await placeOf(payload, row, booking)
    if (!place) return
    const isDone = row.done >= row.wanted && row.state !== 'failed' && job.tries === undefined
    if (isDone) return
    try {
      const result = await reconcile(payload, { ...place, row, booking })
      await inTransaction({ payload }, (req) => record(req, row, booking, result))
      if (booking) await forgetBusyAround(payload, booking.start, booking.end)
      if (row.start && row.end) await forgetBusyAround(payload, row.start, row.end)
      if (result.event && meetOf(result.event) === 'pending') await lookAgain(payload, job)
    } catch (error) {
      await noteFailure(payload, row, error)
    }
  })
}

/**
 * Retries open jobs now that Google works, and rejected ones each hour. A failure does not stop others.
 * @param which of the bookings. Without it, all
 */
export async function pushWaiting(payload: Payload, which?: SQL): Promise<void> {
  const { bookingId, state, wanted, done, queuedAt, eventEnd } = google_events
  const isOpen = or(eq(state, 'waiting'), and(eq(state, 'review'), gt(wanted, done)))
  const isAhead = or(gt(eventEnd, NOW), gt(bookings.endsAt, NOW))
  const rows = await databaseOf(payload)
    .select({ bookingId })
    .from(google_events)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        or(
          and(isOpen, lt(queuedAt, secondsFromNow(-2 * 60))),
          and(eq(state, 'failed'), lt(queuedAt, secondsFromNow(-60 * 60)), isAhead),
        ),
        which,
      ),
    )
    .orderBy(eq(state, 'failed'), queuedAt)
    .limit(50)
  const until = steadyNow() + LONGEST_RUN_MS
  for (const row of rows) {
    if (steadyNow() > until) return
    try {
      await pushBooking(payload, row)
    } catch (error) {
      log.warn({ err: error, bookingId: row.bookingId }, 'the event of a booking was not brought up to date')
    }
  }
}

export async function linkIsComing(
  payload: Payload,
  { id: bookingId, host }: Pick<Booking, 'id' | 'host'>,
): Promise<boolean> {
  if (!(await calendarFor(payload, referenceId(host)))) return false
  const { state, queuedAt } = google_events
  const isJustMade = and(eq(state, 'synced'), gt(queuedAt, secondsFromNow(-20)))
  const isComing = and(gt(queuedAt, secondsFromNow(-60)), or(eq(state, 'waiting'), isJustMade))
  const rows = await eventRows(payload, and(ofBooking(bookingId), isComing))
  return rows.length > 0
}
