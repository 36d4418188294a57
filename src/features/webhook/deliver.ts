import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'
import { env } from '@/env'
import { plus } from '@/lib/db/expressions'
import { webhook_deliveries as deliveries, webhook_deliveries } from '@/lib/db/own-tables'
import { databaseOf, postgresOf } from '@/lib/db/transaction'
import { fetchOutside, OutsideError } from '@/lib/http/fetch-outside'
import type { Jobs } from '@/lib/jobs/queues'
import { countAttempt, type LimitVerdict } from '@/lib/rate-limit/limiter'
import { HOUR } from '@/lib/rate-limit/limits'
import { isUuid } from '@/lib/validation/uuid'
import { webhooks } from '@/payload-generated-schema'
import { TEST } from './events'
import { type DeliveryProblem, problemText } from './problems'
import { openSecret } from './secret'

const TIMEOUT_MS = 10_000
/** Only the status counts, but a longer answer is not read. */
const MOST_BYTES = 1024 * 1024
const EXCERPT = 300

interface Message {
  /** Stays the same on every retry. */
  id: string
  body: string
  url: string
  secret: string
}

export type Outcome =
  | { status: number; problem: null | 'status'; answer: string }
  | { status: null; problem: Exclude<DeliveryProblem, 'status'>; answer: '' }

/** Signs the message (https://www.standardwebhooks.com) and sends it once. */
async function post({ id, body, url, secret }: Message, now: Date): Promise<Outcome> {
  try {
    const { status, body: answer } = await fetchOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quickwin webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
      redirects: 0,
      allowHttp: env.ALLOW_PRIVATE_WEBHOOKS,
      allowPrivate: env.ALLOW_PRIVATE_WEBHOOKS,
    })
    const isTaken = status >= 200 && status < 300
    return { status, problem: isTaken ? null : 'status', answer: answer.toString('utf8').slice(0, EXCERPT) }
  } catch (error) {
    if (error instanceof OutsideError) return { status: null, problem: error.problem, answer: '' }
    throw error
  }
}

/** The columns that a try changes. The text is removed once it is delivered. */
const resultOf = ({ status, problem }: Outcome, now: Date) => ({
  status,
  problem,
  ...(problem === null ? { deliveredAt: now, body: null } : {}),
})

async function begin(payload: Payload, id: string): Promise<Message | undefined> {
  const { tries } = deliveries
  const [row] = await databaseOf(payload)
    .update(deliveries)
    .set({ tries: plus(tries, 1), triedAt: new Date() })
    .from(webhooks)
    .where(
      and(
        eq(deliveries.id, id),
        isNotNull(deliveries.body),
        eq(webhooks.id, deliveries.webhookId),
        eq(webhooks.active, true),
      ),
    )
    .returning({
      body: deliveries.body,
      url: webhooks.url,
      webhookId: webhooks.id,
      sealed: webhooks.secretSealed,
    })
  if (!row?.body || !row.sealed) return undefined
  return { id, body: row.body, url: row.url, secret: openSecret(row.webhookId, row.sealed) }
}

/** Sends a waiting message. @throws Error if the receiver does not take it, so that the job is tried again. */
export async function deliver(payload: Payload, { deliveryId }: Jobs['webhook-delivery']): Promise<void> {
  const message = await begin(payload, deliveryId)
  if (!message) return
  const outcome = await post(message, new Date())
  await databaseOf(payload)
    .update(deliveries)
    .set(resultOf(outcome, new Date()))
    .where(eq(deliveries.id, deliveryId))
  if (outcome.problem !== null) throw new Error(problemText(outcome.problem, outcome.status))
}

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
