import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import * as z from 'zod/mini'
import { env } from '@/env'
import { webhookRefusals, webhookSchema } from '@/features/webhook/schema'
import { isPrivateUrl } from '@/lib/http/private-address'
import { isOutsideAddress } from '@/lib/validation/outside-address'
import type { Webhook } from '@/payload-types'

/** Names are resolved at each delivery, which checks the address again. */
function addressProblem(url: string | undefined): string | undefined {
  if (url === undefined || env.ALLOW_PRIVATE_WEBHOOKS) return undefined
  if (!isOutsideAddress(url, false)) return webhookRefusals.url
  return isPrivateUrl(new URL(url)) ? webhookRefusals.private : undefined
}

export const checkWebhook: CollectionBeforeValidateHook<Webhook> = ({ data, operation }) => {
  const schema: z.ZodMiniType<Partial<z.output<typeof webhookSchema>>> =
    operation === 'create' ? webhookSchema : z.partial(webhookSchema)
  const parsed = schema.safeParse(data)
  const refuse = (errors: { message: string; path: string }[]) =>
    new ValidationError({ collection: 'webhooks', errors })
  if (!parsed.success)
    throw refuse(parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') })))
  const message = addressProblem(parsed.data.url)
  if (message) throw refuse([{ message, path: 'url' }])
  return { ...data, ...parsed.data }
}
