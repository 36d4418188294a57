import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The words of the site's own pages, a row for each. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'services', 'pricing', 'automation-ideas', 'flagship', 'custom-automation', 'ai-agents', 'workflow-design', 'process-optimization', 'blog', 'faq', 'contact', 'book-call');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'services', 'pricing', 'automation-ideas', 'flagship', 'custom-automation', 'ai-agents', 'workflow-design', 'process-optimization', 'blog', 'faq', 'contact', 'book-call');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum_pages_key" NOT NULL,
  	"headline" varchar,
  	"lead" varchar,
  	"closing_title" varchar,
  	"closing_description" varchar,
  	"closing_primary_label" varchar,
  	"closing_secondary_label" varchar,
  	"sections_opening_title" varchar,
  	"sections_opening_description" varchar,
  	"sections_audience_title" varchar,
  	"sections_audience_description" varchar,
  	"sections_benefits_title" varchar,
  	"sections_benefits_description" varchar,
  	"sections_flagships_title" varchar,
  	"sections_flagships_description" varchar,
  	"sections_testimonials_title" varchar,
  	"sections_testimonials_description" varchar,
  	"sections_capabilities_title" varchar,
  	"sections_capabilities_description" varchar,
  	"sections_industries_title" varchar,
  	"sections_industries_description" varchar,
  	"sections_process_title" varchar,
  	"sections_process_description" varchar,
  	"sections_comparison_title" varchar,
  	"sections_comparison_description" varchar,
  	"sections_add_ons_title" varchar,
  	"sections_add_ons_description" varchar,
  	"sections_questions_title" varchar,
  	"sections_questions_description" varchar,
  	"sections_get_in_touch_title" varchar,
  	"sections_get_in_touch_description" varchar,
  	"sections_fast_response_title" varchar,
  	"sections_fast_response_description" varchar,
  	"sections_inquiry_title" varchar,
  	"sections_inquiry_description" varchar,
  	"sections_feature1_title" varchar,
  	"sections_feature1_description" varchar,
  	"sections_feature2_title" varchar,
  	"sections_feature2_description" varchar,
  	"sections_feature3_title" varchar,
  	"sections_feature3_description" varchar,
  	"sections_feature4_title" varchar,
  	"sections_feature4_description" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_key" "enum__pages_v_version_key" NOT NULL,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_closing_title" varchar,
  	"version_closing_description" varchar,
  	"version_closing_primary_label" varchar,
  	"version_closing_secondary_label" varchar,
  	"version_sections_opening_title" varchar,
  	"version_sections_opening_description" varchar,
  	"version_sections_audience_title" varchar,
  	"version_sections_audience_description" varchar,
  	"version_sections_benefits_title" varchar,
  	"version_sections_benefits_description" varchar,
  	"version_sections_flagships_title" varchar,
  	"version_sections_flagships_description" varchar,
  	"version_sections_testimonials_title" varchar,
  	"version_sections_testimonials_description" varchar,
  	"version_sections_capabilities_title" varchar,
  	"version_sections_capabilities_description" varchar,
  	"version_sections_industries_title" varchar,
  	"version_sections_industries_description" varchar,
  	"version_sections_process_title" varchar,
  	"version_sections_process_description" varchar,
  	"version_sections_comparison_title" varchar,
  	"version_sections_comparison_description" varchar,
  	"version_sections_add_ons_title" varchar,
  	"version_sections_add_ons_description" varchar,
  	"version_sections_questions_title" varchar,
  	"version_sections_questions_description" varchar,
  	"version_sections_get_in_touch_title" varchar,
  	"version_sections_get_in_touch_description" varchar,
  	"version_sections_fast_response_title" varchar,
  	"version_sections_fast_response_description" varchar,
  	"version_sections_inquiry_title" varchar,
  	"version_sections_inquiry_description" varchar,
  	"version_sections_feature1_title" varchar,
  	"version_sections_feature1_description" varchar,
  	"version_sections_feature2_title" varchar,
  	"version_sections_feature2_description" varchar,
  	"version_sections_feature3_title" varchar,
  	"version_sections_feature3_description" varchar,
  	"version_sections_feature4_title" varchar,
  	"version_sections_feature4_description" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" uuid;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  DROP TYPE "public"."enum_pages_key";
  DROP TYPE "public"."enum__pages_v_version_key";`)
}
