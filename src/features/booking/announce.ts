import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { seal } from '@/lib/crypto/seal'
import { stableId } from '@/lib/crypto/stable-id'
import type { BookingEvent } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import type { Booking } from '@/payload-types'

const DAY_MS = 24 * 60 * 60 * 1000

/** What happened to a booking between two states of it, as people need to hear of it. */
function bookingEvent(before: Booking | undefined, after: Booking): BookingEvent | undefined {
  if (!before)
    return after.status === 'confirmed' ? 'confirmed' : after.status === 'pending' ? 'received' : undefined
  if (after.status === 'cancelled') return before.status === 'cancelled' ? undefined : 'cancelled'
  if (after.status === 'confirmed' && before.status !== 'confirmed') return 'confirmed'
  if (after.bookingDatetime !== before.bookingDatetime) return 'rescheduled'
  if (after.status === 'pending' && before.status === 'cancelled') return 'received'
  return undefined
}

/**
 * Sends the mails of a change through the outbox, and plans the reminder of a confirmed call for 24
 * hours before its start. Handlers look again at the booking, so a reminder that no longer holds is
 * simply not sent.
 */
export async function announceBooking(
  req: PayloadRequest,
  { booking, before }: { booking: Booking; before?: Booking },
): Promise<void> {
  const event = bookingEvent(before, booking)
  if (!event) return
  for (const audience of ['visitor', 'team'] as const) {
    await sendJob(req, 'booking-mail', {
      event,
      audience,
      bookingId: booking.id,
      sequence: booking.calendarSequence,
      ...(event === 'rescheduled' && before ? { previousStart: before.bookingDatetime } : {}),
    })
  }
  const remindAt = new Date(Date.parse(booking.bookingDatetime) - DAY_MS)
  if (booking.status === 'confirmed' && remindAt.getTime() > Date.now()) {
    const data = { bookingId: booking.id, start: booking.bookingDatetime }
    // One reminder for a time, however often the call is confirmed for it.
    await sendJob(req, 'booking-reminder', data, {
      startAfter: remindAt,
      id: stableId(booking.id, data.start),
    })
  }
}

/** What a deleted booking is sealed for, between the deletion and its mail. */
export const DELETED_BOOKING = 'deleted-booking'

/** Tells the visitor and the team that a call which was still to come is off. */
export async function announceDeletedBooking(
  req: PayloadRequest,
  booking: Booking,
  now: Date,
): Promise<void> {
  const stillToCome = booking.status === 'pending' || booking.status === 'confirmed'
  if (!stillToCome || Date.parse(booking.bookingDatetime) <= now.getTime()) return
  const cancelled: Booking = {
    ...booking,
    status: 'cancelled',
    manageTokenSealed: null,
    manageTokenHash: null,
  }
  const deleted = seal(JSON.stringify(cancelled), DELETED_BOOKING, env.ENCRYPTION_KEY)
  for (const audience of ['visitor', 'team'] as const) {
    const sequence = booking.calendarSequence + 1
    await sendJob(req, 'booking-mail', {
      event: 'cancelled',
      audience,
      bookingId: booking.id,
      sequence,
      deleted,
    })
  }
}
