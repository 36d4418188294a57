import { countDistinct, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '@/lib/db/transaction'
import { payload_migrations } from '@/payload-generated-schema'
import { isStopping } from '@/server/process/ready'
import { migrationNames } from './apply-migrations'

const TIMEOUT_MS = 3000

/** Returns true if the tables fit this version. */
async function isMigrated(payload: Payload): Promise<boolean> {
  const { name } = payload_migrations
  const [row] = await databaseOf(payload)
    .select({ count: countDistinct(name) })
    .from(payload_migrations)
    .where(inArray(name, [...migrationNames]))
  return row?.count === migrationNames.length
}

/**
 * Returns true if requests should be sent here: the database answers, its tables fit this version, and the server is not
 * stopping. A full disk or waiting mails are no reason to send visitors away; the health report shows them.
 */
export async function isReady(payload: Payload): Promise<boolean> {
  if (isStopping()) return false
  const late = new Promise<false>((done) => setTimeout(done, TIMEOUT_MS, false).unref())
  return Promise.race([isMigrated(payload), late]).catch(() => false)
}
