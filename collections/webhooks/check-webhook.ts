import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import * as z from 'zod/mini'
import { env } from '@/env'
import { NAME_LENGTH, webhookRefusals, webhookSchema } from '@/features/webhook/schema'
import { isPrivateUrl } from '@/lib/http/private-address'
import { isOutsideAddress } from '@/lib/validation/outside-address'
import type { Webhook } from '@/payload-types'

/** Names are resolved at each delivery, which checks the address again. */
function addressProblem(url: string | undefined): string | undefined {
  if (url === undefined || env.ALLOW_PRIVATE_WEBHOOKS) return undefined
  if (!isOutsideAddress(url, false)) return webhookRefusals.url
  return isPrivateUrl(new URL(url)) ? webhookRefusals.private : undefined
}

/** A program need not name its webhook. */
const withName = (data: Partial<Webhook> = {}): Partial<Webhook> =>
  data.name === undefined && typeof data.url === 'string'
    ? { ...data, name: URL.parse(data.url)?.host.slice(0, NAME_LENGTH) ?? 'Webhook' }
    : data

export const checkWebhook: CollectionBeforeValidateHook<Webhook> = ({ data: sent, operation }) => {
  const data = operation === 'create' ? withName(sent) : sent
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
