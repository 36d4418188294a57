import type { Payload } from 'payload'
import { query, sql } from '../db/query'
import { queues } from './queues'

export interface RetriedMails {
  /** Messages that have failed at least twice and wait for the next retry. */
  retrying: number
  /** UTC instant since which the oldest of them waits. */
  since: string | null
}

const mailQueues = Object.keys(queues).filter((name) => /-mail$|-alert$|-request$|^account-/.test(name))

/** Mails that the server did not accept. A single failure is not counted. */
export async function retriedMails(payload: Payload): Promise<RetriedMails> {
  const [row] = await query<{ retrying: number; since: string | Date | null }>(
    payload,
    sql`SELECT count(*)::int AS retrying, min(created_on) AS since FROM jobs.job
        WHERE state = 'retry' AND retry_count > 0
          AND name IN (SELECT jsonb_array_elements_text(${JSON.stringify(mailQueues)}::jsonb))`,
  )
  return { retrying: row?.retrying ?? 0, since: row?.since ? new Date(row.since).toISOString() : null }
}
