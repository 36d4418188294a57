import { randomUUID } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { webhook_deliveries } from '@/lib/db/own-tables'
import { databaseOf, postgresOf } from '@/lib/db/transaction'
import { countAttempt, type LimitVerdict } from '@/lib/rate-limit/limiter'
import { HOUR } from '@/lib/rate-limit/limits'
import { isUuid } from '@/lib/validation/uuid'
import { webhooks } from '@/payload-generated-schema'
import { type Outcome, post, resultOf } from './deliver'
import { TEST } from './events'
import { openSecret } from './secret'

const limit = { name: 'test-webhook', points: 60, windowSeconds: HOUR, blockSeconds: 0 }

export async function sendTest(
  payload: Payload,
  { webhookId, userId }: { webhookId: string; userId: string },
): Promise<Outcome | 'unknown' | LimitVerdict> {
  const db = databaseOf(payload)
  const { url, secretSealed } = webhooks
  const [webhook] = isUuid(webhookId)
    ? await db.select({ url, secretSealed }).from(webhooks).where(eq(webhooks.id, webhookId))
    : []
  if (!webhook?.secretSealed) return 'unknown'
  const verdict = await countAttempt(postgresOf(payload).pool, limit, userId)
  if (!verdict.allowed) return verdict
  const [id, createdAt] = [randomUUID(), new Date()]
  const data = { message: 'This is a test. The signature is that of all messages.' }
  const body = JSON.stringify({ type: TEST, timestamp: createdAt.toISOString(), data })
  const secret = openSecret(webhookId, webhook.secretSealed)
  const outcome = await post({ id, body, url: webhook.url, secret }, createdAt)
  const tried = { tries: 1, triedAt: createdAt, ...resultOf(outcome, new Date()) }
  await db.insert(webhook_deliveries).values({ id, webhookId, event: TEST, createdAt, ...tried })
  return outcome
}
