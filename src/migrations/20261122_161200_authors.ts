import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What visitors read of people of the team who want to be named, and the address of their page. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "users_public_profile_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "public_profile_show_on_site" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "public_profile_show_on_team_page" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "public_profile_photo_id" uuid;
  ALTER TABLE "users" ADD COLUMN "public_profile_job_title" varchar;
  ALTER TABLE "users" ADD COLUMN "public_profile_about" varchar;
  ALTER TABLE "users" ADD COLUMN "slug" varchar;
  ALTER TABLE "users_public_profile_links" ADD CONSTRAINT "users_public_profile_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_public_profile_links_order_idx" ON "users_public_profile_links" USING btree ("_order");
  CREATE INDEX "users_public_profile_links_parent_id_idx" ON "users_public_profile_links" USING btree ("_parent_id");
  ALTER TABLE "users" ADD CONSTRAINT "users_public_profile_photo_id_media_id_fk" FOREIGN KEY ("public_profile_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_public_profile_public_profile_photo_idx" ON "users" USING btree ("public_profile_photo_id");
  CREATE UNIQUE INDEX "users_slug_idx" ON "users" USING btree ("slug");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_public_profile_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_public_profile_links" CASCADE;
  ALTER TABLE "users" DROP CONSTRAINT "users_public_profile_photo_id_media_id_fk";
  
  DROP INDEX "users_public_profile_public_profile_photo_idx";
  DROP INDEX "users_slug_idx";
  ALTER TABLE "users" DROP COLUMN "public_profile_show_on_site";
  ALTER TABLE "users" DROP COLUMN "public_profile_show_on_team_page";
  ALTER TABLE "users" DROP COLUMN "public_profile_photo_id";
  ALTER TABLE "users" DROP COLUMN "public_profile_job_title";
  ALTER TABLE "users" DROP COLUMN "public_profile_about";
  ALTER TABLE "users" DROP COLUMN "slug";`)
}
