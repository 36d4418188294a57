import { DAY, HOUR, type Limit } from '@/lib/rate-limit/limits'

export const newsletterLimits = {
  newsletter: { name: 'newsletter', points: 5, windowSeconds: HOUR, blockSeconds: HOUR },
  /** Confirmation mails to one address, from all callers. */
  newsletterMail: { name: 'newsletter-mail', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  newsletterTest: { name: 'newsletter-test', points: 20, windowSeconds: HOUR, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
