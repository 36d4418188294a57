import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { log } from '../log'

const LOOK_MS = 1000

/** Queues with a job that may run now: its delay has ended, a retry is due, or its announcement was missed. */
const dueQueues = `SELECT DISTINCT name FROM jobs.job
  WHERE state < 'active' AND NOT blocked AND start_after <= jobs.job_now()`

/**
 * Wakes the workers whose queues have due jobs. One query a second replaces the queries of every worker, which poll only
 * rarely. A job that can run at once is announced by its transaction.
 * @param workers the ids of the workers of each queue
 * @returns a function that stops it
 */
export function wakeForDueJobs(
  boss: Pick<PgBoss, 'getDb' | 'notifyWorker'>,
  workers: ReadonlyMap<string, readonly string[]>,
): () => Promise<void> {
  const ended = new AbortController()
  let failing = false

  async function look(): Promise<void> {
    try {
      const { rows } = (await boss.getDb().executeSql(dueQueues)) as { rows: { name: string }[] }
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
      failing = false
    } catch (error) {
      if (!failing && !ended.signal.aborted) log.warn({ err: error }, 'jobs: cannot look for due ones')
      failing = true
    }
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await look()
      await pause(LOOK_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return () => {
    ended.abort()
    return watching
  }
}
