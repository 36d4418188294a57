import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { asCaller } from '@/lib/db/local-api'
import { webhook_deliveries as deliveries } from '@/lib/db/own-tables'
import { queryIn, sql } from '@/lib/db/query'
import { transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import type { Webhook } from '@/payload-types'
import { problemText } from './problems'

const SHOWN = 50

/** `retrying` has tries left, `failed` has none or was stopped. */
export type DeliveryState = 'delivered' | 'waiting' | 'retrying' | 'failed'

export interface ShownDelivery {
  id: string
  event: string
  state: DeliveryState
  tries: number
  status: number | null
  problem: string | null
  at: string
  triedAt: string | null
  nextTry: string | null
}

async function nextTries(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryIn<{ id: string; at: string | Date }>(
    req,
    sql`SELECT data->>'deliveryId' AS id, start_after AS at FROM jobs.job
        WHERE name = 'webhook-delivery' AND state < 'completed' AND data->>'deliveryId' IN (
          SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]))
}

type Row = typeof deliveries.$inferSelect

async function shown(req: PayloadRequest, rows: readonly Row[]): Promise<ShownDelivery[]> {
  const open = rows.filter(({ deliveredAt }) => !deliveredAt).map(({ id }) => id)
  const next = open.length > 0 ? await nextTries(req, open) : new Map<string, string>()
  return rows.map(({ id, event, tries, status, problem, createdAt, triedAt, deliveredAt }) => {
    const nextTry = next.get(id) ?? null
    return {
      ...{ id, event, tries, status, nextTry },
      state: deliveredAt ? 'delivered' : !nextTry ? 'failed' : tries === 0 ? 'waiting' : 'retrying',
      problem: problem && problemText(problem, status),
      at: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    }
  })
}

export interface ListedWebhook
  extends Pick<Webhook, 'id' | 'name' | 'url' | 'events' | 'active' | 'updatedAt'> {
  last: ShownDelivery | null
}

export async function listWebhooks(req: PayloadRequest): Promise<ListedWebhook[]> {
  const { docs } = await req.payload.find({ collection: 'webhooks', pagination: false, ...asCaller(req) })
  const db = await transactionOf(req)
  const newest = await db
    .selectDistinctOn([deliveries.webhookId])
    .from(deliveries)
    .orderBy(deliveries.webhookId, desc(deliveries.createdAt))
  const last = await shown(req, newest)
  return docs.map(({ id, name, url, events, active, updatedAt }) => ({
    ...{ id, name, url, events, active, updatedAt },
    last: last[newest.findIndex(({ webhookId }) => webhookId === id)] ?? null,
  }))
}

export async function lastDeliveries(req: PayloadRequest, webhookId: string): Promise<ShownDelivery[]> {
  if (!isUuid(webhookId) || !(await isSuperAdmin(req))) return []
  const db = await transactionOf(req)
  const rows = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(SHOWN)
  return shown(req, rows)
}
