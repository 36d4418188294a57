import type { Payload } from 'payload'
import { query, sql } from '../db/query'
import { deadLetters } from './queues'

export interface QueueCount {
  queue: string
  state: 'waiting' | 'retrying' | 'active' | 'dead'
  count: number
}

/** Jobs that are not finished. */
export type JobCounts = Record<QueueCount['state'], number>

/** Unfinished jobs by queue: waiting, retrying, running or failed for good. */
export const jobsByQueue = (payload: Payload): Promise<QueueCount[]> =>
  query<QueueCount & Record<string, unknown>>(
    payload,
    sql`SELECT queue, state, count(*)::int AS count FROM (
          SELECT coalesce(source_name, name) AS queue,
            CASE WHEN name = ${deadLetters} THEN 'dead' WHEN state = 'created' THEN 'waiting'
                 WHEN state = 'retry' THEN 'retrying' ELSE 'active' END AS state
          FROM jobs.job WHERE state IN ('created', 'retry', 'active')) job
        GROUP BY queue, state ORDER BY queue, state`,
  )

export async function jobCounts(payload: Payload): Promise<JobCounts> {
  const counts: JobCounts = { waiting: 0, retrying: 0, active: 0, dead: 0 }
  for (const { state, count } of await jobsByQueue(payload)) counts[state] += count
  return counts
}
