import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { checkedText, emailAddress, secret } from '../../lib/validation/text-fields'
import { sourceFields } from '../source/schema'

export const subscriptionSchema = jsonObject({
  email: emailAddress,
  ...sourceFields,
  /** Honeypot: only bots fill it in. They get a success response. */
  website: z.nullish(z.string({ error: 'Website must be text' })),
})

const isToken = (text: string) => /^[\w-]{20,200}$/.test(text)

export const newsletterTokenSchema = jsonObject({
  token: checkedText('Token', 'Token is required', isToken, 'Token is not valid').check(secret),
})
