import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A notice above the header, menu and footer of the settings, and what the legal pages say of the company. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "notice_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_link_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_link_href" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_from" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "notice_until" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "company_legal_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_legal_form" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_street" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_postcode" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_city" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_country" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_representative" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_register" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_registration_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_vat_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_security_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_supervisory_authority" varchar;
  ALTER TABLE "site_settings_menu" ADD CONSTRAINT "site_settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer" ADD CONSTRAINT "site_settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_menu_order_idx" ON "site_settings_menu" USING btree ("_order");
  CREATE INDEX "site_settings_menu_parent_id_idx" ON "site_settings_menu" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_order_idx" ON "site_settings_footer" USING btree ("_order");
  CREATE INDEX "site_settings_footer_parent_id_idx" ON "site_settings_footer" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_menu" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings_footer" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "notice_text";
  ALTER TABLE "site_settings" DROP COLUMN "notice_link_label";
  ALTER TABLE "site_settings" DROP COLUMN "notice_link_href";
  ALTER TABLE "site_settings" DROP COLUMN "notice_from";
  ALTER TABLE "site_settings" DROP COLUMN "notice_until";
  ALTER TABLE "site_settings" DROP COLUMN "company_legal_name";
  ALTER TABLE "site_settings" DROP COLUMN "company_legal_form";
  ALTER TABLE "site_settings" DROP COLUMN "company_street";
  ALTER TABLE "site_settings" DROP COLUMN "company_postcode";
  ALTER TABLE "site_settings" DROP COLUMN "company_city";
  ALTER TABLE "site_settings" DROP COLUMN "company_country";
  ALTER TABLE "site_settings" DROP COLUMN "company_representative";
  ALTER TABLE "site_settings" DROP COLUMN "company_register";
  ALTER TABLE "site_settings" DROP COLUMN "company_registration_number";
  ALTER TABLE "site_settings" DROP COLUMN "company_vat_number";
  ALTER TABLE "site_settings" DROP COLUMN "company_security_email";
  ALTER TABLE "site_settings" DROP COLUMN "company_supervisory_authority";`)
}
