import { desc, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { backup_runs } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'

export type LastBackup = Awaited<ReturnType<typeof lastBackup>>

export async function lastBackup(payload: Payload) {
  const { id, madeAt, bytes, problem } = backup_runs
  const db = databaseOf(payload)
  const [last] = await db.select({ problem }).from(backup_runs).orderBy(desc(id)).limit(1)
  const [good] = await db
    .select({ madeAt, bytes })
    .from(backup_runs)
    .where(isNull(problem))
    .orderBy(desc(id))
    .limit(1)
  return {
    at: good?.madeAt.toISOString() ?? null,
    bytes: good?.bytes ?? null,
    problem: last?.problem ?? null,
  }
}
