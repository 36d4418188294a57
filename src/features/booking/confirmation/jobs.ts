import type { Payload, PayloadRequest } from 'payload'
import { bookingUnanswered } from '@/emails/booking/booking-notice'
import { waitingBookingsDigest } from '@/emails/booking/super-admin-mails'
import { alertedIds } from '@/features/security/alerts/raise-alert'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import { stableId } from '@/lib/crypto/stable-id'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { sendRecorded } from '@/lib/mail/sent-mails'
import type { Booking } from '@/payload-types'
import { mailedBooking, mailedCallTaker, withHost } from '../mail/mailed-booking'
import { storedBooking } from '../queries'
import { currentRules } from '../settings/queries'
import { URGENT_HOURS, waitingBookings } from './queries'

const HOUR_MS = 3_600_000
/** Mails about waiting bookings: hosts get their own, super admins those of the desk. Each gets one mail a day. */
export async function sendDigest(payload: Payload, { date, timezone }: Jobs['booking-digest']) {
  // The business zone has changed, and 08:00 in it has a job of its own.
  if ((await currentRules(payload)).timezone !== timezone) return
  const bookings = await waitingBookings(payload, new Date())
  if (bookings.length === 0) return
  const brand = await siteBrand(payload)
  const superAdmins = await inTransaction({ payload }, alertedIds)
  for (const userId of new Set([...superAdmins, ...bookings.flatMap(({ taker }) => taker ?? [])])) {
    const own = bookings.filter(({ taker }) =>
      taker === null ? superAdmins.includes(userId) : taker === userId,
    )
    const reader = own.length > 0 ? await mailedCallTaker(payload, { user: userId }) : undefined
    if (!reader) continue
    const message = waitingBookingsDigest(brand, {
      bookings: own.map(({ name, start }) => ({ name, start: new Date(start) })),
      timezone: reader.timezone,
      url: `${brand.siteUrl}/super-admin/bookings?view=pending`,
    })
    await sendRecorded(
      payload,
      { id: `booking-digest-${date}-${userId}`, to: reader.email, ...message },
      {
        kind: 'digest',
        audience: 'team',
        about: { table: 'users', id: userId },
        sequence: 0,
        keepRecipient: false,
      },
    )
  }
}

/** Plans the mail about a call that no one has confirmed 12 hours before it, at least an hour after the booking. */
export async function planUnanswered(
  req: PayloadRequest,
  { id, status, bookingDatetime }: Booking,
  now: Date,
): Promise<void> {
  const start = Date.parse(bookingDatetime)
  const at = Math.max(start - URGENT_HOURS * HOUR_MS, now.getTime() + HOUR_MS)
  if (status !== 'pending' || at >= start) return
  await sendJob(
    req,
    'booking-unanswered',
    { bookingId: id, start: bookingDatetime },
    { startAfter: new Date(at), id: stableId('booking-unanswered', id, bookingDatetime) },
  )
}

export async function sendUnanswered(payload: Payload, job: Jobs['booking-unanswered']): Promise<void> {
  const booking = await storedBooking(payload, job.bookingId)
  if (booking?.status !== 'pending' || booking.heldUntil || booking.bookingDatetime !== job.start) return
  if (Date.parse(job.start) <= Date.now()) return
  const to = await noticeAddress(payload)
  if (!to) return
  const brand = await siteBrand(payload)
  const message = bookingUnanswered(
    brand,
    mailedBooking(await withHost(payload, booking)),
    `${brand.siteUrl}/super-admin/bookings?view=all&open=${booking.id}`,
  )
  await sendRecorded(
    payload,
    { id: `booking-unanswered-${booking.id}-${Date.parse(job.start)}`, to, ...message },
    {
      kind: 'unanswered',
      audience: 'team',
      about: { table: 'bookings', id: booking.id },
      sequence: booking.calendarSequence,
      keepRecipient: true,
    },
  )
}
