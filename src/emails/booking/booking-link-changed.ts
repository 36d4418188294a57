import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To the visitor, after the team has set, changed or removed the call's link. */
export function bookingLinkChanged(mail: VisitorMail): RenderedMessage {
  const { brand, booking } = mail
  return renderMessage(brand, {
    subject: `How to join: your call on ${shortWhen(booking)}`,
    heading: booking.meetLink ? 'The link to your call' : 'The link to your call has changed',
    paragraphs: [
      greeting(booking),
      booking.meetLink
        ? 'Please use the link below to join the call. It replaces any earlier one.'
        : 'Please do not use the link in our earlier emails any more. The time of the call is the same.',
      'The attached invitation updates the entry in your calendar.',
    ],
    facts: [...timeFacts(booking), ...callFacts(booking)],
    ...manageAction(mail),
  })
}
