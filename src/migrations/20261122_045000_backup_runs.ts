import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the site was backed up, and when that failed: one row a try. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "backup_runs" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "made_at" timestamp(3) with time zone NOT NULL,
      "bytes" bigint,
      "problem" text,
      CHECK (("bytes" IS NULL) <> ("problem" IS NULL))
    )
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "backup_runs"`)
}
