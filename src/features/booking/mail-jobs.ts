import type { Payload } from 'payload'
import { bookingCancelled } from '@/emails/booking/booking-cancelled'
import { bookingConfirmed } from '@/emails/booking/booking-confirmed'
import type { MailedBooking, VisitorMail } from '@/emails/booking/booking-facts'
import { bookingNotice } from '@/emails/booking/booking-notice'
import { bookingReceived } from '@/emails/booking/booking-received'
import { bookingReminder } from '@/emails/booking/booking-reminder'
import { bookingRescheduled } from '@/emails/booking/booking-rescheduled'
import type { Brand, RenderedMessage } from '@/emails/message'
import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import { unseal } from '@/lib/crypto/seal'
import type { BookingEvent, Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import type { MailMessage } from '@/lib/mail/message'
import type { Booking } from '@/payload-types'
import { DELETED_BOOKING } from './announce'
import { calendarInvite } from './calendar-invite'
import { manageUrl } from './manage-token'

const mailed = (booking: Booking): MailedBooking => ({
  id: booking.id,
  name: booking.name,
  email: booking.email,
  company: booking.company,
  phone: booking.phone,
  message: booking.message,
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  visitorTimezone: booking.visitorTimezone,
  meetLink: booking.meetLink,
})

async function findBooking(payload: Payload, id: string): Promise<Booking | undefined> {
  // `showHiddenFields` and the override let the sealed manage token through, for the link alone.
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0]
}

const unsealed = (deleted: string) =>
  JSON.parse(unseal(deleted, DELETED_BOOKING, env.ENCRYPTION_KEY)) as Booking

function visitorText(event: BookingEvent, mail: VisitorMail): RenderedMessage {
  switch (event) {
    case 'received':
      return bookingReceived(mail)
    case 'confirmed':
      return bookingConfirmed(mail)
    case 'rescheduled':
      return bookingRescheduled(mail)
    case 'reminder':
      return bookingReminder(mail)
    case 'cancelled':
      return bookingCancelled({
        brand: mail.brand,
        booking: mail.booking,
        bookUrl: `${env.SITE_URL}/book-call`,
      })
  }
}

function invite(brand: Brand, booking: Booking, event: BookingEvent, sequence: number) {
  return calendarInvite({
    booking: { ...mailed(booking), status: event === 'cancelled' ? 'cancelled' : booking.status },
    sequence,
    organizer: { name: brand.name, email: brand.contactEmail },
    host: new URL(env.SITE_URL).hostname,
    siteUrl: env.SITE_URL,
    manageUrl: manageUrl(booking.manageTokenSealed),
    stamp: new Date(booking.updatedAt),
  })
}

async function visitorMessage(
  payload: Payload,
  booking: Booking,
  job: Jobs['booking-mail'],
): Promise<MailMessage> {
  const brand = await siteBrand(payload)
  const previousStart = job.previousStart ? new Date(job.previousStart) : null
  const text = visitorText(job.event, {
    brand,
    booking: mailed(booking),
    manageUrl: manageUrl(booking.manageTokenSealed),
    previousStart,
  })
  return {
    id: `booking-${booking.id}-${job.event}-visitor-${job.sequence}`,
    to: booking.email,
    replyTo: brand.contactEmail,
    ...text,
    ics: invite(brand, booking, job.event, job.sequence),
  }
}

async function teamMessage(
  payload: Payload,
  booking: Booking,
  job: Jobs['booking-mail'],
): Promise<MailMessage | undefined> {
  const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: true })
  if (!settings.adminEmail || job.event === 'reminder') return undefined
  const text = bookingNotice({
    brand: await siteBrand(payload),
    booking: mailed(booking),
    event: job.event,
    adminUrl: `${env.SITE_URL}/admin/collections/bookings/${booking.id}`,
    previousStart: job.previousStart ? new Date(job.previousStart) : null,
  })
  return {
    id: `booking-${booking.id}-${job.event}-team-${job.sequence}`,
    to: settings.adminEmail,
    replyTo: booking.email,
    ...text,
  }
}

/** Sends one message about one event of a booking. A booking that was deleted meanwhile needs none. */
export async function sendBookingMail(payload: Payload, job: Jobs['booking-mail']): Promise<void> {
  const booking = job.deleted ? unsealed(job.deleted) : await findBooking(payload, job.bookingId)
  if (!booking) return
  const message = await (job.audience === 'visitor' ? visitorMessage : teamMessage)(payload, booking, job)
  if (message) await siteMailer().send(message)
}

/** The day before a call; only if the call is still confirmed for that time. */
export async function sendBookingReminder(payload: Payload, job: Jobs['booking-reminder']): Promise<void> {
  const booking = await findBooking(payload, job.bookingId)
  if (booking?.status !== 'confirmed' || booking.bookingDatetime !== job.start) return
  if (Date.parse(booking.bookingDatetime) <= Date.now()) return
  await siteMailer().send(
    await visitorMessage(payload, booking, {
      event: 'reminder',
      audience: 'visitor',
      bookingId: booking.id,
      sequence: booking.calendarSequence,
    }),
  )
}
