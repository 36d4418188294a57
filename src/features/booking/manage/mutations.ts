import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { confirmArrival } from '../burst/mutations'
import { rulesOf } from '../call-type/queries'
import { confirmsAtOnce } from '../confirmation/queries'
import { type Declined, takeTime, writeBooking } from '../kernel'
import { changeBooking, slotColumns } from '../mutations'
import { lockedBooking } from '../queries'
import type { ManageAction } from '../schema'
import { changeNoticeHours } from '../settings/queries'
import { statuses } from '../status'
import { changeUntil } from '../view'
import { newManageToken } from './token'

type ManageOutcome =
  | { kind: 'done'; booking: Booking; token?: string }
  | { kind: 'unknown' }
  | { kind: 'gone'; error: ApiError }
  | Declined

const gone = (message: string): ManageOutcome => ({ kind: 'gone', error: { code: 'gone', message } })

/** The booking of a mailed link, or of the account with this confirmed address (in lower case). */
export type BookingKey = { token: string } | { id: string; ownerEmail: string }

const conditionOf = (key: BookingKey) =>
  'token' in key
    ? sql`manage_token_hash = ${hashToken(key.token)}`
    : sql`id = ${key.id} AND lower(email) = ${key.ownerEmail}`

/** Why the visitor cannot change a call. Undefined if they can. */
export function closedReason(booking: Booking, now: Date, noticeHours: number): string | undefined {
  const isOver = Date.parse(booking.bookingDatetime) <= now.getTime()
  const closed = statuses[booking.status].closed ?? (isOver ? statuses.completed.closed : undefined)
  if (closed || now.getTime() < Date.parse(changeUntil(booking, noticeHours))) return closed
  const hours = noticeHours === 1 ? '1 hour' : `${noticeHours} hours`
  return `A call can be moved or cancelled here until ${hours} before it starts. Please contact us instead.`
}

const asVisitor = { actor: 'visitor' } as const

async function reschedule(
  req: PayloadRequest,
  booking: Booking,
  asked: Extract<ManageAction, { action: 'reschedule' }>,
  now: Date,
): Promise<ManageOutcome> {
  const time = await takeTime(req, { asked, now, exceptId: booking.id })
  if (time.kind !== 'slot') return time
  // The time is unchanged, so the link stays valid.
  if (time.slot.start === booking.bookingDatetime) return { kind: 'done', booking }
  const { token, columns } = newManageToken()
  const data = { ...slotColumns(time.slot, time.rules), ...columns }
  const moved = await changeBooking(req, booking.id, data, { ...asVisitor, timesAreSet: true })
  return { kind: 'done', booking: moved, token }
}

async function confirm(req: PayloadRequest, booking: Booking): Promise<ManageOutcome> {
  const { id, bookingDatetime: start, endsAt, heldUntil } = booking
  if (!heldUntil) return { kind: 'done', booking }
  const rules = await rulesOf(req, { exceptId: id })
  const isSure = await confirmsAtOnce(req, { start, end: endsAt ?? start }, rules)
  const data = { heldUntil: null, status: isSure ? 'confirmed' : 'pending' } as const
  return { kind: 'done', booking: await changeBooking(req, id, data, asVisitor) }
}

async function act(
  req: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  const booking = await lockedBooking(req, conditionOf(key))
  if (!booking) return { kind: 'unknown' }
  if (request.action === 'view') return { kind: 'done', booking }
  // A repeated cancellation is not an error.
  if (request.action === 'cancel' && booking.status === 'cancelled') return { kind: 'done', booking }
  const noticeHours = request.action === 'confirm' ? 0 : await changeNoticeHours(req)
  const closed = closedReason(booking, now, noticeHours)
  if (closed) return gone(closed)
  await confirmArrival(req, booking.id)
  if (request.action === 'reschedule') return reschedule(req, booking, request, now)
  if (request.action === 'confirm') return confirm(req, booking)
  const data = { status: 'cancelled', visitorCancelReason: request.reason ?? null } as const
  return { kind: 'done', booking: await changeBooking(req, booking.id, data, asVisitor) }
}

/** The booking whose length a new time needs, before its row is locked. */
async function idOf(req: PayloadRequest, key: BookingKey): Promise<string | undefined> {
  const [row] = await queryIn<{ id: string }>(req, sql`SELECT id FROM bookings WHERE ${conditionOf(key)}`)
  return row?.id
}

/** Acts for a link's holder or the account's owner. A move voids the old token and returns a new one. */
export async function manageBooking(
  actor: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  const order =
    request.action === 'reschedule'
      ? { asked: request, now, exceptId: await idOf(actor, key) }
      : { asked: undefined, now }
  return writeBooking(actor, order, (req) => act(req, key, request, now))
}
