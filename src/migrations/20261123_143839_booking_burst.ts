import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many bookings an hour may arrive before visitors have to confirm by email. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "calendar_settings" ADD COLUMN "unconfirmed_per_hour" numeric DEFAULT 12 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "calendar_settings" DROP COLUMN "unconfirmed_per_hour";`)
}
