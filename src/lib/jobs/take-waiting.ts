import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '../db/query'
import type { Jobs } from './queues'

/** Jobs that wait for a possible change carry what was known before; this field names their subject. */
const subjects = {
  'booking-mail': 'bookingId',
  'booking-event': 'bookingId',
  'assignment-mail': 'itemId',
} as const

/**
 * Removes the waiting jobs about a subject from the outbox, in the transaction of the change that replaces them. One that is
 * running now is not included and counts as done.
 * @returns what they carried, the oldest first.
 */
export async function takeWaiting<Name extends keyof typeof subjects>(
  req: PayloadRequest,
  queue: Name,
  subjectId: string,
): Promise<Jobs[Name][]> {
  const taken = await queryIn<{ data: Jobs[Name] }>(
    req,
    sql`WITH taken AS (
          DELETE FROM jobs.job
          WHERE name = ${queue} AND state < 'active' AND NOT blocked
            AND data->>${subjects[queue]}::text = ${subjectId} AND data->'known' IS NOT NULL
          RETURNING data, created_on)
        SELECT data FROM taken ORDER BY created_on`,
  )
  return taken.map(({ data }) => data)
}
