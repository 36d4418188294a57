import { desc, eq, inArray, lt, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { queryIn } from '@/lib/db/query'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { security_events } from '@/payload-generated-schema'
import type { EventSeverity } from '../event-kinds'
import { recordChange } from '../record-change'
import { timesOf } from './occurrences'

/** Older events are deleted. */
const KEPT_DAYS = 90
/** In a flood the oldest go, the least severe first, so a caller cannot push out important events. */
const KEPT_ROWS = 100_000

/** Deletes all events with an audit entry, in one transaction. @returns their number */
export const clearEvents = (actor: PayloadRequest): Promise<number> =>
  inTransaction(actor, async (req) => {
    const { severity, details } = security_events
    const rows = await queryIn<{ severity: EventSeverity; events: number }>(
      req,
      sql`WITH gone AS (DELETE FROM ${security_events} RETURNING ${severity} AS severity, ${timesOf(details)} AS times)
          SELECT severity, sum(times)::int AS events FROM gone GROUP BY severity`,
    )
    const events = rows.reduce((sum, row) => sum + row.events, 0)
    const bySeverity = Object.fromEntries(rows.map((row) => [row.severity, row.events]))
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'security_events',
      recordId: 'all',
      before: { events, ...bySeverity },
    })
    return events
  })

/** Marks an event as handled, or takes that back, with an audit entry. A further occurrence in its minute does so too. @returns false if there is none */
export const markHandled = (
  actor: PayloadRequest,
  { eventId, handled }: { eventId: string; handled: boolean },
): Promise<boolean> =>
  inTransaction(actor, async (req) => {
    if (!isUuid(eventId)) return false
    const { id, message, details } = security_events
    const db = await transactionOf(req)
    const isMeant = eq(id, eventId)
    const [event] = await db.select({ message, details }).from(security_events).where(isMeant).for('update')
    if (!event) return false
    const { handledAt, handledBy: _, ...rest } = (event.details ?? {}) as Record<string, unknown>
    if (handled === (handledAt !== undefined)) return true
    const mark = handled ? { handledAt: new Date().toISOString(), handledBy: req.user?.id } : {}
    await db
      .update(security_events)
      .set({ details: { ...rest, ...mark } })
      .where(isMeant)
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'security_events',
      recordId: eventId,
      before: { handled: !handled },
      after: { handled, event: event.message },
    })
    return true
  })

export async function forgetOldEvents(payload: Payload, now: Date, keptRows = KEPT_ROWS): Promise<void> {
  const { id, severity, createdAt } = security_events
  const db = databaseOf(payload)
  await db
    .delete(security_events)
    .where(lt(createdAt, new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()))
  const surplus = db
    .select({ id })
    .from(security_events)
    .orderBy(desc(eq(severity, 'critical')), desc(eq(severity, 'high')), desc(createdAt), desc(id))
    .offset(keptRows)
  await db.delete(security_events).where(inArray(id, surplus))
}
