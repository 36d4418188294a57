import type { PayloadRequest } from 'payload'
import { queueCalendarPush, queueDeletion } from '@/features/calendar/push/outbox'
import { announceAssignmentMail } from '@/features/queue/assignment'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { auditBooking } from '../audit/mutations'
import { bookingColumns, type NewBooking, slotColumns } from '../create/columns'
import { type Declined, takeTime } from '../day/take-time'
import { queueWebhooks } from '../events/mutations'
import { queueMails } from '../mail/mail'
import { newManageToken } from '../manage/token'
import { changeNoticeHours } from '../settings/queries'
import { type BookingStatus, blocksTime } from '../status'
import { closedReason } from '../view'
import { type BookingChange, changedColumns, isUnchanged, type TimeColumns } from './columns'
import type { ChangedBy, Step } from './differences'

export interface Telling {
  by: ChangedBy
  /** False: the visitor gets no mail. */
  notify?: boolean | undefined
}

type NotAllowed = { kind: 'forbidden' } | { kind: 'gone'; error: ApiError }

export type ChangeOutcome =
  | {
      kind: 'done'
      booking: Booking
      /** Until then the change can be undone, and its mails wait. */
      undoUntil?: Date | undefined
      /** A move by the visitor voids the mailed link. */
      token?: string | undefined
    }
  /** A call that is over or cancelled has no time to move. */
  | { kind: 'closed' }
  | NotAllowed
  | Declined

/**
 * The one way in which a booking changes. Runs in the transaction of `tx`; callers have locked `before`.
 * @throws the exclusion violation if an agreed time, or that of a call which is open again, is taken
 */
export async function changeBooking(
  tx: PayloadRequest,
  before: Booking,
  change: BookingChange,
  { by, notify, now }: Telling & { now: Date },
): Promise<ChangeOutcome> {
  const refusal = await notAllowed(tx, before, change, { by, now })
  if (refusal) return refusal

  const checked = await checkTime(tx, before, change, now)
  if (checked.kind !== 'time') return checked
  const { time } = checked
  const columns = changedColumns(before, change, time)
  if (isUnchanged(before, columns)) return { kind: 'done', booking: before }

  const link = by === 'visitor' && time ? newManageToken() : undefined
  const after = await tx.payload.update({
    collection: 'bookings',
    id: before.id,
    data: { ...columns, ...link?.columns },
    ...asSite(tx),
  })
  const undoUntil = await tell(tx, { before, after }, { by, notify })
  return { kind: 'done', booking: after, undoUntil, token: link?.token }
}

/** Stores a booking at a time that was taken before, in the same transaction. @throws the exclusion violation */
export async function createBooking(
  tx: PayloadRequest,
  booking: NewBooking,
  telling: Telling,
): Promise<Booking> {
  const after = await tx.payload.create({
    collection: 'bookings',
    data: { ...bookingColumns(booking), calendarSequence: 0, ...newManageToken().columns },
    ...asSite(tx),
  })
  await tell(tx, { before: null, after }, telling)
  return after
}

/** Deletes a booking. A call that was still to come is cancelled. @param telling `counted`: the caller's audit entry covers it */
export async function deleteBooking(
  tx: PayloadRequest,
  before: Booking,
  { counted = false, ...telling }: Telling & { counted?: boolean },
): Promise<void> {
  await tx.payload.delete({ collection: 'bookings', id: before.id, ...asSite(tx) })
  await tell(tx, { before, after: null }, { ...telling, counted })
}

/** Notifies everyone whom the change concerns. @returns until when the change can be undone */
async function tell(
  tx: PayloadRequest,
  step: Step,
  { by, notify = true, counted = false }: Telling & { counted?: boolean },
): Promise<Date | undefined> {
  const { before, after } = step
  const at = new Date()
  const undoUntil = await queueMails(tx, step, { by, notify, at })
  await queueWebhooks(tx, step, { by, at })
  // Changes from Google are not sent back.
  if (after && by !== 'google') await queueCalendarPush(tx, { before, booking: after })
  if (!after) await queueDeletion(tx, before.id)
  if (after) await tellAssignee(tx, before, after)
  // Written as the last statement of the transaction.
  if (!counted) await auditBooking(tx, step, by)
  return undoUntil
}

/** Why the change is not allowed. Undefined if it is. Google and the site's own jobs have decided before. */
async function notAllowed(
  tx: PayloadRequest,
  before: Booking,
  change: BookingChange,
  { by, now }: { by: ChangedBy; now: Date },
): Promise<NotAllowed | undefined> {
  if (by === 'team') return (await mayTeamChange(tx, before, change)) ? undefined : { kind: 'forbidden' }
  if (by !== 'visitor') return undefined
  const message = closedReason(before, now, change.endsHold ? 0 : await changeNoticeHours(tx))
  return message ? { kind: 'gone', error: { code: 'gone', message } } : undefined
}

/** Super admins take back any change of the team, others their own. */
async function mayTeamChange(tx: PayloadRequest, before: Booking, change: BookingChange): Promise<boolean> {
  if (await isSuperAdmin(tx)) return true
  if (!tx.user || !(await takesCalls(tx))) return false
  return change.undoes ? change.undoes.by === tx.user.id : mayCallTakerChange(before.status, change)
}

const outcomesAndConfirmed: readonly BookingStatus[] = ['confirmed', 'completed', 'no_show']

/**
 * What an admin who takes calls may change: confirm, move, say what came of a call, and write the note. A call that is
 * cancelled stays so (docs/decisions/0121).
 */
function mayCallTakerChange(now: BookingStatus, change: BookingChange): boolean {
  const { status, time, details = {}, ...others } = change
  if (Object.keys(others).length > 0 || Object.keys(details).some((name) => name !== 'outcomeNote'))
    return false
  if (time && 'agreed' in time) return false
  return status === undefined || (now !== 'cancelled' && outcomesAndConfirmed.includes(status))
}

type CheckedTime = { kind: 'time'; time: TimeColumns | undefined } | { kind: 'closed' } | Declined

/** The columns of a new time. Undefined if it stays. */
async function checkTime(
  tx: PayloadRequest,
  before: Booking,
  { time, status = before.status }: BookingChange,
  now: Date,
): Promise<CheckedTime> {
  if (!time) return { kind: 'time', time: undefined }
  if ('agreed' in time) return { kind: 'time', time: time.agreed }
  if (!blocksTime(status)) return { kind: 'closed' }
  const { asked, call } = time
  const taken = await takeTime(tx, { asked, now, exceptId: before.id, lengths: call?.lengths })
  if (taken.kind !== 'slot') return taken
  const isSameType = !call || call.title === (before.callType ?? null)
  if (isSameType && taken.slot.start === before.bookingDatetime) return { kind: 'time', time: undefined }
  return { kind: 'time', time: { ...slotColumns(taken), ...(call ? { callType: call.title } : {}) } }
}

async function tellAssignee(tx: PayloadRequest, before: Booking | null, { id, assignee }: Booking) {
  const [was, is] = [referenceId(before?.assignee), referenceId(assignee)]
  if (is !== was) await announceAssignmentMail(tx, { kind: 'booking', itemId: id, before: was, assignee: is })
}
