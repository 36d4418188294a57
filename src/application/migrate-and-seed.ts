import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'
import { seed } from '@/seed/seed'
import { applyMigrations } from './apply-migrations'
import { prepareWeakerRole } from './weaker-role'

/** Any number, the same for all servers on one database. */
const LOCK = 7_214_002

/**
 * Migrates and seeds under a lock: of several servers that start at once, one does it and the others wait. Afterwards the
 * application has fewer rights than the owner of the tables.
 */
export async function migrateAndSeed(payload: Payload): Promise<void> {
  const connection = await postgresOf(payload).pool.connect()
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [LOCK])
    await applyMigrations(payload)
    await prepareWeakerRole(payload, connection)
    await seed(payload)
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    connection.release()
  }
}
