import type { Migration, Payload } from 'payload'
import { migrations } from '../migrations/index'

/** The names of all migrations of this version, in their order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/**
 * Runs what is missing, each migration in a transaction of its own.
 * @param only the names of those that are to be there afterwards; without it all
 */
export async function applyMigrations(payload: Payload, only?: ReadonlySet<string>): Promise<void> {
  const wanted = migrations.filter(({ name }) => only?.has(name) ?? true)
  // The generator types the argument of each migration more narrowly than the adapter's list does.
  await payload.db.migrate({ migrations: wanted as Migration[] })
}
