import type { PayloadRequest } from 'payload'
import { seal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { stableId } from '@/lib/crypto/stable-id'
import type { Jobs, KnownBooking } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaitingMails } from '@/lib/jobs/take-waiting'
import { mailAfterUndo } from '@/lib/time/undo'
import type { Booking } from '@/payload-types'
import { blocksTime } from '../status'
import { bookingEvent } from './rules'

const DAY_MS = 24 * 60 * 60 * 1000

const audiences = ['visitor', 'team'] as const
type Audience = (typeof audiences)[number]

/** A change by the team offers Undo; visitors' own changes and the calendar's are told at once. */
const canBeUndone = ({ user, context }: PayloadRequest) =>
  Boolean(user) && context.actor !== 'visitor' && !context.fromGoogle

/** Nobody but the visitor has heard of a held booking. */
const known = (booking: Booking): KnownBooking | null =>
  booking.heldUntil ? null : { status: booking.status, start: booking.bookingDatetime }

/** A change that its recipient is not to hear of counts as known; the rest of what waits is told nevertheless. */
function withSilentChange(knew: KnownBooking, before: Booking, after: Booking): KnownBooking {
  const moved = before.bookingDatetime !== after.bookingDatetime
  return {
    status: before.status === after.status ? knew.status : after.status,
    start: moved ? after.bookingDatetime : knew.start,
  }
}

/** What each audience knew before the mails that are taken out of the outbox here. */
async function takeKnown(
  req: PayloadRequest,
  bookingId: string,
): Promise<Map<Audience, KnownBooking | null>> {
  const taken = await takeWaitingMails(req, 'booking-mail', bookingId)
  // The first of them has the last word.
  return new Map(taken.toReversed().map((mail) => [mail.audience, mail.known ?? null]))
}

interface Change {
  booking: Booking
  /** None: it is new. */
  before?: Booking | undefined
}

/** What has to be told to one audience, or undefined when that is nothing. */
function mailOf(
  req: PayloadRequest,
  { booking, before }: Change,
  audience: Audience,
  waiting: KnownBooking | null | undefined,
): Jobs['booking-mail'] | undefined {
  const silent = audience === 'visitor' && req.context.notifyVisitor === false
  const told = waiting === undefined ? (before ? known(before) : null) : waiting
  if (silent && !told) return undefined
  const knew = silent && told && before ? withSilentChange(told, before, booking) : told
  const next = bookingEvent(knew, booking)
  // Visitors need not hear that a call which is over anyway is off.
  const over = next === 'cancelled' && Date.parse(booking.bookingDatetime) <= Date.now()
  const event = over && audience === 'visitor' ? undefined : next
  // Back to what is known: nothing has happened.
  if (knew?.status === booking.status && knew.start === booking.bookingDatetime) return undefined
  const waits = before !== undefined && canBeUndone(req)
  if (!event && !waits) return undefined
  return {
    event: event ?? null,
    audience,
    bookingId: booking.id,
    sequence: booking.calendarSequence,
    ...(event === 'rescheduled' && knew ? { previousStart: knew.start } : {}),
    ...(waits ? { known: knew } : {}),
  }
}

async function askToConfirm(req: PayloadRequest, { id: bookingId, heldUntil }: Booking): Promise<void> {
  if (req.context.notifyVisitor !== false)
    await sendJob(req, 'booking-mail', { event: 'held', audience: 'visitor', bookingId, sequence: 0 })
  await sendJob(req, 'booking-hold', { bookingId }, { startAfter: new Date(heldUntil ?? 0) })
}

/** The reminder of a confirmed call. Its handler looks again: one that no longer holds is simply not sent. */
async function planReminder(req: PayloadRequest, { id, status, bookingDatetime }: Booking): Promise<void> {
  const remindAt = new Date(Date.parse(bookingDatetime) - DAY_MS)
  if (status !== 'confirmed' || remindAt.getTime() <= Date.now()) return
  const data = { bookingId: id, start: bookingDatetime }
  // One reminder for a time, however often the call is confirmed for it.
  await sendJob(req, 'booking-reminder', data, {
    startAfter: remindAt,
    id: stableId(id, data.start),
  })
}

const isSame = (one: Booking, other: Booking) =>
  one.status === other.status &&
  one.bookingDatetime === other.bookingDatetime &&
  Boolean(one.heldUntil) === Boolean(other.heldUntil)

/**
 * Puts the mails of a change into the outbox, and plans the reminder of a confirmed call for 24 hours before its start.
 * What the team changes can be undone: its mails wait that long, and what is told is the difference between what the
 * recipient knew before and the last state (docs/decisions/0062).
 */
export async function announceBooking(req: PayloadRequest, change: Change): Promise<void> {
  const { booking, before } = change
  if (before && isSame(before, booking)) return
  if (booking.heldUntil) {
    if (!before) await askToConfirm(req, booking)
    return
  }
  const waiting = before ? await takeKnown(req, booking.id) : new Map<Audience, KnownBooking | null>()
  for (const audience of audiences) {
    const mail = mailOf(req, change, audience, waiting.get(audience))
    const pause = mail && 'known' in mail ? { startAfter: mailAfterUndo(new Date()) } : {}
    if (mail) await sendJob(req, 'booking-mail', mail, pause)
  }
  await planReminder(req, booking)
}

/** What a deleted booking is sealed for, between the deletion and its mail. */
export const DELETED_BOOKING = 'deleted-booking'

/** Tells the visitor and the team that a call which for all they know is still to come is off. */
export async function announceDeletedBooking(
  req: PayloadRequest,
  booking: Booking,
  now: Date,
): Promise<void> {
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
    const knew = before === undefined ? known(booking) : before
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
