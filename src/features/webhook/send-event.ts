import { randomUUID } from 'node:crypto'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { stableId } from '@/lib/crypto/stable-id'
import { webhook_deliveries } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { webhooks, webhooks_events } from '@/payload-generated-schema'
import type { EventData, EventName } from './events'

interface When {
  at?: Date
  /** Makes a repeated call add nothing. */
  key?: string
}

/**
 * Puts an event into the outbox in the transaction of `req`, once for each webhook that wants it. `read` returns the data; it
 * is called only if there is one.
 */
export async function sendEvent<Name extends EventName>(
  req: PayloadRequest,
  event: Name,
  read: () => EventData<Name> | Promise<EventData<Name>>,
  { at = new Date(), key = randomUUID() }: When = {},
): Promise<void> {
  const db = await transactionOf(req)
  const wanting = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(webhooks_events, eq(webhooks_events.parent, webhooks.id))
    .where(and(eq(webhooks.active, true), eq(webhooks_events.value, event)))
    // A webhook that is being deleted must not fail the change that the event is about.
    .for('key share', { of: webhooks })
  if (wanting.length === 0) return
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data: await read() })
  for (const { id: webhookId } of wanting) {
    const deliveryId = stableId('webhook-delivery', key, event, webhookId)
    const { rowCount } = await db
      .insert(webhook_deliveries)
      .values({ id: deliveryId, webhookId, event, body, createdAt: at })
      .onConflictDoNothing()
    if (rowCount) await sendJob(req, 'webhook-delivery', { deliveryId, webhookId, event })
  }
}
