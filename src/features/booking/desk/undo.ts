import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { queryIn, sql } from '@/lib/db/query'
import { referenceId } from '@/lib/db/reference-id'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'
import { bookingTimes } from '../availability/rules'
import { lengthsOf } from '../call-type/queries'
import type { BookingChange } from '../change/columns'
import { type ChangeOutcome, changeBooking } from '../change/mutations'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { activeHosts } from '../host/queries'
import { bookingById } from '../queries'
import { currentRules } from '../settings/queries'
import type { UndoBooking } from './schema'

type Undo = NonNullable<Jobs['booking-mail']['undo']>

/** The booking before its last change, while the mails about it wait. Their rows are locked, so that a worker skips them. */
async function undoable(tx: PayloadRequest, id: string): Promise<Undo | undefined> {
  const waiting = await queryIn<{ data: Jobs['booking-mail'] }>(
    tx,
    sql`SELECT data FROM jobs.job
        WHERE name = 'booking-mail' AND state < 'active' AND NOT blocked AND start_after > jobs.job_now()
          AND data->>'bookingId' = ${id} AND data->'undo' IS NOT NULL
        FOR UPDATE`,
  )
  return waiting.find(({ data }) => data.audience === 'team')?.data.undo
}

/** The change that leads back. */
async function backTo(tx: PayloadRequest, booking: Booking, before: Undo): Promise<BookingChange> {
  const { status, start, by, callType = booking.callType ?? null, endsAt, blockedUntil } = before
  const { host = referenceId(booking.host), assignee = null, meetingKind, meetLink } = before
  const change = { status, undoes: { by } }
  const isSameHost = host === referenceId(booking.host)
  if (start === booking.bookingDatetime && callType === (booking.callType ?? null) && isSameHost)
    return change
  const rules = {
    ...(await currentRules(tx.payload, tx)),
    ...lengthsOf({ bookingDatetime: start, endsAt, blockedUntil }),
  }
  const times = { callType, bookingDatetime: start, ...bookingTimes(start, rules) }
  // Someone who has stopped taking calls since gets none back.
  const [former] = host && !isSameHost ? await activeHosts(tx, [host]) : []
  // Exactly as it was, with the link that the visitor knows.
  const given = isSameHost || (host && !former) ? {} : { host, assignee, meetingKind, meetLink }
  return { ...change, time: { agreed: { ...times, ...given } } }
}

type UndoOutcome = ChangeOutcome | { kind: 'unknown' | 'stale' | 'over' }

async function undo(tx: PayloadRequest, { id, sequence }: UndoBooking, now: Date): Promise<UndoOutcome> {
  const booking = await bookingById(tx, id)
  if (!booking) return { kind: 'unknown' }
  if (booking.calendarSequence !== sequence) return { kind: 'stale' }
  const before = await undoable(tx, id)
  if (!before) return { kind: 'over' }
  const change = await backTo(tx, booking, before)
  return changeBooking(tx, booking, change, { by: 'team', notify: !before.silent, now })
}

/** Undoes the last change of status or time until its mails leave. Callers must check for someone who takes calls. */
export async function undoChange(acting: PayloadRequest, asked: UndoBooking, now: Date) {
  try {
    return await retryDeadlocks(() => inTransaction(acting, (tx) => undo(tx, asked, now)))
  } catch (error) {
    if (isOverlap(error)) return { kind: 'taken' as const }
    throw error
  }
}
