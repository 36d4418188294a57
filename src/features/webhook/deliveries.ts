import { and, eq, inArray, isNotNull, lt, ne, notExists, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { asText, jsonText } from '@/lib/db/expressions'
import { webhook_deliveries as deliveries } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUnfinished, job } from '@/lib/jobs/job-table'

const KEPT_DAYS = 30

const deliveryOf = jsonText(job.data, 'deliveryId')

/** Forgets what waiting deliveries would send, and removes their jobs. */
async function stop(req: PayloadRequest, which: SQL): Promise<number> {
  const db = await transactionOf(req)
  const stopped = db
    .update(deliveries)
    .set({ body: null })
    .where(and(which, isNotNull(deliveries.body)))
    .returning({ id: deliveries.id })
  const ids = (await stopped).map(({ id }) => id)
  if (ids.length > 0) await db.delete(job).where(and(ne(job.state, 'active'), inArray(deliveryOf, ids)))
  return ids.length
}

export const stopDeliveries = (req: PayloadRequest, webhookId: string): Promise<number> =>
  stop(req, eq(deliveries.webhookId, webhookId))

/** For an erasure: `names` returns true if a body names the person, and `mayName` may for more. @returns how many stopped */
export async function stopDeliveriesNaming(
  req: PayloadRequest,
  mayName: (text: SQL) => SQL,
  names: (body: string) => boolean,
): Promise<number> {
  const db = await transactionOf(req)
  const { id, body } = deliveries
  const found = await db
    .select({ id, body })
    .from(deliveries)
    .where(mayName(asText(body)))
  const ids = found.flatMap((delivery) => (delivery.body && names(delivery.body) ? [delivery.id] : []))
  return ids.length > 0 ? stop(req, inArray(id, ids)) : 0
}

/** Deletes old rows, and what is left to send where the job was dropped or has expired. */
export const forgetDeliveries = (payload: Payload, now: Date): Promise<void> =>
  inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const before = (days: number) => lt(deliveries.createdAt, new Date(now.getTime() - days * 86_400_000))
    await db.delete(deliveries).where(before(KEPT_DAYS))
    await db
      .update(deliveries)
      .set({ body: null })
      .where(
        and(
          before(2),
          isNotNull(deliveries.body),
          notExists(
            db
              .select({ id: job.id })
              .from(job)
              .where(and(isUnfinished, eq(deliveryOf, asText(deliveries.id)))),
          ),
        ),
      )
  })
