import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "google_oauth_config" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"client_id" varchar,
  	"client_secret_encrypted" varchar,
  	"redirect_uri" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "google_oauth_config_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "google_oauth_config_texts" ADD CONSTRAINT "google_oauth_config_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."google_oauth_config"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "google_oauth_config_texts_order_parent" ON "google_oauth_config_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "google_oauth_config" CASCADE;
  DROP TABLE "google_oauth_config_texts" CASCADE;`)
}
