import type { PayloadRequest } from 'payload'
import { queueCalendarPush, queueDeletion } from '@/features/calendar/push/outbox'
import { keepLead } from '@/features/lead/mutations'
import { announceAssignmentMail } from '@/features/queue/assignment'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { auditBooking } from '../audit/mutations'
import { givenTime } from '../availability/lanes'
import type { OfferedCall } from '../call-type/queries'
import { bookingColumns, type NewBooking, slotColumns } from '../create/columns'
import { type Declined, takeTime } from '../day/take-time'
import { queueWebhooks } from '../events/mutations'
import { hostColumns } from '../host/columns'
import type { Placement } from '../host/placement'
import type { CallHost } from '../host/queries'
import { queueMails } from '../mail/mail'
import { newManageToken } from '../manage/token'
import { changeNoticeHours, currentRules } from '../settings/queries'
import { type BookingStatus, blocksTime } from '../status'
import { closedReason } from '../view'
import { type BookingChange, changedColumns, isUnchanged, type TimeColumns } from './columns'
import type { ChangedBy, Step } from './differences'

export interface Telling {
  by: ChangedBy
  /** False: the visitor gets no mail. */
  notify?: boolean | undefined
  /** The host did it, in their own calendar. */
  byHost?: boolean | undefined
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
  { by, notify, byHost, now }: Telling & { now: Date },
): Promise<ChangeOutcome> {
  const refusal = await notAllowed(tx, before, change, { by, now })
  if (refusal) return refusal

  const checked = await checkTime(tx, before, change, now)
  if (checked.kind !== 'time') return checked
  if (by === 'team' && !change.undoes && !(await mayGiveAway(tx, before, checked.time)))
    return { kind: 'forbidden' }
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
  // An unconfirmed booking makes no lead.
  if (by === 'team' && change.status === 'cancelled' && !before.heldUntil) await keepLead(tx, after.email)
  const undoUntil = await tell(tx, { before, after }, { by, notify, byHost })
  return { kind: 'done', booking: after, undoUntil, token: link?.token }
}

/** Stores a booking at a time that was taken before, in the same transaction. @throws the exclusion violation */
export async function createBooking(tx: PayloadRequest, booking: NewBooking, telling: Telling) {
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
  { by, notify = true, byHost = false, counted = false }: Telling & { counted?: boolean },
): Promise<Date | undefined> {
  const { before, after } = step
  const at = new Date()
  const undoUntil = await queueMails(tx, step, { by, notify, byHost, at })
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
  if (change.undoes) return change.undoes.by === tx.user.id
  // A host gives away their own calls only.
  if (change.host !== undefined && (!before.host || referenceId(before.assignee) !== tx.user.id)) return false
  return mayCallTakerChange(before.status, change)
}

/** Also a move can bring another host. People who take calls give away their own calls, and those of the desk. */
async function mayGiveAway(tx: PayloadRequest, before: Booking, time: TimeColumns | undefined) {
  const isGiven = time?.host !== undefined && referenceId(time.host) !== referenceId(before.host)
  return !isGiven || !before.host || referenceId(before.assignee) === tx.user?.id || isSuperAdmin(tx)
}

const outcomesAndConfirmed: readonly BookingStatus[] = ['confirmed', 'completed', 'no_show']

/** Admins who take calls confirm, move, and enter outcome and note. A call that is cancelled stays so (docs/decisions/0121). */
function mayCallTakerChange(now: BookingStatus, change: BookingChange): boolean {
  const { status, time, details = {}, host, ...others } = change
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
  { time, host, outsideHours, status = before.status }: BookingChange,
  now: Date,
): Promise<CheckedTime> {
  if (!time && host === undefined) return { kind: 'time', time: undefined }
  if (time && 'agreed' in time) return { kind: 'time', time: time.agreed }
  const isOver = host !== undefined && Date.parse(before.bookingDatetime) <= now.getTime()
  if (!blocksTime(status) || isOver) return { kind: 'closed' }
  const asked = time?.asked ?? (await presentTime(tx, before, outsideHours))
  const taken = await takeTime(tx, {
    ...{ asked, now, exceptId: before.id, lengths: time?.call?.lengths },
    placement: placementOf(before, { host, call: time?.call }),
  })
  if (taken.kind !== 'slot') return taken
  const isSameType = !time?.call || time.call.title === (before.callType ?? null)
  const isSameTime = isSameType && taken.slot.start === before.bookingDatetime
  const isSameHost = (taken.host?.id ?? null) === referenceId(before.host)
  if (isSameTime && isSameHost) return { kind: 'time', time: undefined }
  const newTime = slotColumns(taken)
  const { bookingDatetime, preferredDate, preferredTime, timezone, endsAt } = before
  const sameTime = { bookingDatetime, preferredDate, preferredTime, timezone, endsAt }
  const columns = {
    ...newTime,
    ...(isSameTime ? sameTime : {}),
    ...(time?.call ? { callType: time.call.title } : {}),
    ...(isSameHost ? {} : await hostColumns(tx, before, taken.host)),
  }
  return { kind: 'time', time: columns }
}

/** Where it is in the zone of today, which the company may have changed. */
async function presentTime(tx: PayloadRequest, before: Booking, outsideHours: boolean | undefined) {
  const { timezone } = await currentRules(tx.payload, tx)
  return { ...givenTime(before.bookingDatetime, timezone), outsideHours }
}

/** Who could take a changed call. Undefined for the hosts of its type, and whoever has it. */
function placementOf(
  before: Booking,
  { host, call }: { host: CallHost | null | undefined; call: OfferedCall | undefined },
): Placement | undefined {
  if (host !== undefined) return { hosts: [host], choice: 'order' }
  return call && { ...call.placement, present: referenceId(before.host) }
}

async function tellAssignee(
  tx: PayloadRequest,
  before: Booking | null,
  { id, assignee, host, heldUntil }: Booking,
) {
  // No one hears of a call while it is held.
  if (heldUntil) return
  const [was, is] = [before?.heldUntil ? null : referenceId(before?.assignee), referenceId(assignee)]
  const handedOver = Boolean(before?.host && before.host !== host)
  if (is !== was)
    await announceAssignmentMail(tx, { kind: 'booking', itemId: id, before: was, assignee: is, handedOver })
}
