import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hasKey, jsonText } from '../db/expressions'
import { transactionOf } from '../db/transaction'
import { job } from './job-table'
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
  const db = await transactionOf(req)
  const taken = await db
    .delete(job)
    .where(
      and(
        ...[eq(job.name, queue), inArray(job.state, ['created', 'retry']), eq(job.blocked, false)],
        ...[eq(jsonText(job.data, subjects[queue]), subjectId), hasKey(job.data, 'known')],
      ),
    )
    .returning({ data: job.data, createdOn: job.createdOn })
  const inOrder = taken.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
  return inOrder.map(({ data }) => data as Jobs[Name])
}
