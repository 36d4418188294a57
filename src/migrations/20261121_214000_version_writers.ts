import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs" ALTER COLUMN "category" SET DATA TYPE text;
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum_faqs_category";
  CREATE TYPE "public"."enum_faqs_category" AS ENUM('general', 'implementation', 'integration', 'technical', 'benefits', 'support', 'custom');
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DEFAULT 'general'::"public"."enum_faqs_category";
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DATA TYPE "public"."enum_faqs_category" USING "category"::"public"."enum_faqs_category";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DATA TYPE text;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum__faqs_v_version_category";
  CREATE TYPE "public"."enum__faqs_v_version_category" AS ENUM('general', 'implementation', 'integration', 'technical', 'benefits', 'support', 'custom');
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DEFAULT 'general'::"public"."enum__faqs_v_version_category";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__faqs_v_version_category" USING "version_category"::"public"."enum__faqs_v_version_category";
  ALTER TABLE "blogs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "faqs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "ideas" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_ideas_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "flagships" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_flagships_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "pricing_plans" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pricing_plans_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "add_ons" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_add_ons_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs" ALTER COLUMN "category" SET DATA TYPE text;
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum_faqs_category";
  CREATE TYPE "public"."enum_faqs_category" AS ENUM('implementation', 'integration', 'technical', 'benefits', 'support', 'custom', 'general');
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DEFAULT 'general'::"public"."enum_faqs_category";
  ALTER TABLE "faqs" ALTER COLUMN "category" SET DATA TYPE "public"."enum_faqs_category" USING "category"::"public"."enum_faqs_category";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DATA TYPE text;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum__faqs_v_version_category";
  CREATE TYPE "public"."enum__faqs_v_version_category" AS ENUM('implementation', 'integration', 'technical', 'benefits', 'support', 'custom', 'general');
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DEFAULT 'general'::"public"."enum__faqs_v_version_category";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__faqs_v_version_category" USING "version_category"::"public"."enum__faqs_v_version_category";
  ALTER TABLE "blogs" DROP COLUMN "saved_by";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "faqs" DROP COLUMN "saved_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "ideas" DROP COLUMN "saved_by";
  ALTER TABLE "_ideas_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "flagships" DROP COLUMN "saved_by";
  ALTER TABLE "_flagships_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pricing_plans" DROP COLUMN "saved_by";
  ALTER TABLE "_pricing_plans_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "add_ons" DROP COLUMN "saved_by";
  ALTER TABLE "_add_ons_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "legal_pages" DROP COLUMN "saved_by";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_saved_by";`)
}
