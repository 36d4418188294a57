import type { Migration, Payload } from 'payload'
import { migrations } from '../migrations/index'

/** Runs what is missing, each migration in a transaction of its own. */
export async function applyMigrations(payload: Payload): Promise<void> {
  // The generator types the argument of each migration more narrowly than the adapter's list does.
  await payload.db.migrate({ migrations: migrations as Migration[] })
}
