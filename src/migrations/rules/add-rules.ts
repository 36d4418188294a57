import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const subjects = [
  'accounts',
  'audit-log',
  'backups',
  'bookings',
  'busy-calendars',
  'content',
  'google-calendar',
  'leads',
  'newsletter',
  'requests',
  'webhooks',
]

/** Adds what the collections cannot say: constraints, triggers, functions, indexes, tables without a collection. */
export async function addRules(db: MigrateUpArgs['db']): Promise<void> {
  for (const subject of subjects) {
    const file = join(process.cwd(), 'src/migrations/rules', `${subject}.sql`)
    await db.execute(sql.raw(readFileSync(file, 'utf8')))
  }
}
