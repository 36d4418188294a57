import { type RenderedMessage, renderMessage } from '../message'
import { greeting, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To the address that was typed: the time is held until its owner presses the button. */
export function bookingHeld({ brand, booking, manageUrl }: VisitorMail): RenderedMessage {
  return renderMessage(brand, {
    subject: `Please confirm your call on ${shortWhen(booking)}`,
    heading: 'Please confirm your call',
    paragraphs: [
      greeting(booking),
      `A call with ${brand.name} was booked with this address. The time below is held for 30 minutes: confirm it on the page behind the button, or it becomes free again.`,
    ],
    facts: timeFacts(booking),
    ...(manageUrl ? { action: { label: 'Confirm the call', url: manageUrl } } : {}),
    closing: ['Was it not you? Then there is nothing to do: without your confirmation there is no call.'],
  })
}
