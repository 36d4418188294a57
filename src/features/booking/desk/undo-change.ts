import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'
import { bookingTimes } from '../availability/rules'
import { lengthsOf } from '../call-type/queries'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { changeBooking } from '../mutations'
import { bookingById } from '../queries'
import { currentRules } from '../settings/queries'
import type { UndoBooking } from './schema'

type UndoOutcome = { kind: 'undone'; booking: Booking } | { kind: 'unknown' | 'stale' | 'over' | 'taken' }

/**
 * The booking before its last change, while the mails about that change wait. Their rows are locked, so a worker that looks for
 * mails meanwhile skips them.
 */
async function undoable(req: PayloadRequest, id: string) {
  const waiting = await queryIn<{ data: Jobs['booking-mail'] }>(
    req,
    sql`SELECT data FROM jobs.job
        WHERE name = 'booking-mail' AND state < 'active' AND NOT blocked AND start_after > jobs.job_now()
          AND data->>'bookingId' = ${id} AND data->'undo' IS NOT NULL
        FOR UPDATE`,
  )
  return waiting.find(({ data }) => data.audience === 'team')?.data.undo
}

async function undo(req: PayloadRequest, { id, sequence }: UndoBooking): Promise<UndoOutcome> {
  const booking = await bookingById(req, id)
  if (!booking) return { kind: 'unknown' }
  if (booking.calendarSequence !== sequence) return { kind: 'stale' }
  const before = await undoable(req, id)
  if (!before) return { kind: 'over' }
  const { status, start, silent, callType = booking.callType ?? null, endsAt, blockedUntil } = before
  const moved = start !== booking.bookingDatetime || callType !== (booking.callType ?? null)
  const rules = {
    ...(await currentRules(req.payload, req)),
    ...lengthsOf({ bookingDatetime: start, endsAt, blockedUntil }),
  }
  const times = moved ? { callType, bookingDatetime: start, ...bookingTimes(start, rules) } : {}
  const context = { notifyVisitor: !silent, timesAreSet: moved }
  return { kind: 'undone', booking: await changeBooking(req, id, { status, ...times }, context) }
}

/** Undoes the last change of status or time until its mails leave. Callers must check for a super admin. */
export async function undoChange(acting: PayloadRequest, asked: UndoBooking): Promise<UndoOutcome> {
  try {
    return await retryDeadlocks(() => inTransaction(acting, (req) => undo(req, asked)))
  } catch (error) {
    if (isOverlap(error)) return { kind: 'taken' }
    throw error
  }
}
