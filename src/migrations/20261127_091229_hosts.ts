import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const DESK = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid")

/** People who take calls in their own hours (docs/decisions/0161). Calls that are there belong to the desk, which has no host. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_call_types_host_choice" AS ENUM('fair', 'order', 'visitor');
  CREATE TABLE "call_types_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hosts_id" uuid
  );
  
  CREATE TABLE "hosts_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" numeric NOT NULL,
  	"start" varchar NOT NULL,
  	"end" varchar NOT NULL
  );
  
  CREATE TABLE "hosts_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"note" varchar,
  	"every_year" boolean DEFAULT false
  );
  
  CREATE TABLE "hosts_busy_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "hosts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"line" varchar,
  	"picture_id" uuid,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"timezone" varchar,
  	"minimum_notice_hours" numeric,
  	"buffer_time_minutes" numeric,
  	"max_calls_per_day" numeric,
  	"meeting_url" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "bookings" ADD COLUMN "host_id" uuid;
  ALTER TABLE "call_types" ADD COLUMN "host_choice" "enum_call_types_host_choice" DEFAULT 'fair';
  ALTER TABLE "call_types_rels" ADD CONSTRAINT "call_types_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."call_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_types_rels" ADD CONSTRAINT "call_types_rels_hosts_fk" FOREIGN KEY ("hosts_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hosts_weekly_hours" ADD CONSTRAINT "hosts_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hosts_days_off" ADD CONSTRAINT "hosts_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hosts_busy_calendars" ADD CONSTRAINT "hosts_busy_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hosts" ADD CONSTRAINT "hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hosts" ADD CONSTRAINT "hosts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "call_types_rels_order_idx" ON "call_types_rels" USING btree ("order");
  CREATE INDEX "call_types_rels_parent_idx" ON "call_types_rels" USING btree ("parent_id");
  CREATE INDEX "call_types_rels_path_idx" ON "call_types_rels" USING btree ("path");
  CREATE INDEX "call_types_rels_hosts_id_idx" ON "call_types_rels" USING btree ("hosts_id");
  CREATE INDEX "hosts_weekly_hours_order_idx" ON "hosts_weekly_hours" USING btree ("_order");
  CREATE INDEX "hosts_weekly_hours_parent_id_idx" ON "hosts_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "hosts_days_off_order_idx" ON "hosts_days_off" USING btree ("_order");
  CREATE INDEX "hosts_days_off_parent_id_idx" ON "hosts_days_off" USING btree ("_parent_id");
  CREATE INDEX "hosts_busy_calendars_order_idx" ON "hosts_busy_calendars" USING btree ("_order");
  CREATE INDEX "hosts_busy_calendars_parent_id_idx" ON "hosts_busy_calendars" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hosts_user_idx" ON "hosts" USING btree ("user_id");
  CREATE UNIQUE INDEX "hosts_slug_idx" ON "hosts" USING btree ("slug");
  CREATE INDEX "hosts_picture_idx" ON "hosts" USING btree ("picture_id");
  CREATE INDEX "hosts_is_active_idx" ON "hosts" USING btree ("is_active");
  CREATE INDEX "hosts_updated_at_idx" ON "hosts" USING btree ("updated_at");
  CREATE INDEX "hosts_created_at_idx" ON "hosts" USING btree ("created_at");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_host_idx" ON "bookings" USING btree ("host_id");
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
    EXCLUDE USING gist (coalesce("host_id", ${DESK}) WITH =, tstzrange("booking_datetime", "blocked_until", '[)') WITH &&)
    WHERE ("status" IN ('pending', 'confirmed'));
  ALTER TABLE "busy_calendars" ADD COLUMN "host_id" uuid REFERENCES "hosts" ("id") ON DELETE CASCADE;
  CREATE INDEX "busy_calendars_host_idx" ON "busy_calendars" ("host_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "busy_calendars" WHERE "host_id" IS NOT NULL;
  ALTER TABLE "busy_calendars" DROP COLUMN "host_id";
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
    EXCLUDE USING gist (tstzrange("booking_datetime", "blocked_until", '[)') WITH &&)
    WHERE ("status" IN ('pending', 'confirmed'));
  ALTER TABLE "call_types_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosts_weekly_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosts_days_off" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosts_busy_calendars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "call_types_rels" CASCADE;
  DROP TABLE "hosts_weekly_hours" CASCADE;
  DROP TABLE "hosts_days_off" CASCADE;
  DROP TABLE "hosts_busy_calendars" CASCADE;
  DROP TABLE "hosts" CASCADE;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_host_id_hosts_id_fk";
  
  DROP INDEX "bookings_host_idx";
  ALTER TABLE "bookings" DROP COLUMN "host_id";
  ALTER TABLE "call_types" DROP COLUMN "host_choice";
  DROP TYPE "public"."enum_call_types_host_choice";`)
}
