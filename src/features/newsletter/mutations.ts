import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/token'
import { postgresOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { newsletterLimits } from './limits'
import { sealRequest } from './links'

/** Different spellings of an address are one subscriber. */
const normalised = (email: string) => email.trim().toLowerCase()

/** Queues a request to subscribe. A job looks the address up, so the response reveals nothing. */
export async function requestSubscription(req: PayloadRequest, email: string): Promise<void> {
  const address = normalised(email)
  const { allowed } = await countAttempt(
    postgresOf(req.payload).pool,
    newsletterLimits.newsletterMail,
    address,
  )
  if (!allowed) return
  await sendJob(req, 'newsletter-request', { sealed: sealRequest({ email: address, token: newToken() }) })
}

/** Confirms a subscription once, by a conditional update. @returns false if the link is invalid */
export async function confirmSubscriber(payload: Payload, token: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    UPDATE "subscribers"
    SET "status" = 'confirmed', "confirmed_at" = ${at}, "unsubscribed_at" = NULL, "updated_at" = ${at},
        "confirm_token_hash" = NULL, "confirm_expires_at" = NULL
    WHERE "confirm_token_hash" = ${hashToken(token)} AND "status" = 'pending' AND "confirm_expires_at" > ${at}
  `)
  return rowCount === 1
}

/** Ends a subscription and counts it for the last issue. @returns false for an unknown link */
export async function unsubscribe(payload: Payload, token: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    WITH "known" AS (
      SELECT "id", "status" FROM "subscribers" WHERE "unsubscribe_token_hash" = ${hashToken(token)} FOR UPDATE
    ), "after_issue" AS (
      UPDATE "newsletter_deliveries" SET "left_at" = ${at} WHERE "id" = (
        SELECT "d"."id" FROM "newsletter_deliveries" "d" JOIN "known" ON "known"."id" = "d"."subscriber_id"
        WHERE "known"."status" <> 'unsubscribed' AND "d"."state" = 'sent' ORDER BY "d"."sent_at" DESC LIMIT 1)
    )
    UPDATE "subscribers"
    SET "unsubscribed_at" = CASE WHEN "subscribers"."status" = 'unsubscribed' THEN "unsubscribed_at" ELSE ${at}::timestamptz END,
        "status" = 'unsubscribed', "updated_at" = ${at}, "confirm_token_hash" = NULL, "confirm_expires_at" = NULL
    FROM "known" WHERE "subscribers"."id" = "known"."id"
  `)
  return rowCount === 1
}
