import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_options" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_options_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
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
  ALTER TABLE "_pages_v" ADD COLUMN "version_sections_package4_points" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "chosen_project" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "chosen_budget" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "chosen_timeline" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "claims_quick_win_price" varchar DEFAULT '$500' NOT NULL;
  ALTER TABLE "form_options_texts" ADD CONSTRAINT "form_options_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_options"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_options_texts_order_parent" ON "form_options_texts" USING btree ("order","parent_id");
  -- Earlier answers keep their words.
  UPDATE "inquiries" SET "chosen_project" = "project_type"::text, "chosen_budget" = "budget_range"::text, "chosen_timeline" = "timeline"::text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "form_options" CASCADE;
  DROP TABLE "form_options_texts" CASCADE;
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
  ALTER TABLE "_pages_v" DROP COLUMN "version_sections_package4_points";
  ALTER TABLE "inquiries" DROP COLUMN "chosen_project";
  ALTER TABLE "inquiries" DROP COLUMN "chosen_budget";
  ALTER TABLE "inquiries" DROP COLUMN "chosen_timeline";
  ALTER TABLE "site_settings" DROP COLUMN "claims_quick_win_price";`)
}
