import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is to be published or unpublished at a time (docs/decisions/0074). `problem`: why it could not be done then. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "publication_schedule" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "kind" text NOT NULL CHECK ("kind" IN ('blogs', 'ideas', 'flagships', 'legal-pages')),
      "document_id" uuid NOT NULL,
      "action" text NOT NULL CHECK ("action" IN ('publish', 'unpublish')),
      "run_at" timestamp(3) with time zone NOT NULL,
      "made_by" uuid,
      "made_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "problem" text,
      UNIQUE ("kind", "document_id", "action")
    );
    CREATE INDEX "publication_schedule_run_at" ON "publication_schedule" ("run_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "publication_schedule"`)
}
