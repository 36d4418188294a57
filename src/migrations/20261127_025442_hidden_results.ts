import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_options_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__form_options_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_form_options_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__form_options_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_form_options_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "claims_is_hidden" boolean DEFAULT false;
  ALTER TABLE "form_options" ADD COLUMN "_status" "enum_form_options_status" DEFAULT 'draft';
  ALTER TABLE "_form_options_v_texts" ADD CONSTRAINT "_form_options_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_form_options_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_form_options_v_version_version__status_idx" ON "_form_options_v" USING btree ("version__status");
  CREATE INDEX "_form_options_v_created_at_idx" ON "_form_options_v" USING btree ("created_at");
  CREATE INDEX "_form_options_v_updated_at_idx" ON "_form_options_v" USING btree ("updated_at");
  CREATE INDEX "_form_options_v_latest_idx" ON "_form_options_v" USING btree ("latest");
  CREATE INDEX "_form_options_v_texts_order_parent" ON "_form_options_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "form_options__status_idx" ON "form_options" USING btree ("_status");
  UPDATE "form_options" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_form_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_options_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_form_options_v" CASCADE;
  DROP TABLE "_form_options_v_texts" CASCADE;
  DROP INDEX "form_options__status_idx";
  ALTER TABLE "site_settings" DROP COLUMN "claims_is_hidden";
  ALTER TABLE "form_options" DROP COLUMN "_status";
  DROP TYPE "public"."enum_form_options_status";
  DROP TYPE "public"."enum__form_options_v_version_status";`)
}
