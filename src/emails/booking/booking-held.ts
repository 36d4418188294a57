import { type RenderedMessage, renderMessage } from '../message'
import { greeting, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To the entered address: its owner must press the button to keep the time. */
export function bookingHeld({ brand, booking, manageUrl }: VisitorMail): RenderedMessage {
  return renderMessage(brand, {
    subject: `Please confirm your call on ${shortWhen(booking)}`,
    heading: 'Please confirm your call',
    paragraphs: [
      greeting(booking),
      `Someone booked a call with ${brand.name} using this address. We hold the time below for 30 minutes. Confirm it with the button, or the slot opens up for others again.`,
    ],
    facts: timeFacts(booking),
    ...(manageUrl ? { action: { label: 'Confirm the call', url: manageUrl } } : {}),
    closing: ['If this was not you, ignore this email. There is no call unless you confirm it.'],
  })
}
