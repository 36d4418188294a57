import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

export function bookingConfirmed(mail: VisitorMail): RenderedMessage {
  const { brand, booking } = mail
  return renderMessage(brand, {
    subject: `Confirmed: your call on ${shortWhen(booking)}`,
    heading: 'Your call is confirmed',
    paragraphs: [
      greeting(booking),
      'We look forward to speaking with you. The attached invitation adds the call to your calendar or updates the entry.',
    ],
    facts: [...timeFacts(booking), ...callFacts(booking)],
    ...manageAction(mail),
  })
}
