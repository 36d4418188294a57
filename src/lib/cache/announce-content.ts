import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../db/transaction'
import { noteAnnouncement } from './content-changes'

/** The PostgreSQL channel over which servers tell each other what has changed. */
export const CONTENT_CHANNEL = 'content_changed'

/** What goes over the channel. */
export interface ContentChange {
  id: string
  tags: string[]
}

/**
 * Tells all servers on this database, this one included, that content with these tags has changed. It
 * is part of the transaction: PostgreSQL delivers it at commit, and never when that fails.
 */
export async function announceContent(req: PayloadRequest, tags: string[]): Promise<void> {
  const change: ContentChange = { id: randomUUID(), tags }
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(change)})`)
  noteAnnouncement(change.id)
}
