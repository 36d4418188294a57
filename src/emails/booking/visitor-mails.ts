import type { MailKey } from '../mail-texts'
import { type MessageContent, renderMessage } from '../message'
import { openingOf } from '../opening'
import {
  beforeFact,
  callFact,
  confirmedFact,
  isPlainName,
  manageAction,
  shortWhen,
  timeFacts,
  type VisitorMail,
} from './booking-facts'

type BookingMailKey = Extract<MailKey, `booking-${string}`>

const facts = ({ booking }: VisitorMail) => [...timeFacts(booking), callFact(booking)]

const opening = ({ brand, booking }: VisitorMail, key: BookingMailKey, always?: readonly string[]) =>
  openingOf(
    brand,
    key,
    { name: isPlainName(booking.name) ? booking.name : '', when: shortWhen(booking) },
    always,
  )

/** To the entered address: its owner must press the button to keep the time. */
const held = (mail: VisitorMail): MessageContent => ({
  ...opening(mail, 'booking-held', [
    'We hold the time below for 30 minutes. Confirm it with the button, or the slot opens up for others again.',
  ]),
  heading: 'Please confirm your call',
  facts: timeFacts(mail.booking),
  ...(mail.manageUrl ? { action: { label: 'Confirm the call', url: mail.manageUrl } } : {}),
  closing: ['If this was not you, ignore this email. There is no call unless you confirm it.'],
})

const received = (mail: VisitorMail): MessageContent => ({
  ...opening(mail, 'booking-received'),
  heading: 'We have your booking',
  facts: facts(mail),
  ...manageAction(mail),
})

/** A call that takes place: how to join it. */
const toJoin =
  (key: BookingMailKey, heading: string) =>
  (mail: VisitorMail): MessageContent => ({
    ...opening(mail, key),
    heading,
    facts: [...timeFacts(mail.booking), confirmedFact(mail.booking)],
    ...manageAction(mail),
  })

function rescheduled(mail: VisitorMail): MessageContent {
  const { booking, previousStart, manageUrl } = mail
  const always = [
    ...(booking.status === 'pending'
      ? ['The team still has to confirm the call, and will email you then.']
      : []),
    // A visitor's own move voids the link of earlier emails.
    ...(manageUrl
      ? ['Please use the link below from now on. One in an earlier email may no longer work.']
      : []),
  ]
  return {
    ...opening(mail, previousStart ? 'booking-moved' : 'booking-changed', always),
    heading: previousStart ? 'Your call has a new time' : 'Your call has changed',
    facts: [...timeFacts(booking), beforeFact(booking, previousStart), callFact(booking)],
    ...manageAction(mail),
  }
}

/** The team has set, changed or removed the call's link. */
const linkChanged = (mail: VisitorMail): MessageContent => ({
  ...opening(mail, 'booking-link-changed', [
    mail.booking.meetLink
      ? 'Please use the link below to join the call. It replaces any earlier one.'
      : 'Please do not use the link in our earlier emails. The time of the call is the same.',
    'The attached invitation updates the entry in your calendar.',
  ]),
  heading: mail.booking.meetLink ? 'The link to your call' : 'The link to your call has changed',
  facts: facts(mail),
  ...manageAction(mail),
})

const cancelled = (mail: VisitorMail): MessageContent => {
  const { brand, booking } = mail
  return {
    ...opening(mail, 'booking-cancelled'),
    heading: 'Your call is cancelled',
    facts: timeFacts(booking),
    quoted: { title: `A note from ${brand.name}`, facts: [['', booking.teamCancelReason]] },
    action: { label: 'Book another call', url: `${brand.siteUrl}/book-call` },
    closing: [`Do you have a question? Write to ${brand.contactEmail}.`],
  }
}

const contents = {
  held,
  received,
  confirmed: toJoin('booking-confirmed', 'Your call is confirmed'),
  rebooked: toJoin('booking-rebooked', 'Your call is booked again'),
  rescheduled,
  link_changed: linkChanged,
  // Some hours before the call. A late message must not say 'tomorrow', so it names the day.
  reminder: toJoin('booking-reminder', 'Your call is coming up'),
  cancelled,
}

export const visitorMail = (event: keyof typeof contents, mail: VisitorMail) =>
  renderMessage(mail.brand, contents[event](mail))
