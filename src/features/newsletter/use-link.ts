import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { postgresOf } from '@/lib/db/transaction'

/**
 * Confirms the subscription of a mailed link, once, by one conditional update.
 * @returns false for a link that is unknown, used, replaced or too old
 */
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

/**
 * Ends a subscription. Mail programs and people may both use the link, and more than once.
 * @returns false for a link that is unknown
 */
export async function unsubscribe(payload: Payload, token: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    UPDATE "subscribers"
    SET "unsubscribed_at" = CASE WHEN "status" = 'unsubscribed' THEN "unsubscribed_at" ELSE ${at}::timestamptz END,
        "status" = 'unsubscribed', "updated_at" = ${at}, "confirm_token_hash" = NULL, "confirm_expires_at" = NULL
    WHERE "unsubscribe_token_hash" = ${hashToken(token)}
  `)
  return rowCount === 1
}
