import { type MessageContent, renderMessage } from '../message'
import {
  beforeFacts,
  callFacts,
  confirmedFacts,
  greeting,
  manageAction,
  shortWhen,
  timeFacts,
  type VisitorMail,
} from './booking-facts'

type Content = Omit<MessageContent, 'paragraphs'> & { texts: string[] }

const facts = ({ booking }: VisitorMail) => [...timeFacts(booking), ...callFacts(booking)]
const factsToJoin = ({ booking }: VisitorMail) => [...timeFacts(booking), ...confirmedFacts(booking)]

/** To the entered address: its owner must press the button to keep the time. */
const held = ({ brand, booking, manageUrl }: VisitorMail): Content => ({
  subject: `Please confirm your call on ${shortWhen(booking)}`,
  heading: 'Please confirm your call',
  texts: [
    `Someone booked a call with ${brand.name} using this address. We hold the time below for 30 minutes. Confirm it with the button, or the slot opens up for others again.`,
  ],
  facts: timeFacts(booking),
  ...(manageUrl ? { action: { label: 'Confirm the call', url: manageUrl } } : {}),
  closing: ['If this was not you, ignore this email. There is no call unless you confirm it.'],
})

const received = (mail: VisitorMail): Content => ({
  subject: `We have your booking: ${shortWhen(mail.booking)}`,
  heading: 'We have your booking',
  texts: [
    `Thank you for booking a call with ${mail.brand.name}. The time is reserved for you. We'll email you again once we have confirmed it. The attached invitation adds it to your calendar.`,
  ],
  facts: facts(mail),
  ...manageAction(mail),
})

const confirmed = (mail: VisitorMail): Content => ({
  subject: `Confirmed: your call on ${shortWhen(mail.booking)}`,
  heading: 'Your call is confirmed',
  texts: [
    'We look forward to speaking with you. The attached invitation adds the call to your calendar or updates the entry.',
  ],
  facts: factsToJoin(mail),
  ...manageAction(mail),
})

const rebooked = (mail: VisitorMail): Content => ({
  subject: `Booked again: your call on ${shortWhen(mail.booking)}`,
  heading: 'Your call is booked again',
  texts: [
    'We cancelled this call earlier, but it will take place after all. It is confirmed. The attached invitation puts it back into your calendar.',
  ],
  facts: factsToJoin(mail),
  ...manageAction(mail),
})

function rescheduled(mail: VisitorMail): Content {
  const { brand, booking, previousStart, manageUrl } = mail
  return {
    subject: `${previousStart ? 'Moved: your call is now' : 'Changed: your call'} on ${shortWhen(booking)}`,
    heading: previousStart ? 'Your call has a new time' : 'Your call has changed',
    texts: [
      `Your call with ${brand.name} has ${previousStart ? 'moved' : 'changed. The time is the same'}. The attached invitation updates the entry in your calendar.`,
      ...(manageUrl
        ? ['Please use the link below from now on. The one in earlier emails no longer works.']
        : []),
    ],
    facts: [...timeFacts(booking), ...beforeFacts(booking, previousStart), ...callFacts(booking)],
    ...manageAction(mail),
  }
}

/** The team has set, changed or removed the call's link. */
const linkChanged = (mail: VisitorMail): Content => ({
  subject: `How to join: your call on ${shortWhen(mail.booking)}`,
  heading: mail.booking.meetLink ? 'The link to your call' : 'The link to your call has changed',
  texts: [
    mail.booking.meetLink
      ? 'Please use the link below to join the call. It replaces any earlier one.'
      : 'Please do not use the link in our earlier emails. The time of the call is the same.',
    'The attached invitation updates the entry in your calendar.',
  ],
  facts: facts(mail),
  ...manageAction(mail),
})

/** Some hours before the call. A late message must not say 'tomorrow', so it names the day. */
const reminder = (mail: VisitorMail): Content => ({
  subject: `Reminder: your call on ${shortWhen(mail.booking)}`,
  heading: 'Your call is coming up',
  texts: [`This is a reminder of your call with ${mail.brand.name}.`],
  facts: factsToJoin(mail),
  ...manageAction(mail),
})

const cancelled = ({ brand, booking }: VisitorMail): Content => ({
  subject: `Cancelled: your call on ${shortWhen(booking)}`,
  heading: 'Your call is cancelled',
  texts: ['The call below will not take place. The attached file removes it from your calendar.'],
  facts: timeFacts(booking),
  ...(booking.teamCancelReason
    ? {
        quoted: {
          title: `A note from ${brand.name}`,
          facts: [{ label: 'Note', value: booking.teamCancelReason }],
        },
      }
    : {}),
  action: { label: 'Book another call', url: `${brand.siteUrl}/book-call` },
  closing: [`Was this a mistake? Write to ${brand.contactEmail}.`],
})

const contents = {
  held,
  received,
  confirmed,
  rebooked,
  rescheduled,
  link_changed: linkChanged,
  reminder,
  cancelled,
}

export function visitorMail(event: keyof typeof contents, mail: VisitorMail) {
  const { texts, ...content } = contents[event](mail)
  return renderMessage(mail.brand, { ...content, paragraphs: [greeting(mail.booking), ...texts] })
}
