import { type RenderedMessage, renderMessage } from '../message'
import { greeting, manageAction, meetingFacts, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To a visitor who knows the call as cancelled. */
export function bookingRebooked(mail: VisitorMail): RenderedMessage {
  const { brand, booking } = mail
  return renderMessage(brand, {
    subject: `Booked again: your call on ${shortWhen(booking)}`,
    heading: 'Your call is booked again',
    paragraphs: [
      greeting(booking),
      'We cancelled this call earlier. It takes place after all, and it is confirmed. The attached invitation puts it back into your calendar.',
    ],
    facts: [...timeFacts(booking), ...meetingFacts(booking)],
    ...manageAction(mail),
  })
}
