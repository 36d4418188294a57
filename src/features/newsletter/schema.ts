import * as z from 'zod/mini'
import { checkedText, emailAddress } from '../../lib/validation/text-fields'

/** POST /api/newsletter, and the newsletter boxes. */
export const subscriptionSchema = z.object(
  {
    email: emailAddress,
    /** Honeypot: people never see it. Filled in means a robot, which is answered like a success. */
    website: z.nullish(z.string({ error: 'Website must be text' })),
  },
  { error: 'The request must be a JSON object' },
)

/** The token of a link in a newsletter mail. */
export const newsletterTokenSchema = z.object(
  {
    token: checkedText(
      'Token',
      'Token is required',
      (text) => /^[\w-]{20,200}$/.test(text),
      'Token is not valid',
    ),
  },
  { error: 'The request must be a JSON object' },
)
