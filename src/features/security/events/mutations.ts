import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { recordChange } from '../record-change'
import { timesOf } from './occurrences'

/** Older events are deleted. */
const KEPT_DAYS = 90
/** In a flood the oldest go, the least severe first, so a caller cannot push out important events. */
const KEPT_ROWS = 100_000

/** Deletes all events with an audit entry, in one transaction. @returns their number */
export const clearEvents = (actor: PayloadRequest): Promise<number> =>
  inTransaction(actor, async (req) => {
    const rows = await queryIn<{ severity: string; events: number }>(
      req,
      sql`WITH gone AS (DELETE FROM security_events RETURNING severity, ${timesOf} AS times)
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

/** Deletes events after ninety days, and surplus ones, the least severe first. */
export async function forgetOldEvents(payload: Payload, now: Date, keptRows = KEPT_ROWS): Promise<void> {
  await query(
    payload,
    sql`DELETE FROM security_events
        WHERE created_at < ${now.toISOString()}::timestamptz - ${KEPT_DAYS} * interval '1 day'`,
  )
  await query(
    payload,
    sql`DELETE FROM security_events WHERE id IN (
          SELECT id FROM security_events
          ORDER BY severity = 'critical' DESC, severity = 'high' DESC, created_at DESC, id DESC OFFSET ${keptRows})`,
  )
}
