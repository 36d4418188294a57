import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Remarks of people who read a draft by its link (docs/decisions/0166). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "draft_remarks" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "link_hash" char(64) NOT NULL REFERENCES "draft_links" ("token_hash") ON DELETE CASCADE ON UPDATE CASCADE,
      "place" integer CHECK ("place" >= 0),
      "quote" varchar(120) NOT NULL,
      "name" varchar(60) NOT NULL,
      "text" varchar(2000) NOT NULL,
      "left_at" timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX "draft_remarks_link_idx" ON "draft_remarks" ("link_hash", "left_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "draft_remarks";`)
}
