import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Repeatable } from '@/lib/http/idempotency'
import { seenVersion } from '@/lib/http/if-match'
import type { Jobs } from '@/lib/jobs/queues'
import { log } from '@/lib/log'
import type { Booking } from '@/payload-types'
import { bookingTimes } from '../availability/rules'
import { lengthsOf, type OfferedCall } from '../call-type/queries'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { bookTime, type Declined, takeTime, writeBooking } from '../kernel'
import { changeBooking, slotColumns, storeBooking } from '../mutations'
import { bookingById } from '../queries'
import { changeNoticeHours, currentRules } from '../settings/queries'
import { blocksTime, outcomes } from '../status'
import { bookingView } from '../view'
import type { BookForVisitor, CancelBookings, ConfirmBookings, MoveBooking, UndoBooking } from './schema'

type MoveOutcome =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'unknown' | 'stale' | 'malformed' | 'closed' }
  | Declined

/**
 * Moves an upcoming booking. `If-Match` names the version. Callers must check for a super admin.
 * @param call the type that it becomes; without it the booking keeps its type and its length
 */
export function moveBooking(
  acting: PayloadRequest,
  asked: MoveBooking,
  call: OfferedCall | undefined,
  now: Date,
): Promise<MoveOutcome> {
  const order = { asked, now, exceptId: asked.id, lengths: call?.lengths }
  return writeBooking(acting, order, async (req): Promise<MoveOutcome> => {
    const booking = await bookingById(req, asked.id)
    if (!booking) return { kind: 'unknown' }
    const seen = seenVersion(req.headers)
    if (seen === 'malformed') return { kind: 'malformed' }
    if (seen !== undefined && seen !== Date.parse(booking.updatedAt)) return { kind: 'stale' }
    if (!blocksTime(booking.status)) return { kind: 'closed' }
    const time = await takeTime(req, order)
    if (time.kind !== 'slot') return time
    // Nothing changes, so no mail is sent.
    const isSameType = !call || call.title === (booking.callType ?? null)
    if (isSameType && time.slot.start === booking.bookingDatetime) return { kind: 'moved', booking }
    // The mailed link stays valid, because the mail of an undone move is never sent.
    const context = { timesAreSet: true, notifyVisitor: asked.notifyVisitor ?? true }
    const data = { ...slotColumns(time.slot, time.rules), ...(call ? { callType: call.title } : {}) }
    const moved = await changeBooking(req, booking.id, data, context)
    return { kind: 'moved', booking: moved }
  })
}

interface VisitorOrder {
  request: BookForVisitor
  call: OfferedCall
  now: Date
  repeat?: Repeatable | undefined
}

/**
 * Books a call that the team arranged, also outside the slots, or records one that has taken place. No one gets a mail
 * about the latter. Callers must check for a super admin.
 */
export function bookForVisitor(acting: PayloadRequest, { request, call, now, repeat }: VisitorOrder) {
  const isOver = !blocksTime(request.status)
  const order = { asked: { ...request, isOver }, lengths: call.lengths, now, repeat }
  return bookTime(acting, order, async (req, time) => {
    const booking = await storeBooking(
      req,
      { person: request, call, slot: time.slot, rules: time.rules, status: request.status },
      { notifyVisitor: request.notifyVisitor ?? true },
    )
    return bookingView(booking, await changeNoticeHours(req))
  })
}

/** 'stale' has changed since it was read. 'failed' can be retried. */
type EachResult<Own extends string> = Own | 'not_found' | 'stale' | 'failed'

/**
 * Changes bookings in separate transactions, one after the other. `change` gets each booking locked, and whether it is the
 * version that was read. Callers must check for a super admin.
 */
async function changeEach<Own extends string>(
  acting: PayloadRequest,
  { ids, seen = {} }: ConfirmBookings,
  change: (req: PayloadRequest, booking: Booking, isCurrent: boolean) => Promise<EachResult<Own>>,
): Promise<{ id: string; result: EachResult<Own> }[]> {
  const versions = new Map(Object.entries(seen).map(([id, version]) => [id.toLowerCase(), version]))
  const results: { id: string; result: EachResult<Own> }[] = []
  for (const id of new Set(ids.map((given) => given.toLowerCase()))) {
    const result = await retryDeadlocks(() =>
      inTransaction(acting, async (req): Promise<EachResult<Own>> => {
        const booking = await bookingById(req, id)
        if (!booking) return 'not_found'
        const version = versions.get(id)
        const isCurrent = version === undefined || Date.parse(version) === Date.parse(booking.updatedAt)
        return change(req, booking, isCurrent)
      }),
    ).catch((error: unknown): EachResult<Own> => {
      log.error({ err: error, booking: id }, 'one of several bookings was not changed')
      return 'failed'
    })
    results.push({ id, result })
  }
  return results
}

/** 'completed': calls with an outcome stay. */
export type Cancellation = EachResult<'cancelled' | 'already_cancelled' | 'completed'>

/** Cancels bookings in separate transactions. Callers must check for a super admin. */
export const cancelBookings = (
  acting: PayloadRequest,
  { notifyVisitor = true, reason, ...selected }: CancelBookings,
): Promise<{ id: string; result: Cancellation }[]> =>
  changeEach(acting, selected, async (req, { id, status }, isCurrent) => {
    if (status === 'cancelled') return 'already_cancelled'
    if (outcomes.some((outcome) => outcome === status)) return 'completed'
    if (!isCurrent) return 'stale'
    await changeBooking(req, id, { status: 'cancelled', teamCancelReason: reason ?? null }, { notifyVisitor })
    return 'cancelled'
  })

/** 'not_pending': only requests that wait for an answer are confirmed. 'over': their time has passed. */
type Confirmation = EachResult<'confirmed' | 'already_confirmed' | 'not_pending' | 'over'>

/** Confirms requests in separate transactions. Callers must check for a super admin. */
export const confirmBookings = (
  acting: PayloadRequest,
  selected: ConfirmBookings,
  now: Date,
): Promise<{ id: string; result: Confirmation }[]> =>
  changeEach(acting, selected, async (req, { id, status, bookingDatetime }, isCurrent) => {
    if (status === 'confirmed') return 'already_confirmed'
    if (status !== 'pending') return 'not_pending'
    if (Date.parse(bookingDatetime) <= now.getTime()) return 'over'
    if (!isCurrent) return 'stale'
    await changeBooking(req, id, { status: 'confirmed' }, {})
    return 'confirmed'
  })

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
