import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { fromDrizzle, type SendOptions } from 'pg-boss'
import { transactionOf } from '../db/transaction'
import { jobQueue } from './boss'
import type { Jobs, QueueName } from './queues'

/**
 * Puts a job into the outbox, in the transaction of `req`: it exists if and only if the transaction commits. Without a
 * transaction it exists at once.
 */
export async function sendJob<Name extends QueueName>(
  req: PayloadRequest,
  queue: Name,
  data: Jobs[Name],
  options: Pick<SendOptions, 'startAfter' | 'singletonKey' | 'id' | 'priority'> = {},
): Promise<void> {
  const boss = await jobQueue()
  const db = await transactionOf(req)
  await boss.send(queue, data, { ...options, db: fromDrizzle(db, sql) })
}
