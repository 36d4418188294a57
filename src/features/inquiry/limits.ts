import { DAY, HOUR, type Limit, MINUTE } from '@/lib/rate-limit/limits'

export const inquiryLimits = {
  contact: { name: 'contact', points: 3, windowSeconds: HOUR, blockSeconds: DAY },
  /** The contact form's own limit, in addition to the server's above. */
  contactForm: { name: 'contact-form', points: 3, windowSeconds: 5 * MINUTE, blockSeconds: 5 * MINUTE },
  contactMail: { name: 'contact-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
