import { type Brand, renderMessage } from '../message'
import { shortWhen } from './booking-facts'

interface BurstAlert {
  bookings: number
  at: Date
  /** IANA name of the business zone. */
  timezone: string
  url: string
}

export const bookingBurst = (brand: Brand, { bookings, at, timezone, url }: BurstAlert) =>
  renderMessage(brand, {
    subject: `${bookings} bookings in one hour`,
    heading: 'Many bookings are arriving',
    paragraphs: [
      `Visitors made ${bookings} bookings in the last hour. That is more than usual, and some may use invented addresses.`,
      'Until the rate is normal again, visitors have to confirm each new booking by email. Unconfirmed bookings expire after 30 minutes.',
      'On the overview you can cancel all unconfirmed bookings at once. You get one email per burst.',
    ],
    facts: [['Noticed', shortWhen({ start: at, timezone })]],
    action: { label: 'Open the overview', url },
  })

interface WaitingDigest {
  bookings: readonly { name: string; start: Date }[]
  timezone: string
  url: string
}

export function waitingBookingsDigest(brand: Brand, { bookings, timezone, url }: WaitingDigest) {
  const [count, wait] =
    bookings.length === 1 ? ['1 booking', 'waits'] : [`${bookings.length} bookings`, 'wait']
  return renderMessage(brand, {
    subject: `${count} to confirm`,
    heading: `${count} ${wait} for your answer`,
    paragraphs: [
      'Each one has waited for more than a day, or starts within two days. Please confirm or cancel it.',
    ],
    quoted: {
      title: 'Waiting bookings',
      facts: bookings.map(({ name, start }) => [shortWhen({ start, timezone }), name]),
    },
    action: { label: 'Open the pending bookings', url },
  })
}

interface ReturnedCalls {
  calls: number
  /** Calls of a host, which stay with them until someone else takes them. */
  toHandOver?: number
  /** Of the person who had them. */
  name: string
  url: string
}

const countOf = (calls: number) => (calls === 1 ? '1 call' : `${calls} calls`)

export function callsReturned(brand: Brand, { calls, toHandOver = 0, name, url }: ReturnedCalls) {
  if (toHandOver > 0)
    return renderMessage(brand, {
      subject: `${countOf(toHandOver)} to hand over`,
      heading: `${countOf(toHandOver)} of ${name} to hand over`,
      paragraphs: [
        `${name} no longer takes calls. These calls are still to come, and visitors expect ${name}. Please hand them over to someone else, or move or cancel them.`,
        ...(calls > 0
          ? [`${countOf(calls)} of the desk ${calls === 1 ? 'has' : 'have'} no assignee now.`]
          : []),
      ],
      action: { label: 'Open the calls to hand over', url },
    })
  const [count, are] = calls === 1 ? ['1 call', 'is'] : [`${calls} calls`, 'are']
  return renderMessage(brand, {
    subject: `${count} without anyone assigned`,
    heading: `${count} ${are} assigned to no one now`,
    paragraphs: [
      `${name} no longer takes calls. Open calls that were assigned to this person have no assignee now. Please assign them to someone else.`,
    ],
    action: { label: 'Open the unassigned calls', url },
  })
}
