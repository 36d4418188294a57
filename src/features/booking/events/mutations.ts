import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { sourceColumns } from '@/features/source/schema'
import type { EventData, EventName } from '@/features/webhook/events'
import { sendEvent } from '@/features/webhook/send-event'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs, KnownBooking } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaiting } from '@/lib/jobs/take-waiting'
import { undoEnd } from '@/lib/time/undo'
import type { Booking } from '@/payload-types'
import { canBeUndone } from '../mail/mail'
import { storedBooking } from '../queries'
import { type BookingStatus, blocksTime } from '../status'

type Reported = Pick<KnownBooking, 'status' | 'start'>
type BookingEventName = Extract<EventName, `booking.${string}`>

const ofStatus: Partial<Record<BookingStatus, BookingEventName>> = {
  confirmed: 'booking.confirmed',
  cancelled: 'booking.cancelled',
  completed: 'booking.completed',
}

const reported = ({ status, bookingDatetime: start }: Booking): Reported => ({ status, start })

/** The events of a booking that receivers know as `known`, or not at all (null), in their order. */
function eventsOf(known: Reported | null, { status, start }: Reported): BookingEventName[] {
  const own = ofStatus[status]
  if (!known) return status === 'cancelled' ? [] : ['booking.created', ...(own ? [own] : [])]
  const isMoved = start !== known.start && blocksTime(status)
  return [...(isMoved ? ['booking.moved' as const] : []), ...(own && status !== known.status ? [own] : [])]
}

type Known = Jobs['booking-event']['known']

const dataOf = (booking: Booking): EventData<'booking.created'> => ({
  id: booking.id,
  status: booking.status,
  name: booking.name,
  email: booking.email,
  company: booking.company ?? null,
  phone: booking.phone ?? null,
  message: booking.message ?? null,
  start: booking.bookingDatetime,
  end: booking.endsAt ?? null,
  timezone: booking.timezone ?? null,
  visitorTimezone: booking.visitorTimezone ?? null,
  meetingKind: booking.meetingKind ?? null,
  meetLink: booking.meetLink ?? null,
  cancelReason: booking.visitorCancelReason ?? null,
  ...sourceColumns(booking),
})

/** The whole booking: hooks see only what the request selects. */
const stored = (req: PayloadRequest, id: string) => storedBooking(req.payload, id, { req })

async function sendEvents(
  req: PayloadRequest,
  { known, booking, key }: { known: Known | null; booking: Booking; key?: string },
): Promise<void> {
  let at = Date.now()
  for (const event of eventsOf(known, reported(booking))) {
    const read = async () => dataOf((await stored(req, booking.id)) ?? booking)
    // Of one change, too, receivers can tell the order.
    const when = { at: new Date(at++), ...(key ? { key } : {}) }
    if (event === 'booking.moved')
      await sendEvent(
        req,
        event,
        async () => ({ ...(await read()), previousStart: known?.start ?? booking.bookingDatetime }),
        when,
      )
    else await sendEvent(req, event, read, when)
  }
}

const isSame = (one: Known, other: Known) => one.status === other.status && one.start === other.start

/** What receivers know before a change. A waiting change of the team is taken back: the new one includes it. */
async function knownBefore(req: PayloadRequest, before: Booking): Promise<Known | null> {
  const [waiting] = await takeWaiting(req, 'booking-event', before.id)
  if (waiting) return waiting.known
  return before.heldUntil ? null : reported(before)
}

/** Sends the events of a change. Those of the team wait for Undo, like its mails (docs/decisions/0062). */
export async function reportBooking(
  req: PayloadRequest,
  { booking, before }: { booking: Booking; before?: Booking | undefined },
): Promise<void> {
  const isHeld = Boolean(booking.heldUntil)
  if (isHeld || (before && !before.heldUntil && isSame(reported(before), reported(booking)))) return
  const known = before ? await knownBefore(req, before) : null
  if (!known || !canBeUndone(req)) return sendEvents(req, { known, booking })
  if (isSame(known, reported(booking))) return
  const job = { id: randomUUID(), bookingId: booking.id, known }
  await sendJob(req, 'booking-event', job, { startAfter: undoEnd(new Date()) })
}

export async function reportDeletion(req: PayloadRequest, booking: Booking, now: Date): Promise<void> {
  const known = await knownBefore(req, booking)
  if (!known || !blocksTime(known.status) || Date.parse(known.start) <= now.getTime()) return
  await sendEvent(req, 'booking.cancelled', () => ({ ...dataOf(booking), status: 'cancelled' }))
}

/** Sends the events of a change that can no longer be undone. Safe to repeat. */
export const sendWaitingEvent = (payload: Payload, { id, bookingId, known }: Jobs['booking-event']) =>
  inTransaction({ payload }, async (req) => {
    const booking = await stored(req, bookingId)
    if (booking) await sendEvents(req, { known, booking, key: id })
  })
