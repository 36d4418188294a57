import { count, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { firstOf } from '../db/expressions'
import { databaseOf } from '../db/transaction'
import { job } from './job-table'
import { deadLetters } from './queues'

export interface QueueCount {
  queue: string
  state: 'waiting' | 'retrying' | 'active' | 'dead'
  count: number
}

/** Jobs that are not finished. */
export type JobCounts = Record<QueueCount['state'], number>

/** Unfinished jobs by queue: waiting, retrying, running or failed for good. */
export async function jobsByQueue(payload: Payload): Promise<QueueCount[]> {
  const queue = firstOf<string>(job.sourceName, job.name).as('queue')
  const state = sql<
    QueueCount['state']
  >`CASE WHEN ${job.name} = ${deadLetters} THEN 'dead' WHEN ${job.state} = 'created'
    THEN 'waiting' WHEN ${job.state} = 'retry' THEN 'retrying' ELSE 'active' END`.as('shown')
  return databaseOf(payload)
    .select({ queue, state, count: count() })
    .from(job)
    .where(inArray(job.state, ['created', 'retry', 'active']))
    .groupBy((columns) => [columns.queue, columns.state])
    .orderBy((columns) => [columns.queue, columns.state])
}

export async function jobCounts(payload: Payload): Promise<JobCounts> {
  const counts: JobCounts = { waiting: 0, retrying: 0, active: 0, dead: 0 }
  for (const { state, count } of await jobsByQueue(payload)) counts[state] += count
  return counts
}
