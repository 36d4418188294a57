import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import type { Repeatable } from '@/lib/http/idempotency'
import { log } from '@/lib/log'
import type { Booking } from '@/payload-types'
import type { OfferedCall } from '../call-type/queries'
import type { BookingChange } from '../change/columns'
import { changeBooking, createBooking } from '../change/mutations'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { bookingById, shownBooking } from '../queries'
import { blocksTime, outcomes } from '../status'
import { bookTime } from '../transaction'
import type { BookForVisitor, CancelBookings, ConfirmBookings, MoveBooking } from './schema'
import { changeSeen } from './seen-booking'

/** Moves a call of the version in `If-Match`. Callers must check for someone who takes calls. @param call its type, if that changes */
export function moveBooking(
  acting: PayloadRequest,
  asked: MoveBooking,
  call: OfferedCall | undefined,
  now: Date,
) {
  const { id, notifyVisitor: notify } = asked
  const order = { asked, now, exceptId: id, lengths: call?.lengths, placement: call?.placement, notify }
  // The mailed link stays valid, because the mail of an undone move is never sent.
  return changeSeen(acting, order, { time: { asked, call } })
}

interface VisitorOrder {
  request: BookForVisitor
  call: OfferedCall
  now: Date
  repeat?: Repeatable | undefined
}

/** Books a call that the team arranged, or records one that has taken place, which mails no one. Callers must check for a super admin. */
export function bookForVisitor(acting: PayloadRequest, { request, call, now, repeat }: VisitorOrder) {
  const isOver = !blocksTime(request.status)
  const order = {
    asked: { ...request, isOver },
    lengths: call.lengths,
    placement: call.placement,
    now,
    repeat,
  }
  return bookTime(acting, order, async (tx, time) => {
    const wanted = { person: request, call, ...time, status: request.status }
    const booking = await createBooking(tx, wanted, { by: 'team', notify: request.notifyVisitor })
    return shownBooking(tx, booking)
  })
}

/** 'stale' has changed since it was read. 'failed' can be retried. */
type EachResult<Own extends string> = Own | 'not_found' | 'stale' | 'failed'

interface Each<Own extends string> {
  done: Own
  change: BookingChange
  notify?: boolean
  now: Date
  /** Why a locked booking stays as it is. */
  keeps: (booking: Booking) => Own | undefined
}

/** Changes bookings in separate transactions, one after the other. */
async function changeEach<Own extends string>(
  acting: PayloadRequest,
  { ids, seen = {} }: ConfirmBookings,
  { done, change, notify, now, keeps }: Each<Own>,
): Promise<{ id: string; result: EachResult<Own> }[]> {
  const versions = new Map(Object.entries(seen).map(([id, version]) => [id.toLowerCase(), version]))
  const results: { id: string; result: EachResult<Own> }[] = []
  for (const id of new Set(ids.map((given) => given.toLowerCase()))) {
    const result = await retryDeadlocks(() =>
      inTransaction(acting, async (tx): Promise<EachResult<Own>> => {
        const booking = await bookingById(tx, id)
        if (!booking) return 'not_found'
        const kept = keeps(booking)
        if (kept) return kept
        const version = versions.get(id)
        if (version !== undefined && Date.parse(version) !== Date.parse(booking.updatedAt)) return 'stale'
        const outcome = await changeBooking(tx, booking, change, { by: 'team', notify, now })
        if (outcome.kind !== 'done') throw new Error(`The change ended as ${outcome.kind}`)
        return done
      }),
    ).catch((error: unknown): EachResult<Own> => {
      log.error({ err: error, booking: id }, 'one of several bookings was not changed')
      return 'failed'
    })
    results.push({ id, result })
  }
  return results
}

/** Cancels bookings in separate transactions. 'completed': calls with an outcome stay. Callers must check for a super admin. */
export const cancelBookings = (
  acting: PayloadRequest,
  { notifyVisitor = true, reason, ...selected }: CancelBookings,
  now: Date,
) =>
  changeEach<'cancelled' | 'already_cancelled' | 'completed'>(acting, selected, {
    done: 'cancelled',
    change: { status: 'cancelled', details: { teamCancelReason: reason ?? null } },
    notify: notifyVisitor,
    now,
    keeps({ status }) {
      if (status === 'cancelled') return 'already_cancelled'
      return outcomes.some((outcome) => outcome === status) ? 'completed' : undefined
    },
  })

/** Confirms requests in separate transactions. 'over': their time has passed. Callers must check for someone who takes calls. */
export const confirmBookings = (acting: PayloadRequest, selected: ConfirmBookings, now: Date) =>
  changeEach<'confirmed' | 'already_confirmed' | 'not_pending' | 'over'>(acting, selected, {
    done: 'confirmed',
    change: { status: 'confirmed' },
    now,
    keeps({ status, bookingDatetime }) {
      if (status === 'confirmed') return 'already_confirmed'
      if (status !== 'pending') return 'not_pending'
      return Date.parse(bookingDatetime) <= now.getTime() ? 'over' : undefined
    },
  })
