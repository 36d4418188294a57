import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counters of the rate limits are written with every request and worth nothing after a crash: kept
 * out of the write-ahead log, they cost no wait for the disk.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "rate_limits" SET UNLOGGED`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "rate_limits" SET LOGGED`)
}
