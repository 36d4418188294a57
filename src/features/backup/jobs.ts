import type { Connection } from './rows'

const DEAD_LETTERS = 'dead-letters'

/** Waiting and running jobs, without scheduled ones. Undefined if there is no queue. */
export async function waitingJobs(connection: Connection): Promise<string | undefined> {
  const { rows } = await connection.query<{ exists: boolean }>(
    `SELECT to_regclass('jobs.job') IS NOT NULL AND to_regclass('jobs.schedule') IS NOT NULL AS exists`,
  )
  return rows[0]?.exists
    ? `SELECT * FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%'
         AND name NOT IN (SELECT name FROM jobs.schedule) ORDER BY created_on, id`
    : undefined
}

/** `run`: jobs continue. `hold`: due jobs become dead letters that a super admin sends or drops. */
export type JobsPolicy = 'run' | 'hold'

/** Columns that are not copied. Running jobs have lost their worker. */
const OWN = new Set(['state', 'started_on', 'heartbeat_on', 'blocked', 'blocking', 'pending_dependencies'])

/** Written like pg-boss's dead letters, so it can be sent again. */
const HOLD = `
  INSERT INTO jobs.job (name, priority, data, retry_limit, retry_backoff, retry_delay, keep_until, deletion_seconds,
    expire_seconds, singleton_key, heartbeat_seconds,
    source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
  SELECT q.name, j.priority, j.data, q.retry_limit, q.retry_backoff, q.retry_delay,
    now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.expire_seconds, j.singleton_key,
    q.heartbeat_seconds, j.name, j.id, j.created_on, j.retry_count,
    jsonb_build_object('message', $2::text), coalesce(j.source_root_id, j.id)
  FROM jsonb_populate_record(NULL::jobs.job, $1::jsonb) j, jobs.queue q WHERE q.name = '${DEAD_LETTERS}'`

async function columnsOfJobs(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = 'jobs.job'::regclass AND attnum > 0 AND NOT attisdropped`,
  )
  return rows.map(({ name }) => name)
}

/** Restores jobs into this version's queue, which may have other columns. @returns waiting and held jobs */
export async function restoreJobs(
  connection: Connection,
  lines: readonly string[],
  { policy, now }: { policy: JobsPolicy; now: Date },
): Promise<{ waiting: number; held: number }> {
  const { rows } = await connection.query<{ name: string }>('SELECT name FROM jobs.queue')
  const queues = new Set(rows.map(({ name }) => name))
  const known = await columnsOfJobs(connection)
  const counts = { waiting: 0, held: 0 }
  for (const line of lines) {
    const job = JSON.parse(line) as Record<string, unknown> & { name: string; start_after: string }
    const isDue = Date.parse(job.start_after) <= now.getTime()
    const isKnown = queues.has(job.name)
    if (!isKnown || (policy === 'hold' && isDue && job.name !== DEAD_LETTERS)) {
      const why = isKnown
        ? 'Held by a restore: the site may have done it after the backup was made.'
        : 'Held by a restore: this version of the site has no such job.'
      await connection.query(HOLD, [line, why])
      counts.held++
      continue
    }
    const columns = known
      .filter((name) => name in job && !OWN.has(name))
      .map((name) => connection.escapeIdentifier(name))
      .join(', ')
    await connection.query(
      `INSERT INTO jobs.job (${columns}, state)
       SELECT ${columns}, (CASE WHEN retry_count > 0 THEN 'retry' ELSE 'created' END)::jobs.job_state
       FROM jsonb_populate_record(NULL::jobs.job, $1::jsonb)`,
      [line],
    )
    counts.waiting++
  }
  return counts
}
