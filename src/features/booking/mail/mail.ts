import type { PayloadRequest } from 'payload'
import { seal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import type { Jobs, KnownBooking } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaiting } from '@/lib/jobs/take-waiting'
import { undoEnd } from '@/lib/time/undo'
import type { Booking } from '@/payload-types'
import { planUnanswered } from '../confirmation/jobs'
import { blocksTime } from '../status'
import { planReminders } from './reminders'
import { bookingEvent, knowsLink, knowsType } from './rules'

const audiences = ['visitor', 'team'] as const
type Audience = (typeof audiences)[number]

/** Changes by the team can be undone. Others are mailed at once. */
export const canBeUndone = ({ user, context }: PayloadRequest) =>
  Boolean(user) && context.actor !== 'visitor' && !context.fromGoogle

function known(booking: Booking, audience: Audience): KnownBooking | null {
  if (booking.heldUntil) return null
  const { status, bookingDatetime: start, meetLink } = booking
  const knew = { status, start, callType: booking.callType ?? null }
  return audience === 'visitor' ? { ...knew, meetLink: meetLink ?? null } : knew
}

/** Adds a change without notification to what the recipient knows. Pending messages stay. */
function withSilentChange(knew: KnownBooking, before: Booking, after: Booking): KnownBooking {
  const moved = before.bookingDatetime !== after.bookingDatetime
  return {
    ...knew,
    status: before.status === after.status ? knew.status : after.status,
    start: moved ? after.bookingDatetime : knew.start,
    ...(before.callType === after.callType ? {} : { callType: after.callType ?? null }),
    ...(before.meetLink === after.meetLink ? {} : { meetLink: after.meetLink ?? null }),
  }
}

/** Takes pending mails out of the outbox. Returns what each audience knew before them. */
async function takeKnown(req: PayloadRequest, bookingId: string) {
  const taken = await takeWaiting(req, 'booking-mail', bookingId)
  return new Map(taken.toReversed().map((mail) => [mail.audience, mail.known ?? null]))
}

interface Change {
  booking: Booking
  before?: Booking | undefined
}

const undoOf = ({ context }: PayloadRequest, before: Booking) => ({
  status: before.status,
  start: before.bookingDatetime,
  callType: before.callType ?? null,
  endsAt: before.endsAt ?? null,
  blockedUntil: before.blockedUntil ?? null,
  silent: context.notifyVisitor === false,
})

function mailOf(
  req: PayloadRequest,
  { booking, before }: Change,
  audience: Audience,
  waiting: KnownBooking | null | undefined,
): Jobs['booking-mail'] | undefined {
  const silent = audience === 'visitor' && req.context.notifyVisitor === false
  const knownBefore = waiting === undefined ? (before ? known(before, audience) : null) : waiting
  if (silent && !knownBefore) return undefined
  const knew = silent && knownBefore && before ? withSilentChange(knownBefore, before, booking) : knownBefore
  const next = bookingEvent(knew, booking)
  // Visitors get no cancellation or link of a past call.
  const over =
    (next === 'cancelled' || next === 'link_changed') && Date.parse(booking.bookingDatetime) <= Date.now()
  const event = over && audience === 'visitor' ? undefined : next
  // The change was undone.
  const isSameTime = knew?.status === booking.status && knew.start === booking.bookingDatetime
  if (isSameTime && knowsType(knew, booking) && knowsLink(knew, booking)) return undefined
  const waits = before !== undefined && canBeUndone(req)
  if (!event && !waits) return undefined
  return {
    event: event ?? null,
    audience,
    bookingId: booking.id,
    sequence: booking.calendarSequence,
    ...(event === 'rescheduled' && knew && knew.start !== booking.bookingDatetime
      ? { previousStart: knew.start }
      : {}),
    ...(waits ? { known: knew, undo: undoOf(req, before) } : {}),
  }
}

async function askToConfirm(req: PayloadRequest, { id: bookingId, heldUntil }: Booking): Promise<void> {
  if (req.context.notifyVisitor !== false)
    await sendJob(req, 'booking-mail', { event: 'held', audience: 'visitor', bookingId, sequence: 0 })
  await sendJob(req, 'booking-hold', { bookingId }, { startAfter: new Date(heldUntil ?? 0) })
}

const isSame = (one: Booking, other: Booking) =>
  one.status === other.status &&
  one.bookingDatetime === other.bookingDatetime &&
  (one.callType ?? null) === (other.callType ?? null) &&
  (one.meetLink ?? null) === (other.meetLink ?? null) &&
  Boolean(one.heldUntil) === Boolean(other.heldUntil)

/**
 * Queues the mails and the reminder of a change. Changes by the team wait for Undo; then the mail describes
 * the difference from what the recipient knew (docs/decisions/0062).
 * @returns when the mails leave, if they wait
 */
export async function announceBooking(req: PayloadRequest, change: Change): Promise<Date | undefined> {
  const { booking, before } = change
  if (before && isSame(before, booking)) return undefined
  if (booking.heldUntil) {
    if (!before) await askToConfirm(req, booking)
    return undefined
  }
  const waiting = before ? await takeKnown(req, booking.id) : new Map<Audience, KnownBooking | null>()
  const end = undoEnd(new Date())
  let waits = false
  for (const audience of audiences) {
    const mail = mailOf(req, change, audience, waiting.get(audience))
    if (!mail) continue
    const undoable = 'known' in mail
    waits ||= undoable
    await sendJob(req, 'booking-mail', mail, undoable ? { startAfter: end } : {})
  }
  await planReminders(req, booking, new Date())
  await planUnanswered(req, booking, new Date())
  return waits ? end : undefined
}

export const DELETED_BOOKING = 'deleted-booking'

export async function announceDeletedBooking(req: PayloadRequest, booking: Booking, now: Date) {
  const waiting = await takeKnown(req, booking.id)
  const cancelled: Booking = {
    ...booking,
    status: 'cancelled',
    manageTokenSealed: null,
    manageTokenHash: null,
  }
  const deleted = seal(JSON.stringify(cancelled), DELETED_BOOKING, siteKeys)
  for (const audience of audiences) {
    const before = waiting.get(audience)
    const knew = before === undefined ? known(booking, audience) : before
    if (!knew || !blocksTime(knew.status) || Date.parse(knew.start) <= now.getTime()) continue
    const sequence = booking.calendarSequence + 1
    await sendJob(req, 'booking-mail', {
      event: 'cancelled',
      audience,
      bookingId: booking.id,
      sequence,
      known: knew,
      deleted,
    })
  }
}
