import { desc, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { backup_runs } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import type { Connection } from './rows'

const KEPT_RUNS = 200

type Run = { madeAt: Date } & ({ bytes: number } | { problem: string })

export async function recordRun(connection: Pick<Connection, 'query'>, run: Run): Promise<void> {
  const [bytes, problem] = 'bytes' in run ? [run.bytes, null] : [null, run.problem.slice(0, 500)]
  await connection.query('INSERT INTO backup_runs (made_at, bytes, problem) VALUES ($1, $2, $3)', [
    run.madeAt.toISOString(),
    bytes,
    problem,
  ])
  await connection.query(
    `DELETE FROM backup_runs WHERE id <= (SELECT id FROM backup_runs ORDER BY id DESC OFFSET ${KEPT_RUNS} LIMIT 1)`,
  )
}

/** Records an error, unless there is a record since `madeAt`. */
export async function recordFailure(
  connection: Pick<Connection, 'query'>,
  run: { madeAt: Date; problem: string },
): Promise<void> {
  const { rows } = await connection.query<{ noted: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM backup_runs WHERE made_at >= $1) AS noted',
    [run.madeAt.toISOString()],
  )
  if (!rows[0]?.noted) await recordRun(connection, run)
}

export interface LastBackup {
  /** The last successful backup as UTC instant and file size. Null if there is none. */
  at: string | null
  bytes: number | null
  problem: string | null
}

export async function lastBackup(payload: Payload): Promise<LastBackup> {
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
