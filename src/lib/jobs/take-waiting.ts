import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '../db/query'
import type { Jobs } from './queues'

/** Jobs that wait for changes of mind carry what was known before them; what they are about has this name in them. */
const subjects = { 'booking-mail': 'bookingId', 'assignment-mail': 'itemId' } as const

/**
 * Takes the mails about something that still wait, or wait to be tried again, out of the outbox, in the transaction of
 * the change that takes their place. A mail that is being sent at this moment is not among them, and counts as told.
 * @returns what they carried, the oldest first.
 */
export async function takeWaitingMails<Name extends keyof typeof subjects>(
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
