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
  
  ALTER TABLE "inquiries" ALTER COLUMN "project_type" SET DATA TYPE varchar;
  ALTER TABLE "inquiries" ALTER COLUMN "budget_range" SET DATA TYPE varchar;
  ALTER TABLE "inquiries" ALTER COLUMN "timeline" SET DATA TYPE varchar;
  ALTER TABLE "site_settings" ADD COLUMN "claims_quick_win_price" varchar DEFAULT '$500' NOT NULL;
  ALTER TABLE "form_options_texts" ADD CONSTRAINT "form_options_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_options"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_options_texts_order_parent" ON "form_options_texts" USING btree ("order","parent_id");
  DROP TYPE "public"."enum_inquiries_project_type";
  DROP TYPE "public"."enum_inquiries_budget_range";
  DROP TYPE "public"."enum_inquiries_timeline";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_project_type" AS ENUM('Free Automation Audit', 'Quick Win Workflow ($500+)', 'Business Booster ($2,500+)', 'Enterprise Partnership', 'Custom Project', 'Not Sure Yet');
  CREATE TYPE "public"."enum_inquiries_budget_range" AS ENUM('Free Audit Only', '$500 - $1,000', '$1,000 - $5,000', '$5,000 - $10,000', '$10,000+', 'Discuss with Team');
  CREATE TYPE "public"."enum_inquiries_timeline" AS ENUM('ASAP (Rush delivery)', 'Within 2 weeks', 'Within 1 month', 'Within 3 months', 'Flexible timing', 'Just exploring');
  ALTER TABLE "form_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_options_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_options" CASCADE;
  DROP TABLE "form_options_texts" CASCADE;
  ALTER TABLE "inquiries" ALTER COLUMN "project_type" SET DATA TYPE "public"."enum_inquiries_project_type" USING "project_type"::"public"."enum_inquiries_project_type";
  ALTER TABLE "inquiries" ALTER COLUMN "budget_range" SET DATA TYPE "public"."enum_inquiries_budget_range" USING "budget_range"::"public"."enum_inquiries_budget_range";
  ALTER TABLE "inquiries" ALTER COLUMN "timeline" SET DATA TYPE "public"."enum_inquiries_timeline" USING "timeline"::"public"."enum_inquiries_timeline";
  ALTER TABLE "site_settings" DROP COLUMN "claims_quick_win_price";`)
}
