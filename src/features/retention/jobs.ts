import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { type RetentionKind, retentionKinds } from '@/content/retention'
import { recordChange } from '@/features/security/record-change'
import { leads, next_steps, work_notes } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { runEach } from '@/lib/jobs/run-each'
import { log } from '@/lib/log'
import { client_registrations } from '@/payload-generated-schema'
import { isLooseNote, kinds, removeFrom, retentionSettings, retentionStart } from './queries'

const BATCH = 100

async function invitationsOf(req: PayloadRequest, kind: RetentionKind, ids: string[]): Promise<string[]> {
  if (kind !== 'registrations') return []
  const rows = await (await transactionOf(req))
    .select({ id: client_registrations.invitation })
    .from(client_registrations)
    .where(inArray(client_registrations.id, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

const deleteBatch = (payload: Payload, kind: RetentionKind, before: string): Promise<number> =>
  inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const { remove, table, isDue } = kinds[kind]
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isDue(db, before))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => String(id))
    const invited = await invitationsOf(req, kind, ids)
    for (const id of ids) await remove(req, id)
    for (const id of invited) await removeFrom('invitations')(req, id)
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'retention',
      recordId: kind,
      before: { deleted: ids.length },
    })
    return ids.length
  })

const deleteLooseNotes = (payload: Payload, before: string): Promise<void> =>
  inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    for (const table of [work_notes, next_steps, leads])
      await db.delete(table).where(isLooseNote(db, table, before))
  })

/**
 * Deletes what is older than the settings allow, in batches. No one gets a mail: calls are deleted long after their end.
 * @returns the deleted rows of each kind
 */
export async function runRetention(payload: Payload, now: Date): Promise<Record<RetentionKind, number>> {
  const settings = await retentionSettings(payload)
  const deleted: Record<RetentionKind, number> = {
    bookings: 0,
    inquiries: 0,
    registrations: 0,
    subscribers: 0,
  }
  const clear = (kind: RetentionKind) => async () => {
    const months = settings[kind]
    if (months === null) return
    const before = retentionStart(now, months).toISOString()
    for (let size = BATCH; size === BATCH; deleted[kind] += size)
      size = await deleteBatch(payload, kind, before)
    if (kind === 'inquiries') await deleteLooseNotes(payload, before)
  }
  try {
    await runEach(Object.fromEntries(retentionKinds.map((kind) => [kind, clear(kind)])))
  } finally {
    log.info({ deleted }, 'old data was deleted')
  }
  return deleted
}
