import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The AVIF files of pictures, and of which file they were made. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "avif_made_of" varchar;
  ALTER TABLE "media" ADD COLUMN "avif_small" varchar;
  ALTER TABLE "media" ADD COLUMN "avif_medium" varchar;
  ALTER TABLE "media" ADD COLUMN "avif_large" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "avif_made_of";
  ALTER TABLE "media" DROP COLUMN "avif_small";
  ALTER TABLE "media" DROP COLUMN "avif_medium";
  ALTER TABLE "media" DROP COLUMN "avif_large";`)
}
