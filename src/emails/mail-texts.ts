/** What placeholders of these texts stand for. */
const meanings = {
  siteName: 'name of the site',
  contactEmail: 'contact address of the site',
  name: 'name of the person',
  firstName: 'first word of the name',
  when: 'day and time of the call',
  addedBy: 'colleague who created the account',
} as const

interface DefaultText {
  label: string
  knows: readonly ('name' | 'when' | 'addedBy')[]
  subject: string
  /** Paragraphs, with an empty line between them. */
  text: string
  /** What follows the default text in its last paragraph, not in one of its own. */
  runsOn?: true
}

/**
 * The mails to visitors and clients whose subject and opening the team can write, with their default texts. Notices about the
 * safety of an account are not among them: each of their sentences is a fact.
 */
export const mailTexts = {
  'booking-held': {
    label: 'Booking: please confirm it',
    knows: ['name', 'when'],
    subject: 'Please confirm your call on {when}',
    text: 'Hello {name},\n\nSomeone booked a call with {siteName} using this address.',
    runsOn: true,
  },
  'booking-received': {
    label: 'Booking: received',
    knows: ['name', 'when'],
    subject: 'We have your booking: {when}',
    text: "Hello {name},\n\nThank you for booking a call with {siteName}. The time is reserved for you. We'll email you again once we have confirmed it. The attached invitation adds it to your calendar.",
  },
  'booking-confirmed': {
    label: 'Booking: confirmed',
    knows: ['name', 'when'],
    subject: 'Confirmed: your call on {when}',
    text: 'Hello {name},\n\nWe look forward to speaking with you. The attached invitation adds the call to your calendar or updates the entry.',
  },
  'booking-rebooked': {
    label: 'Booking: booked again',
    knows: ['name', 'when'],
    subject: 'Booked again: your call on {when}',
    text: 'Hello {name},\n\nWe cancelled this call earlier, but it will take place after all. It is confirmed. The attached invitation puts it back into your calendar.',
  },
  'booking-moved': {
    label: 'Booking: moved',
    knows: ['name', 'when'],
    subject: 'Moved: your call is now on {when}',
    text: 'Hello {name},\n\nYour call with {siteName} has moved. The attached invitation updates the entry in your calendar.',
  },
  'booking-changed': {
    label: 'Booking: changed, at the same time',
    knows: ['name', 'when'],
    subject: 'Changed: your call on {when}',
    text: 'Hello {name},\n\nYour call with {siteName} has changed. The time is the same. The attached invitation updates the entry in your calendar.',
  },
  'booking-link-changed': {
    label: 'Booking: another link to join',
    knows: ['name', 'when'],
    subject: 'How to join: your call on {when}',
    text: 'Hello {name},',
  },
  'booking-reminder': {
    label: 'Booking: reminder',
    knows: ['name', 'when'],
    subject: 'Reminder: your call on {when}',
    text: 'Hello {name},\n\nThis is a reminder of your call with {siteName}.',
  },
  'booking-cancelled': {
    label: 'Booking: cancelled',
    knows: ['name', 'when'],
    subject: 'Cancelled: your call on {when}',
    text: 'Hello {name},\n\nThe call below will not take place. The attached file removes it from your calendar.',
  },
  'inquiry-received': {
    label: 'Inquiry: received',
    knows: ['name'],
    subject: 'We have your message - {siteName}',
    text: "Hello {name},\n\nA person reads every message. We'll get back to you within 24 hours.",
  },
  'newsletter-confirmation': {
    label: 'Newsletter: please confirm it',
    knows: [],
    subject: 'Confirm your subscription to the {siteName} newsletter',
    text: 'You asked for the {siteName} newsletter: one email a week, on Tuesday, with one automation worth knowing.',
  },
  invitation: {
    label: 'Registration: invitation',
    knows: [],
    subject: 'Your invitation to {siteName}',
    text: 'We would like to work with you. Please tell us a little about your business, so that {siteName} can prepare your discovery call. It takes about five minutes.',
  },
  'registration-received': {
    label: 'Registration: received',
    knows: ['name'],
    subject: 'We received your registration with {siteName}',
    text: "Hello {name},\n\nYour answers have arrived. We'll read them within 24 hours, and someone from our team will contact you.\n\nThe discovery call follows in 2-3 days. You receive your proposal, with a fixed price, about 1 week later.",
  },
  'confirm-sign-up': {
    label: 'Account: confirm the address',
    knows: ['name'],
    subject: 'Confirm your email address for {siteName}',
    text: 'Hello {name},\n\nOne step is left: confirm that this address is yours, and your account with {siteName} is ready. Its password is the one chosen in this sign-up.',
  },
  welcome: {
    label: 'Account: welcome',
    knows: ['name'],
    subject: 'Welcome to {siteName}',
    text: 'Your account is ready. Your dashboard shows your projects and their progress, and you can change your details there.\n\nIf you have not talked to us yet, book a free audit: we look at your processes together.',
  },
  'choose-password': {
    label: 'Account: created by the team',
    knows: ['name', 'addedBy'],
    subject: 'Your account with {siteName}: choose a password',
    text: 'Hello {name},\n\n{addedBy} created an account for you. Choose a password, then sign in with it and this email address.',
  },
  'reset-password': {
    label: 'Account: new password',
    knows: [],
    subject: 'Choose a new password for {siteName}',
    text: 'Someone, most likely you, asked for a new password for the account with this email address.',
  },
  'confirm-new-email': {
    label: 'Account: confirm a new address',
    knows: [],
    subject: 'Confirm your new email address for {siteName}',
    text: 'The owner of an account wants to use this address from now on. Until you confirm it, the old one stays.',
  },
} as const satisfies Readonly<Record<string, DefaultText>>

export type MailKey = keyof typeof mailTexts

export const mailKeys = Object.keys(mailTexts) as [MailKey, ...MailKey[]]

export const isMailKey = (key: unknown): key is MailKey =>
  typeof key === 'string' && Object.hasOwn(mailTexts, key)

/** The default text with the types that all have. */
export const defaultText = (key: MailKey): DefaultText => mailTexts[key]

/** The placeholders of a mail, with their meanings. */
export function placeholdersOf(key: MailKey): Partial<typeof meanings> {
  const { knows } = defaultText(key)
  const { siteName, contactEmail, firstName } = meanings
  const own = Object.fromEntries(knows.map((name) => [name, meanings[name]]))
  return { ...own, ...(knows.includes('name') ? { firstName } : {}), siteName, contactEmail }
}
