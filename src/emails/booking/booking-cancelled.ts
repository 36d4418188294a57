import { type RenderedMessage, renderMessage } from '../message'
import { greeting, shortWhen, timeFacts, type VisitorMail } from './booking-facts'

/** To the visitor. `bookUrl` opens a new booking. */
export function bookingCancelled({
  brand,
  booking,
  bookUrl,
}: Pick<VisitorMail, 'brand' | 'booking'> & { bookUrl: string }): RenderedMessage {
  return renderMessage(brand, {
    subject: `Cancelled: your call on ${shortWhen(booking)}`,
    heading: 'Your call is cancelled',
    paragraphs: [
      greeting(booking),
      'The call below will not take place. The attached file removes it from your calendar.',
    ],
    facts: timeFacts(booking),
    ...(booking.teamCancelReason
      ? {
          quoted: {
            title: `A note from ${brand.name}`,
            facts: [{ label: 'Note', value: booking.teamCancelReason }],
          },
        }
      : {}),
    action: { label: 'Book another call', url: bookUrl },
    closing: [`Was this a mistake? Write to ${brand.contactEmail}.`],
  })
}
