import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was left out or guessed of a busy calendar. Each is read again, also if its file has not changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "busy_calendars" ADD COLUMN "left_out" jsonb;
    UPDATE "busy_calendars" SET "etag" = NULL, "body_hash" = NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "busy_calendars" DROP COLUMN "left_out";`)
}
