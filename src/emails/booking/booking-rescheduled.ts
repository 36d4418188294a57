import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

export function bookingRescheduled(mail: VisitorMail): RenderedMessage {
  const { brand, booking, previousStart, manageUrl } = mail
  const before = previousStart
    ? [{ label: 'Before', value: shortWhen({ ...booking, start: previousStart }) }]
    : []
  return renderMessage(brand, {
    subject: previousStart
      ? `Moved: your call is now on ${shortWhen(booking)}`
      : `Changed: your call on ${shortWhen(booking)}`,
    heading: previousStart ? 'Your call has a new time' : 'Your call has changed',
    paragraphs: [
      greeting(booking),
      `Your call with ${brand.name} has ${previousStart ? 'moved' : 'changed. The time is the same'}. The attached invitation updates the entry in your calendar.`,
      ...(manageUrl
        ? ['Please use the link below from now on. The one in earlier emails no longer works.']
        : []),
    ],
    facts: [...timeFacts(booking), ...before, ...callFacts(booking)],
    ...manageAction(mail),
  })
}
