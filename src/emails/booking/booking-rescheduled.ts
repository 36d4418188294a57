import { type RenderedMessage, renderMessage } from '../message'
import { callFacts, greeting, manageAction, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

export function bookingRescheduled(mail: VisitorMail): RenderedMessage {
  const { brand, booking, previousStart, manageUrl } = mail
  const before = previousStart
    ? [{ label: 'Before', value: shortWhen({ ...booking, start: previousStart }) }]
    : []
  return renderMessage(brand, {
    subject: `Moved: your call is now on ${shortWhen(booking)}`,
    heading: 'Your call has a new time',
    paragraphs: [
      greeting(booking),
      `Your call with ${brand.name} has moved. The attached invitation updates the entry in your calendar.`,
      ...(manageUrl
        ? ['Please use the link below from now on. The one in earlier emails no longer works.']
        : []),
    ],
    facts: [...timeFacts(booking), ...before, ...callFacts(booking)],
    ...manageAction(mail),
  })
}
