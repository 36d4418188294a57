import type { Payload } from 'payload'
import { lockName } from '@/lib/db/locks'
import { sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/time/steady-clock'
import { forgetBusyAround } from '../busy/queries'
import { calendarInUse } from '../connection/stored'
import { eventRows } from '../events'
import { meetOf } from './event'
import { reconcile } from './reconcile'
import { noteFailure, record } from './record'
import { wantedBooking } from './wanted'

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

/** Syncs one booking's event. Jobs of one booking run one after the other. */
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
