import { randomBytes } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { webhooks } from '@/payload-generated-schema'
import { recordChange } from '../security/record-change'

export const secretPurpose = (webhookId: string) => `webhook-secret:${webhookId}`

/** @throws Error if it was sealed with a lost key */
export const openSecret = (webhookId: string, sealed: string): string =>
  unseal(sealed, secretPurpose(webhookId), siteKeys)

/** Gives a webhook a new secret, in the form of Standard Webhooks. Only its sealed form is stored. */
export async function giveSecret(req: PayloadRequest, webhookId: string): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const secretSealed = seal(secret, secretPurpose(webhookId), siteKeys)
  const db = await transactionOf(req)
  await db.update(webhooks).set({ secretSealed }).where(eq(webhooks.id, webhookId))
  return secret
}

/** Replaces the secret. The old one stops working at once. Undefined if there is no such webhook. */
export async function rotateSecret(actor: PayloadRequest, webhookId: string): Promise<string | undefined> {
  if (!isUuid(webhookId)) return undefined
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const [known] = await db
      .select({ secretSealed: webhooks.secretSealed })
      .from(webhooks)
      .where(eq(webhooks.id, webhookId))
      .for('update')
    if (!known) return undefined
    const secret = await giveSecret(req, webhookId)
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'webhooks',
      recordId: webhookId,
      before: known,
      // The log masks both values.
      after: { secretSealed: secret },
    })
    return secret
  })
}
