import { type Brand, type RenderedMessage, renderMessage } from '../message'
import { shortWhen } from './booking-facts'

interface BurstAlert {
  bookings: number
  at: Date
  /** IANA name of the business zone. */
  timezone: string
  url: string
}

export const bookingBurst = (brand: Brand, { bookings, at, timezone, url }: BurstAlert): RenderedMessage =>
  renderMessage(brand, {
    subject: `${bookings} bookings in one hour`,
    heading: 'Many bookings are arriving',
    paragraphs: [
      `Visitors made ${bookings} bookings in the last hour. That is more than usual, and some may use invented addresses.`,
      'Until the rate is normal again, visitors have to confirm each new booking by email. Unconfirmed bookings expire after 30 minutes.',
      'On the overview you can cancel all unconfirmed bookings at once. You get one email per burst.',
    ],
    facts: [{ label: 'Noticed', value: shortWhen({ start: at, timezone }) }],
    action: { label: 'Open the overview', url },
  })
