import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { stopDeliveries } from '@/features/webhook/deliveries'
import { giveSecret } from '@/features/webhook/secret'
import type { Webhook } from '@/payload-types'

/** A webhook that is switched off gets nothing that still waits. */
export const endDeliveries: CollectionAfterChangeHook<Webhook> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.active && !doc.active) await stopDeliveries(req, doc.id)
  return doc
}

export const endJobs: CollectionBeforeDeleteHook = ({ id, req }) => stopDeliveries(req, String(id))

/** The answer to the creation has the secret, and no later one does. */
export const giveFirstSecret: CollectionAfterChangeHook<Webhook> = async ({ doc, operation, req }) =>
  operation === 'create' ? { ...doc, secret: await giveSecret(req, doc.id) } : doc
