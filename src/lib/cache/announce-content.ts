import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { afterCommit, transactionOf } from '../db/transaction'
import { contentChanged } from './content-changes'

/** The PostgreSQL channel on which servers announce the tags of changed content. */
export const CONTENT_CHANNEL = 'content_changed'

/**
 * Announces that content with these tags has changed. This process empties its memory at the commit, before the answer is sent.
 * PostgreSQL sends the message to the other servers at the commit, and never after a rollback.
 */
export async function announceContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(tags)})`)
  await afterCommit(req, () => contentChanged(tags))
}
