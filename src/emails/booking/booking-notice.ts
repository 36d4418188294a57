import { type Brand, renderMessage } from '../message'
import {
  beforeFact,
  type MailedBooking,
  meetingFact,
  shortWhen,
  submittedFacts,
  timeFacts,
} from './booking-facts'

type NoticeEvent = 'received' | 'confirmed' | 'rebooked' | 'cancelled' | 'rescheduled'

export interface TeamMail {
  brand: Brand
  booking: MailedBooking
  event: NoticeEvent
  adminUrl: string
  previousStart?: Date | null | undefined
}

const WORDS: Record<NoticeEvent | 'changed', { title: string; sentence: string }> = {
  received: {
    title: 'New booking',
    sentence: 'A visitor has booked a call. Please confirm it.',
  },
  confirmed: {
    title: 'Booking confirmed',
    sentence: 'This call is confirmed. The visitor has been notified.',
  },
  rebooked: {
    title: 'Booked again',
    sentence: 'This call was cancelled but will take place after all. The visitor has been notified.',
  },
  cancelled: { title: 'Booking cancelled', sentence: 'This call is cancelled. The slot is open again.' },
  rescheduled: { title: 'Booking moved', sentence: 'This call has a new time.' },
  changed: { title: 'Booking changed', sentence: 'This call has changed. The time is the same.' },
}

export function bookingNotice({ brand, booking, event, adminUrl, previousStart }: TeamMail) {
  const { title, sentence } = WORDS[event === 'rescheduled' && !previousStart ? 'changed' : event]
  return renderMessage(brand, {
    subject: `${title}: ${booking.name}, ${shortWhen(booking)}`,
    heading: title,
    paragraphs: [sentence],
    facts: [
      ...timeFacts(booking, "Visitor's local time"),
      beforeFact({ ...booking, hour12: false }, previousStart),
      meetingFact(booking),
    ],
    quoted: { title: 'What the visitor told us', facts: submittedFacts(booking) },
    action: { label: 'Open the booking', url: adminUrl },
  })
}

type HostEvent = 'rebooked' | 'cancelled' | 'rescheduled'

const FOR_HOST: Record<HostEvent | 'changed', { subject: string; heading: string; sentence: string }> = {
  rebooked: {
    subject: 'On again',
    heading: 'Your call takes place after all',
    sentence: 'This call was cancelled. It is on again, at the time below.',
  },
  cancelled: {
    subject: 'Cancelled',
    heading: 'A call of yours is cancelled',
    sentence: 'This call will not take place.',
  },
  rescheduled: {
    subject: 'Moved',
    heading: 'A call of yours has a new time',
    sentence: 'This call has moved.',
  },
  changed: {
    subject: 'Changed',
    heading: 'A call of yours has changed',
    sentence: 'Its time is the same. Please check its type and length.',
  },
}

/** To who takes the call, in their zone: `booking.timezone`. */
export function hostNotice({
  brand,
  booking,
  event,
  adminUrl,
  previousStart,
}: Omit<TeamMail, 'event'> & { event: HostEvent }) {
  const words = FOR_HOST[event === 'rescheduled' && !previousStart ? 'changed' : event]
  return renderMessage(brand, {
    subject: `${words.subject}: call with ${booking.name}, ${shortWhen(booking)}`,
    heading: words.heading,
    paragraphs: [words.sentence],
    facts: [
      ['With', booking.company ? `${booking.name}, ${booking.company}` : booking.name],
      ['Call', booking.callType],
      [event === 'rescheduled' && previousStart ? 'Now' : 'When', shortWhen(booking)],
      beforeFact(booking, previousStart),
      ['Reason for cancelling', event === 'cancelled' ? booking.visitorCancelReason : null],
    ],
    action: { label: 'Open the booking', url: adminUrl },
  })
}

export const bookingUnanswered = (brand: Brand, booking: MailedBooking, url: string) =>
  renderMessage(brand, {
    subject: `Still unconfirmed: ${booking.name}, ${shortWhen(booking)}`,
    heading: 'This call is still unconfirmed',
    paragraphs: ['The call starts soon, and the visitor has no answer yet. Please confirm or cancel it.'],
    facts: timeFacts(booking, "Visitor's local time"),
    quoted: { title: 'What the visitor told us', facts: submittedFacts(booking) },
    action: { label: 'Open the booking', url },
  })
