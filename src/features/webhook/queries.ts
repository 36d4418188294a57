import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { jsonText } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { webhook_deliveries as deliveries } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { isUnfinished, job } from '@/lib/jobs/job-table'
import { isUuid } from '@/lib/validation/uuid'
import { problemText } from './problems'

const SHOWN = 50

/** `retrying` has tries left, `failed` has none or was stopped. */
export type DeliveryState = 'delivered' | 'waiting' | 'retrying' | 'failed'

export type ShownDelivery = Awaited<ReturnType<typeof shown>>[number]

async function nextTries(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const db = await transactionOf(req)
  const id = jsonText(job.data, 'deliveryId')
  const rows = await db
    .select({ id, at: job.startAfter })
    .from(job)
    .where(and(eq(job.name, 'webhook-delivery'), isUnfinished, inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id ?? '', row.at.toISOString()]))
}

type Row = typeof deliveries.$inferSelect

async function shown(req: PayloadRequest, rows: readonly Row[]) {
  const open = rows.filter(({ deliveredAt }) => !deliveredAt).map(({ id }) => id)
  const next = open.length > 0 ? await nextTries(req, open) : new Map<string, string>()
  return rows.map(({ id, event, tries, status, problem, createdAt, triedAt, deliveredAt }) => {
    const nextTry = next.get(id) ?? null
    const state: DeliveryState = deliveredAt
      ? 'delivered'
      : !nextTry
        ? 'failed'
        : tries === 0
          ? 'waiting'
          : 'retrying'
    return {
      id,
      event,
      tries,
      status,
      nextTry,
      state,
      problem: problem && problemText(problem, status),
      at: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    }
  })
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

export async function listWebhooks(req: PayloadRequest) {
  const { docs } = await req.payload.find({ collection: 'webhooks', pagination: false, ...asCaller(req) })
  const db = await transactionOf(req)
  const newest = await db
    .selectDistinctOn([deliveries.webhookId])
    .from(deliveries)
    .orderBy(deliveries.webhookId, desc(deliveries.createdAt))
  const last = await shown(req, newest)
  return docs.map(({ id, name, url, events, active, updatedAt }) => ({
    id,
    name,
    url,
    events,
    active,
    updatedAt,
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
