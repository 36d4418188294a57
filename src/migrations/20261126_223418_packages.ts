import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "sections_package1_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package1_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package1_label" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package1_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package1_points" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package2_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package2_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package2_label" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package2_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package2_points" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package3_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package3_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package3_label" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package3_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package3_points" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package4_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package4_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package4_label" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package4_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "sections_package4_points" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package1_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package1_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package1_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package1_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package1_points" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package2_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package2_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package2_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package2_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package2_points" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package3_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package3_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package3_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package3_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package3_points" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_points" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "sections_package1_title";
  ALTER TABLE "pages" DROP COLUMN "sections_package1_description";
  ALTER TABLE "pages" DROP COLUMN "sections_package1_label";
  ALTER TABLE "pages" DROP COLUMN "sections_package1_note";
  ALTER TABLE "pages" DROP COLUMN "sections_package1_points";
  ALTER TABLE "pages" DROP COLUMN "sections_package2_title";
  ALTER TABLE "pages" DROP COLUMN "sections_package2_description";
  ALTER TABLE "pages" DROP COLUMN "sections_package2_label";
  ALTER TABLE "pages" DROP COLUMN "sections_package2_note";
  ALTER TABLE "pages" DROP COLUMN "sections_package2_points";
  ALTER TABLE "pages" DROP COLUMN "sections_package3_title";
  ALTER TABLE "pages" DROP COLUMN "sections_package3_description";
  ALTER TABLE "pages" DROP COLUMN "sections_package3_label";
  ALTER TABLE "pages" DROP COLUMN "sections_package3_note";
  ALTER TABLE "pages" DROP COLUMN "sections_package3_points";
  ALTER TABLE "pages" DROP COLUMN "sections_package4_title";
  ALTER TABLE "pages" DROP COLUMN "sections_package4_description";
  ALTER TABLE "pages" DROP COLUMN "sections_package4_label";
  ALTER TABLE "pages" DROP COLUMN "sections_package4_note";
  ALTER TABLE "pages" DROP COLUMN "sections_package4_points";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package1_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package1_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package1_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package1_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package1_points";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package2_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package2_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package2_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package2_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package2_points";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package3_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package3_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package3_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package3_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package3_points";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_points";`)
}
