export interface Limit {
  name: string
  /** Attempts allowed within the window. */
  points: number
  windowSeconds: number
  /** How long a client is kept out that reaches twice the points within the window; 0 for no block. */
  blockSeconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Section 9 of the specification; the others are ours (docs/decisions/0042). */
export const limits = {
  api: { name: 'api', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Pages that are rendered for each request. */
  pages: { name: 'pages', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Addresses of no page: each is looked for in the database and rendered. */
  misses: { name: 'misses', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Calls and pages of one editor at work, wherever that is. */
  editor: { name: 'editor', points: 1200, windowSeconds: MINUTE, blockSeconds: 0 },
  auth: { name: 'auth', points: 5, windowSeconds: 15 * MINUTE, blockSeconds: HOUR },
  contact: { name: 'contact', points: 3, windowSeconds: HOUR, blockSeconds: DAY },
  /** The contact form's own limit, beside the server's above. */
  contactForm: { name: 'contact-form', points: 3, windowSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  /** Bookings that are made, by network (docs/decisions/0041). */
  bookingHour: { name: 'booking-hour', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  bookingDay: { name: 'booking-day', points: 15, windowSeconds: DAY, blockSeconds: DAY },
  /** Mails to one address that ask to confirm a booking or are sent again, whoever asks for them. */
  bookingMail: { name: 'booking-mail', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /** Changes of bookings by mailed link or by their owner, by network: each mails the visitor and the team. */
  bookingChange: { name: 'booking-change', points: 20, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Mails about bookings that are asked for once more, by network. */
  bookingAgain: { name: 'booking-again', points: 5, windowSeconds: HOUR, blockSeconds: 0 },
  newsletter: { name: 'newsletter', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Mails to one address that ask to confirm, whoever asks for them. */
  newsletterMail: { name: 'newsletter-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** Test mails of the newsletter to one editor. */
  newsletterTest: { name: 'newsletter-test', points: 20, windowSeconds: HOUR, blockSeconds: 0 },
  /** Mails that ask to confirm the new address of an account: of one account, and to one address. */
  emailChange: { name: 'email-change', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /**
   * Reset links to one address, whoever asks. The window is as long as a link holds, and what is not mailed voids no
   * link: somebody else's asking keeps nobody out of an account.
   */
  forgotMail: { name: 'forgot-mail', points: 3, windowSeconds: HOUR, blockSeconds: 0 },
  /** Mails about sign-ups with one address: asked for from one network, so that it cannot use up everybody's. */
  signUpMailNetwork: { name: 'sign-up-mail-network', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** The same, whoever asks. */
  signUpMail: { name: 'sign-up-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
  /** Acknowledgements of messages to one address, whoever sent them. */
  contactMail: { name: 'contact-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** Mails to one address that a super admin asks for: invitations and links of colleagues. */
  invitationMail: { name: 'invitation-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
