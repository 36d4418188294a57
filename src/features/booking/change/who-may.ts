import type { PayloadRequest } from 'payload'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { changeNoticeHours } from '../settings/queries'
import { type BookingStatus, statuses } from '../status'
import { changeUntil } from '../view'
import type { BookingChange } from './columns'

/** Who makes a change: what they may do, whether mails wait for Undo, and what the audit log says depend on it. */
export type ChangedBy = 'visitor' | 'team' | 'google' | 'site'

/** Why the visitor cannot change a call. Undefined if they can. */
export function closedReason(booking: Booking, now: Date, noticeHours: number): string | undefined {
  const isOver = Date.parse(booking.bookingDatetime) <= now.getTime()
  const closed = statuses[booking.status].closed ?? (isOver ? statuses.completed.closed : undefined)
  if (closed || now.getTime() < Date.parse(changeUntil(booking, noticeHours))) return closed
  const hours = noticeHours === 1 ? '1 hour' : `${noticeHours} hours`
  return `A call can be moved or cancelled here until ${hours} before it starts. Please contact us instead.`
}

const outcomesAndConfirmed: readonly BookingStatus[] = ['confirmed', 'completed', 'no_show']

/**
 * What an admin who takes calls may change: confirm, move, say what came of a call, and write the note. A call that is
 * cancelled stays so (docs/decisions/0121).
 */
export function mayCallTakerChange(now: BookingStatus, change: BookingChange): boolean {
  const { status, time, details = {}, ...others } = change
  if (Object.keys(others).length > 0 || Object.keys(details).some((name) => name !== 'outcomeNote'))
    return false
  if (time && 'agreed' in time) return false
  return status === undefined || (now !== 'cancelled' && outcomesAndConfirmed.includes(status))
}

/** Super admins take back any change of the team, others their own. */
async function mayTeamChange(tx: PayloadRequest, before: Booking, change: BookingChange): Promise<boolean> {
  if (await isSuperAdmin(tx)) return true
  if (!tx.user || !(await takesCalls(tx))) return false
  return change.undoes ? change.undoes.by === tx.user.id : mayCallTakerChange(before.status, change)
}

export type NotAllowed = { kind: 'forbidden' } | { kind: 'gone'; error: ApiError }

/** Why the change is not allowed. Undefined if it is. Google and the site's own jobs have decided before. */
export async function notAllowed(
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
