import type { PayloadRequest } from 'payload'
import { inTransaction, postgresOf } from '@/lib/db/transaction'
import type { BookingEvent } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { countAttempt } from '@/lib/rate-limit/limiter'
import type { Booking } from '@/payload-types'
import { bookingLimits } from '../limits'
import { storedBooking } from '../queries'
import { blocksTime } from '../status'

function presentEvent({ status, heldUntil }: Booking): BookingEvent {
  if (heldUntil) return 'held'
  return status === 'confirmed' ? 'confirmed' : 'received'
}

/** Resends the last mail, if id and address match. Otherwise does nothing, so it reveals nothing. */
export async function sendBookingMailAgain(
  acting: PayloadRequest,
  { bookingId, email }: { bookingId: string; email: string },
  now: Date,
): Promise<void> {
  const { payload } = acting
  const booking = await storedBooking(payload, bookingId)
  if (!booking || booking.email.toLowerCase() !== email.toLowerCase() || !blocksTime(booking.status)) return
  const lapsed = booking.heldUntil && Date.parse(booking.heldUntil) <= now.getTime()
  if (lapsed || Date.parse(booking.bookingDatetime) <= now.getTime()) return
  const { pool } = postgresOf(payload)
  if (!(await countAttempt(pool, bookingLimits.bookingMail, email.toLowerCase())).allowed) return
  await inTransaction({ payload }, (req) =>
    sendJob(req, 'booking-mail', {
      event: presentEvent(booking),
      audience: 'visitor',
      bookingId: booking.id,
      sequence: booking.calendarSequence,
      again: crypto.randomUUID(),
    }),
  )
}
