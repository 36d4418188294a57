import { type Brand, type RenderedMessage, renderMessage } from '../message'
import { type MailedBooking, shortWhen, submittedFacts, timeFacts } from './booking-facts'

/** To the team: a call starts soon and no one has confirmed it. */
export const bookingUnanswered = (brand: Brand, booking: MailedBooking, url: string): RenderedMessage =>
  renderMessage(brand, {
    subject: `Still unconfirmed: ${booking.name}, ${shortWhen(booking)}`,
    heading: 'This call is still unconfirmed',
    paragraphs: ['The call starts soon, and the visitor has no answer yet. Please confirm or cancel it.'],
    facts: timeFacts(booking, "Visitor's local time"),
    quoted: { title: 'What the visitor told us', facts: submittedFacts(booking) },
    action: { label: 'Open the booking', url },
  })
