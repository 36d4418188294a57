import * as z from 'zod/mini'
import { checkedText, emailAddress, secret } from '../../lib/validation/text-fields'
import { sourceFields } from '../source/schema'

export const subscriptionSchema = z.object(
  {
    email: emailAddress,
    ...sourceFields,
    /** Honeypot: only bots fill it in. They get a success response. */
    website: z.nullish(z.string({ error: 'Website must be text' })),
  },
  { error: 'The request must be a JSON object' },
)

export const newsletterTokenSchema = z.object(
  {
    token: checkedText(
      'Token',
      'Token is required',
      (text) => /^[\w-]{20,200}$/.test(text),
      'Token is not valid',
    ).check(secret),
  },
  { error: 'The request must be a JSON object' },
)
