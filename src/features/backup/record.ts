import type { Connection } from './rows'

const KEPT_RUNS = 200

type Run = { madeAt: Date } & ({ bytes: number } | { problem: string })

/** Over a plain connection, so that the command need not load the CMS. */
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
