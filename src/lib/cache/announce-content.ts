import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { afterCommit, transactionOf } from '../db/transaction'
import { contentChanged } from './content-changes'

/** The PostgreSQL channel over which servers tell each other the tags of changed content. */
export const CONTENT_CHANNEL = 'content_changed'

/**
 * Says that content with these tags has changed. This process empties its memory at the commit, before anybody gets the
 * answer. The other servers hear of it from PostgreSQL, which sends the message at the commit and never when that fails.
 */
export async function announceContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(tags)})`)
  await afterCommit(req, () => contentChanged(tags))
}
