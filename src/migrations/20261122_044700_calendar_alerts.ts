import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of which problems of the connection the team was told since it last worked: one does not silence another. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "google_connection" ADD COLUMN "alerted_kinds" text[] NOT NULL DEFAULT '{}';
    UPDATE "google_connection" SET "alerted_kinds" = ARRAY["problem"]::text[]
      WHERE "alerted_at" IS NOT NULL AND "problem" IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "google_connection" DROP COLUMN "alerted_kinds"`)
}
