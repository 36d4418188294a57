import { and, desc, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { sendEvent } from '@/features/webhook/send-event'
import { hashToken, newToken } from '@/lib/crypto/token'
import { newsletter_deliveries } from '@/lib/db/own-tables'
import { inTransaction, postgresOf, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { subscribers } from '@/payload-generated-schema'
import { type Source, sourceColumns } from '../source/schema'
import { newsletterLimits } from './limits'
import { sealRequest } from './links'

/** Queues a request to subscribe a normalized address. A job looks the address up, so the response reveals nothing. */
export async function requestSubscription(req: PayloadRequest, email: string, from: Source = {}) {
  const { allowed } = await countAttempt(postgresOf(req.payload).pool, newsletterLimits.newsletterMail, email)
  if (!allowed) return
  const source = sourceColumns(from)
  await sendJob(req, 'newsletter-request', {
    sealed: sealRequest({ email, token: newToken(), source }),
  })
}

const noConfirmation = { confirmTokenHash: null, confirmExpiresAt: null }

/** Confirms a subscription once, by a conditional update. @returns false if the link is invalid */
export async function confirmSubscriber(payload: Payload, token: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { id, email, confirmTokenHash, confirmExpiresAt, status } = subscribers
  return inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const [confirmed] = await db
      .update(subscribers)
      .set({ status: 'confirmed', confirmedAt: at, unsubscribedAt: null, updatedAt: at, ...noConfirmation })
      .where(and(eq(confirmTokenHash, hashToken(token)), eq(status, 'pending'), gt(confirmExpiresAt, at)))
      .returning({ id, email })
    if (!confirmed) return false
    await sendEvent(req, 'subscriber.confirmed', () => ({ ...confirmed, confirmedAt: at }))
    return true
  })
}

/** Ends a subscription and counts it for the last issue. @returns false for an unknown link */
export async function unsubscribe(payload: Payload, token: string, now: Date): Promise<boolean> {
  const { id, status, unsubscribeTokenHash } = subscribers
  const { id: deliveryId, subscriberId, state, sentAt } = newsletter_deliveries
  return inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const [known] = await db
      .select({ id, status })
      .from(subscribers)
      .where(eq(unsubscribeTokenHash, hashToken(token)))
      .for('update')
    if (!known) return false
    if (known.status !== 'unsubscribed') {
      const last = db
        .select({ id: deliveryId })
        .from(newsletter_deliveries)
        .where(and(eq(subscriberId, known.id), eq(state, 'sent')))
        .orderBy(desc(sentAt))
        .limit(1)
      await db.update(newsletter_deliveries).set({ leftAt: now }).where(inArray(deliveryId, last))
    }
    const at = now.toISOString()
    const unsubscribedAt = known.status === 'unsubscribed' ? {} : { unsubscribedAt: at }
    await db
      .update(subscribers)
      .set({ status: 'unsubscribed', updatedAt: at, ...unsubscribedAt, ...noConfirmation })
      .where(eq(id, known.id))
    return true
  })
}
