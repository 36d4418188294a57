import { countDistinct, gte, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { Migration, Payload } from 'payload'
import { query } from '@/lib/db/query'
import { databaseOf } from '@/lib/db/transaction'
import { isStopping } from '@/lib/stopping'
import { payload_migrations } from '@/payload-generated-schema'
import { migrations } from '../migrations/index'

export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/** A database that began with another initial migration, from before the first release, cannot be brought up to date. */
async function demandOurBeginning(payload: Payload): Promise<void> {
  const [table] = await query<{ found: boolean }>(
    payload,
    sql`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS found`,
  )
  if (!table?.found) return
  const { id, name: migration, batch } = payload_migrations
  const done = await databaseOf(payload)
    .select({ name: migration })
    .from(payload_migrations)
    .where(gte(batch, 0))
    .orderBy(id)
  const [first] = done
  if (!first || done.some(({ name }) => name === migrationNames[0])) return
  throw new Error(
    `This database is of a version before the first release (its first migration is ${first.name}). It cannot be brought up to date. ` +
      'To begin with an empty one, delete the folder .data (or the folder of DATA_DIR); with DATABASE_URL, drop that database and create it again.',
  )
}

/**
 * Runs the missing migrations, each in its own transaction.
 * @param only the names of the migrations to have afterwards; default: all
 * @throws Error if the database is from before the first release
 */
export async function applyMigrations(payload: Payload, only?: ReadonlySet<string>): Promise<void> {
  await demandOurBeginning(payload)
  const wanted = migrations.filter(({ name }) => only?.has(name) ?? true)
  // The generator's type for the argument of a migration is narrower than the adapter's.
  await payload.db.migrate({ migrations: wanted as Migration[] })
}

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
