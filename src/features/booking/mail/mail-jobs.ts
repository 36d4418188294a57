import type { Payload } from 'payload'
import type { MailedBooking } from '@/emails/booking/booking-facts'
import { bookingNotice, hostNotice } from '@/emails/booking/booking-notice'
import { visitorMail } from '@/emails/booking/visitor-mails'
import type { Brand } from '@/emails/message'
import { env } from '@/env'
import { storedSettings } from '@/features/booking/settings/queries'
import { linkIsComing } from '@/features/calendar/push/jobs'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import { unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { inTransaction } from '@/lib/db/transaction'
import type { BookingEvent, Jobs, KnownBooking } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import type { MailMessage } from '@/lib/mail/message'
import { sendRecorded } from '@/lib/mail/sent-mails'
import type { Booking } from '@/payload-types'
import { hostMailFor, mailFor } from '../change/differences'
import { manageUrl } from '../manage/token'
import { storedBooking } from '../queries'
import { calendarInvite } from './calendar-invite'
import { DELETED_BOOKING } from './mail'
import { type CalledBooking, mailedBooking, mailedCallTaker, withHost } from './mailed-booking'
import { isReminderDue } from './reminders'

const LINK_PAUSE_MS = 2000

const findBooking = (payload: Payload, id: string) => storedBooking(payload, id, { showHiddenFields: true })

const unsealed = (deleted: string) => JSON.parse(unseal(deleted, DELETED_BOOKING, siteKeys)) as Booking

type MailJob = Jobs['booking-mail'] & { event: BookingEvent }

/** Shows a cancelled call at the time that the visitor knows. */
function asKnown(booking: CalledBooking, knew: KnownBooking): CalledBooking {
  const shift = Date.parse(knew.start) - Date.parse(booking.bookingDatetime)
  const shifted = (instant: string) => new Date(Date.parse(instant) + shift).toISOString()
  const endsAt = booking.endsAt ? shifted(booking.endsAt) : null
  return { ...booking, bookingDatetime: knew.start, endsAt }
}

function invite(brand: Brand, booking: CalledBooking, event: BookingEvent, sequence: number) {
  return calendarInvite({
    booking: { ...mailedBooking(booking), status: event === 'cancelled' ? 'cancelled' : booking.status },
    sequence,
    organizer: { name: brand.name, email: brand.contactEmail },
    host: new URL(env.SITE_URL).hostname,
    siteUrl: env.SITE_URL,
    manageUrl: manageUrl(booking.manageTokenSealed),
    stamp: new Date(booking.updatedAt),
  })
}

const mailedToVisitor = (booking: CalledBooking): MailedBooking => ({
  ...mailedBooking(booking),
  hour12: booking.visitorHour12 === true,
})

async function visitorMessage(payload: Payload, booking: CalledBooking, job: MailJob): Promise<MailMessage> {
  const brand = await siteBrand(payload)
  const previousStart = job.previousStart ? new Date(job.previousStart) : null
  const text = visitorMail(job.event, {
    brand,
    booking: mailedToVisitor(booking),
    manageUrl: manageUrl(booking.manageTokenSealed),
    previousStart,
  })
  return {
    id: `booking-${booking.id}-${job.event}-visitor-${job.sequence}${job.again ? `-${job.again}` : ''}`,
    to: booking.email,
    replyTo: brand.contactEmail,
    ...text,
    // A held booking is not an invitation yet.
    ...(job.event === 'held' ? {} : { ics: invite(brand, booking, job.event, job.sequence) }),
  }
}

const bookingPage = ({ id }: { id: string }) => `${env.SITE_URL}/super-admin/bookings?view=all&open=${id}`

const noticeOf = async (payload: Payload, booking: CalledBooking, { previousStart }: MailJob) => ({
  brand: await siteBrand(payload),
  booking: mailedBooking(booking),
  adminUrl: bookingPage(booking),
  previousStart: previousStart ? new Date(previousStart) : null,
})

async function teamMessage(payload: Payload, booking: CalledBooking, job: MailJob) {
  const { event } = job
  if (event === 'reminder' || event === 'held' || event === 'link_changed') return undefined
  const to = await noticeAddress(payload)
  if (!to) return undefined
  const text = bookingNotice({ event, ...(await noticeOf(payload, booking, job)) })
  return {
    id: `booking-${booking.id}-${job.event}-team-${job.sequence}`,
    to,
    replyTo: booking.email,
    ...text,
  }
}

/** To the host who knows the call as theirs. The notice to the team says the same, so no one gets both. */
async function hostMessage(payload: Payload, booking: CalledBooking, job: MailJob) {
  const { event, known } = job
  if (event !== 'rescheduled' && event !== 'cancelled' && event !== 'rebooked') return undefined
  const host = known?.host ? await mailedCallTaker(payload, { host: known.host }) : undefined
  const noticed = await noticeAddress(payload)
  if (!host || host.email.toLowerCase() === noticed?.toLowerCase()) return undefined
  const text = hostNotice({
    event,
    ...(await noticeOf(payload, { ...booking, timezone: host.timezone }, job)),
  })
  return { id: `booking-${booking.id}-${event}-host-${job.sequence}`, to: host.email, ...text }
}

const messages = { visitor: visitorMessage, team: teamMessage, host: hostMessage }

const deliver = (payload: Payload, message: MailMessage, job: MailJob): Promise<void> =>
  sendRecorded(payload, message, {
    kind: job.event,
    audience: job.audience,
    about: { table: 'bookings', id: job.bookingId },
    sequence: job.sequence,
    // A deleted booking's address is not stored.
    keepRecipient: !job.deleted,
  })

/** The confirmation waits up to a minute for the call's link. */
async function waitsForLink(payload: Payload, booking: Booking, job: MailJob): Promise<boolean> {
  const isConfirmation = job.event === 'confirmed' || job.event === 'rebooked'
  if (!isConfirmation || job.audience !== 'visitor' || booking.meetLink) return false
  if (booking.meetingKind && booking.meetingKind !== 'google_meet') return false
  if (!(await linkIsComing(payload, booking))) return false
  const startAfter = new Date(Date.now() + LINK_PAUSE_MS)
  await inTransaction({ payload }, (req) => sendJob(req, 'booking-mail', job, { startAfter }))
  return true
}

const hasEvent = (job: Jobs['booking-mail']): job is MailJob => job.event !== null

/** Returns false if the booking has changed again, which sends its own mail. */
function holds({ event, audience, known, deleted }: MailJob, booking: Booking): boolean {
  if (deleted) return true
  if (known !== undefined) return (audience === 'host' ? hostMailFor : mailFor)(known, booking) === event
  // A confirmation that waited for its link, or for the mail server, must not follow the cancellation.
  return audience === 'team' || booking.status !== 'cancelled' || event === 'cancelled'
}

/** Sends one message about a booking's event. Skips a deleted booking. */
export async function sendBookingMail(payload: Payload, job: Jobs['booking-mail']): Promise<void> {
  if (!hasEvent(job)) return
  const stored = job.deleted ? unsealed(job.deleted) : await findBooking(payload, job.bookingId)
  if (!stored || !holds(job, stored) || (await waitsForLink(payload, stored, job))) return
  const called = await withHost(payload, stored)
  const booking = job.event === 'cancelled' && job.known ? asKnown(called, job.known) : called
  const message = await messages[job.audience](payload, booking, job)
  if (message) await deliver(payload, message, job)
}

/** Sent some hours before, if the call is still confirmed for that time. */
export async function sendBookingReminder(payload: Payload, job: Jobs['booking-reminder']): Promise<void> {
  const booking = await findBooking(payload, job.bookingId)
  if (booking?.status !== 'confirmed' || booking.bookingDatetime !== job.start) return
  const [start, now] = [new Date(booking.bookingDatetime), new Date()]
  if (start <= now) return
  const { reminderHours } = await storedSettings(payload)
  if (!isReminderDue(job.hours, reminderHours, start, now)) return
  const reminder: MailJob = {
    event: 'reminder',
    audience: 'visitor',
    bookingId: booking.id,
    sequence: booking.calendarSequence,
  }
  const message = await visitorMessage(payload, await withHost(payload, booking), reminder)
  // Without the sequence, so that a repeated job sends nothing after a change of the link.
  const id = `booking-${booking.id}-reminder-${start.getTime()}-${job.hours}`
  await deliver(payload, { ...message, id }, reminder)
}
