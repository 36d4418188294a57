import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To the visitor, some hours before the call. A late message must not say 'tomorrow', so it names the day. */
export function bookingReminder(mail: VisitorMail): RenderedMessage {
  const { brand, booking } = mail
  return renderMessage(brand, {
    subject: `Reminder: your call on ${shortWhen(booking)}`,
    heading: 'Your call is coming up',
    paragraphs: [greeting(booking), `This is a reminder of your call with ${brand.name}.`],
    facts: [...timeFacts(booking), ...callFacts(booking)],
    ...manageAction(mail),
  })
}
