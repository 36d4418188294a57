import { and, count, eq, gt, inArray, min } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../db/transaction'
import { job } from './job-table'
import { queues } from './queues'

export type RetriedMails = Awaited<ReturnType<typeof retriedMails>>

const mailQueues = Object.keys(queues).filter((name) => /-mail$|-alert$|-request$|^account-/.test(name))

/** Mails that have failed at least twice and wait for the next retry, and since when the oldest waits (UTC instant). */
export async function retriedMails(payload: Payload) {
  const [row] = await databaseOf(payload)
    .select({ retrying: count(), since: min(job.createdOn) })
    .from(job)
    .where(and(eq(job.state, 'retry'), gt(job.retryCount, 0), inArray(job.name, mailQueues)))
  return { retrying: row?.retrying ?? 0, since: row?.since?.toISOString() ?? null }
}
