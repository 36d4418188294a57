export interface Limit {
  name: string
  /** Attempts allowed in the window. */
  points: number
  windowSeconds: number
  /** How long a client is blocked after twice the points in the window; 0 for no block. */
  blockSeconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From section 9 of the specification; the others are ours (docs/decisions/0042). */
export const limits = {
  api: { name: 'api', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Pages that are rendered for each request. */
  pages: { name: 'pages', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Addresses without a page: each costs a database query and a render. */
  misses: { name: 'misses', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Calls and pages of one editor, from any network. */
  editor: { name: 'editor', points: 1200, windowSeconds: MINUTE, blockSeconds: 0 },
  auth: { name: 'auth', points: 5, windowSeconds: 15 * MINUTE, blockSeconds: HOUR },
  contact: { name: 'contact', points: 3, windowSeconds: HOUR, blockSeconds: DAY },
  /** The contact form's own limit, in addition to the server's above. */
  contactForm: { name: 'contact-form', points: 3, windowSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  /** Bookings made, by network (docs/decisions/0041). */
  bookingHour: { name: 'booking-hour', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  bookingDay: { name: 'booking-day', points: 15, windowSeconds: DAY, blockSeconds: DAY },
  /** Mails to one address that ask to confirm a booking or are sent again, from all callers. */
  bookingMail: { name: 'booking-mail', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /** Changes of bookings by mailed link or by their owner, by network: each sends mails to the visitor and the team. */
  bookingChange: { name: 'booking-change', points: 20, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Requests to send a booking mail again, by network. */
  bookingAgain: { name: 'booking-again', points: 5, windowSeconds: HOUR, blockSeconds: 0 },
  newsletter: { name: 'newsletter', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Confirmation mails to one address, from all callers. */
  newsletterMail: { name: 'newsletter-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** Test mails of the newsletter to one editor. */
  newsletterTest: { name: 'newsletter-test', points: 20, windowSeconds: HOUR, blockSeconds: 0 },
  /** Mails that confirm the new address of an account: for one account, and to one address. */
  emailChange: { name: 'email-change', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /**
   * Reset links to one address, from all callers. The window is as long as a link is valid, and a mail that is not sent voids
   * no link: requests by others do not lock the owner out.
   */
  forgotMail: { name: 'forgot-mail', points: 3, windowSeconds: HOUR, blockSeconds: 0 },
  /** Mails about sign-ups with one address from one network, so that one network cannot use up the limit below. */
  signUpMailNetwork: { name: 'sign-up-mail-network', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** The same, from all networks. */
  signUpMail: { name: 'sign-up-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
  /** Acknowledgements of messages to one address, from all senders. */
  contactMail: { name: 'contact-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** Mails to one address that a super admin requests: invitations and links of colleagues. */
  invitationMail: { name: 'invitation-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
