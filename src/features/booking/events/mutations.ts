import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { sourceColumns } from '@/features/source/schema'
import type { EventData } from '@/features/webhook/events'
import { sendEvent } from '@/features/webhook/send-event'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaiting } from '@/lib/jobs/take-waiting'
import { undoEnd } from '@/lib/time/undo'
import type { Booking } from '@/payload-types'
import {
  type ChangedBy,
  differencesFor,
  type Known,
  knowsAll,
  type Step,
  toldOf,
} from '../change/differences'
import { shownHostOf } from '../host/shown-hosts'
import { storedBooking } from '../queries'

async function hostOf(tx: PayloadRequest, booking: Booking) {
  const host = await shownHostOf(tx, booking)
  return host && { name: host.name, slug: host.slug }
}

const dataOf = async (tx: PayloadRequest, booking: Booking): Promise<EventData<'booking.created'>> => ({
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
  host: await hostOf(tx, booking),
  meetingKind: booking.meetingKind ?? null,
  meetLink: booking.meetLink ?? null,
  cancelReason: booking.visitorCancelReason ?? null,
  ...sourceColumns(booking),
})

async function sendEvents(
  tx: PayloadRequest,
  { known, booking, at, key }: { known: Known; booking: Booking; at: Date; key?: string },
): Promise<void> {
  // Of one change, too, receivers can tell the order.
  let order = at.getTime()
  for (const event of differencesFor('programs', known, { booking, at })) {
    const when = { at: new Date(order++), ...(key ? { key } : {}) }
    const previousStart = known?.start ?? booking.bookingDatetime
    if (event === 'booking.moved')
      await sendEvent(tx, event, async () => ({ ...(await dataOf(tx, booking)), previousStart }), when)
    else await sendEvent(tx, event, () => dataOf(tx, booking), when)
  }
}

/** What programs know before a change. A waiting change of the team is taken back: the new one includes it. */
async function takeWaitingWebhook(tx: PayloadRequest, before: Booking): Promise<Known> {
  const [waiting] = await takeWaiting(tx, 'booking-event', before.id)
  return waiting ? waiting.known : toldOf('programs', before)
}

const isUnreported = ({ before, after }: Step): boolean =>
  Boolean(after?.heldUntil) || Boolean(before && after && knowsAll(toldOf('programs', before), after))

/** Sends the events of a change. Those of the team wait for Undo, like its mails (docs/decisions/0062). */
export async function queueWebhooks(tx: PayloadRequest, step: Step, { by, at }: { by: ChangedBy; at: Date }) {
  if (isUnreported(step)) return
  const { before, after } = step
  const known = before ? await takeWaitingWebhook(tx, before) : null
  if (!after) {
    for (const event of differencesFor('programs', known, { booking: null, at }))
      await sendEvent(tx, event, async () => ({ ...(await dataOf(tx, before)), status: 'cancelled' }))
    return
  }
  if (!known || by !== 'team') return sendEvents(tx, { known, booking: after, at })
  if (knowsAll(known, after)) return
  const job = { id: randomUUID(), bookingId: after.id, known }
  await sendJob(tx, 'booking-event', job, { startAfter: undoEnd(at) })
}

/** Sends the events of a change that can no longer be undone. Safe to repeat. */
export const sendWaitingEvent = (payload: Payload, { id, bookingId, known }: Jobs['booking-event']) =>
  inTransaction({ payload }, async (tx) => {
    const booking = await storedBooking(payload, bookingId, { req: tx })
    if (booking) await sendEvents(tx, { known, booking, at: new Date(), key: id })
  })
