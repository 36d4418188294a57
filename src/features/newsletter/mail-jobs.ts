import type { Payload, PayloadRequest } from 'payload'
import { confirmSubscription } from '@/emails/newsletter/confirm-subscription'
import { siteBrand } from '@/features/site/brand'
import { hashToken } from '@/lib/crypto/token'
import { asSite } from '@/lib/db/local-api'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { sourceColumns } from '../source/schema'
import {
  confirmUrl,
  newUnsubscribeToken,
  openRequest,
  type SubscriptionRequest,
  unsubscribeLinks,
} from './links'

const HOUR_MS = 3_600_000
const LINK_VALID_HOURS = 48

async function subscriberFor(req: PayloadRequest, { email, token, source }: SubscriptionRequest, now: Date) {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    limit: 1,
    ...asSite(req),
  })
  const known = docs[0]
  if (known?.status === 'confirmed') return undefined
  const asked = {
    status: 'pending' as const,
    ...sourceColumns(source),
    requestedAt: now.toISOString(),
    confirmTokenHash: hashToken(token),
    confirmExpiresAt: new Date(now.getTime() + LINK_VALID_HOURS * HOUR_MS).toISOString(),
  }
  const shared = { collection: 'subscribers' as const, ...asSite(req) }
  if (known) return payload.update({ ...shared, id: known.id, data: asked })
  return payload.create({ ...shared, data: { email, ...asked, ...newUnsubscribeToken() } })
}

/** Stores a pending subscriber and mails the link. Skips a confirmed one. Safe to repeat. */
export async function prepareSubscription(payload: Payload, job: Jobs['newsletter-request']): Promise<void> {
  const request = openRequest(job.sealed)
  const { email, token } = request
  const subscriber = await inTransaction({ payload }, (req) => subscriberFor(req, request, new Date()))
  if (!subscriber?.unsubscribeTokenSealed) return
  const brand = await siteBrand(payload)
  const links = unsubscribeLinks(subscriber.unsubscribeTokenSealed)
  await siteMailer().send({
    id: `newsletter-confirm-${hashToken(token).slice(0, 32)}`,
    to: email,
    replyTo: brand.contactEmail,
    headers: links.headers,
    ...confirmSubscription(brand, { confirmUrl: confirmUrl(token), validHours: LINK_VALID_HOURS }),
  })
}
