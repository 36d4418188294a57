import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import { postRotateSecret, postTestWebhook } from '@endpoints/webhook/webhook-endpoints'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import * as z from 'zod/mini'
import { env } from '@/env'
import { stopDeliveries } from '@/features/webhook/deliveries'
import { eventNames } from '@/features/webhook/events'
import { NAME_LENGTH, webhookRefusals, webhookSchema } from '@/features/webhook/schema'
import { giveSecret } from '@/features/webhook/secret'
import { isPrivateUrl } from '@/lib/http/private-address'
import { ADDRESS_LENGTH, isOutsideAddress } from '@/lib/validation/outside-address'
import type { Webhook } from '@/payload-types'
import { serverOnly, setByServer, superAdminAccess, superAdminsOnly } from '../access/rules'

/** Names are resolved at each delivery, which checks the address again. */
function addressProblem(url: string | undefined): string | undefined {
  if (url === undefined || env.ALLOW_PRIVATE_WEBHOOKS) return undefined
  if (!isOutsideAddress(url, false)) return webhookRefusals.url
  return isPrivateUrl(new URL(url)) ? webhookRefusals.private : undefined
}

const withName = (data: Partial<Webhook> = {}): Partial<Webhook> =>
  data.name === undefined && typeof data.url === 'string'
    ? { ...data, name: URL.parse(data.url)?.host.slice(0, NAME_LENGTH) ?? 'Webhook' }
    : data

const checkWebhook: CollectionBeforeValidateHook<Webhook> = ({ data: sent, operation }) => {
  const data = operation === 'create' ? withName(sent) : sent
  const schema: z.ZodMiniType<Partial<z.output<typeof webhookSchema>>> =
    operation === 'create' ? webhookSchema : z.partial(webhookSchema)
  const parsed = schema.safeParse(data)
  const invalid = (errors: { message: string; path: string }[]) =>
    new ValidationError({ collection: 'webhooks', errors })
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') })))
  const message = addressProblem(parsed.data.url)
  if (message) throw invalid([{ message, path: 'url' }])
  return { ...data, ...parsed.data }
}

/** A webhook that is switched off gets nothing that still waits. */
const endDeliveries: CollectionAfterChangeHook<Webhook> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc.active && !doc.active) await stopDeliveries(req, doc.id)
  return doc
}

const endJobs: CollectionBeforeDeleteHook = ({ id, req }) => stopDeliveries(req, String(id))

/** The answer to the creation has the secret, and no later one does. */
const giveFirstSecret: CollectionAfterChangeHook<Webhook> = async ({ doc, operation, req }) =>
  operation === 'create' ? { ...doc, secret: await giveSecret(req, doc.id) } : doc

export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  // Monitoring in the back office has the screen.
  admin: { hidden: true, useAsTitle: 'name' },
  defaultSort: 'name',
  endpoints: [postRotateSecret, postTestWebhook],
  access: superAdminAccess(superAdminsOnly),
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeValidate: [checkWebhook],
    afterChange: [endDeliveries, giveFirstSecret],
    beforeDelete: [endJobs],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: NAME_LENGTH },
    { name: 'url', type: 'text', required: true, maxLength: ADDRESS_LENGTH },
    {
      name: 'events',
      type: 'select',
      hasMany: true,
      required: true,
      options: eventNames.map((value) => ({ value, label: value })),
    },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    // Only in the answer to the creation.
    { name: 'secret', type: 'text', virtual: true, access: { ...setByServer, read: superAdminsOnly } },
    { name: 'secretSealed', type: 'text', access: serverOnly },
  ],
}
