import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

export function bookingReceived(mail: VisitorMail): RenderedMessage {
  const { brand, booking } = mail
  return renderMessage(brand, {
    subject: `We have your booking: ${shortWhen(booking)}`,
    heading: 'We have your booking',
    paragraphs: [
      greeting(booking),
      `Thank you for booking a call with ${brand.name}. The time is reserved for you. We'll email you again once we have confirmed it. The attached invitation adds it to your calendar.`,
    ],
    facts: [...timeFacts(booking), ...callFacts(booking)],
    ...manageAction(mail),
  })
}
