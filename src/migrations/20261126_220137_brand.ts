import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_fonts" AS ENUM('newsreader', 'instrument', 'own');
  CREATE TABLE "brand" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tagline" varchar,
  	"accent" varchar DEFAULT '#0f5c4a',
  	"highlight" varchar DEFAULT '#d9572b',
  	"ground" varchar DEFAULT '#f6f3ec',
  	"fonts" "enum_brand_fonts" DEFAULT 'newsreader',
  	"currency" varchar DEFAULT 'USD',
  	"sender_name" varchar,
  	"sender_address" varchar,
  	"files" jsonb,
  	"file_data" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "brand_texts" ADD CONSTRAINT "brand_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_texts_order_parent" ON "brand_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_texts" CASCADE;
  DROP TYPE "public"."enum_brand_fonts";`)
}
