import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Days off, hours of single dates, a break, a notice and a limit of calls a day. The defaults change nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "calendar_settings" ADD COLUMN "break_start" varchar;
    ALTER TABLE "calendar_settings" ADD COLUMN "break_end" varchar;
    ALTER TABLE "calendar_settings" ADD COLUMN "minimum_notice_hours" numeric DEFAULT 0 NOT NULL;
    ALTER TABLE "calendar_settings" ADD COLUMN "max_calls_per_day" numeric DEFAULT 0 NOT NULL;

    CREATE TABLE "calendar_settings_days_off" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "from" varchar NOT NULL,
      "to" varchar,
      "note" varchar,
      "every_year" boolean DEFAULT false
    );
    ALTER TABLE "calendar_settings_days_off" ADD CONSTRAINT "calendar_settings_days_off_parent_id_fk"
      FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "calendar_settings_days_off_order_idx" ON "calendar_settings_days_off" USING btree ("_order");
    CREATE INDEX "calendar_settings_days_off_parent_id_idx" ON "calendar_settings_days_off" USING btree ("_parent_id");

    CREATE TABLE "calendar_settings_special_hours" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "date" varchar NOT NULL,
      "start" varchar NOT NULL,
      "end" varchar NOT NULL,
      "note" varchar
    );
    ALTER TABLE "calendar_settings_special_hours" ADD CONSTRAINT "calendar_settings_special_hours_parent_id_fk"
      FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "calendar_settings_special_hours_order_idx" ON "calendar_settings_special_hours" USING btree ("_order");
    CREATE INDEX "calendar_settings_special_hours_parent_id_idx" ON "calendar_settings_special_hours" USING btree ("_parent_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "calendar_settings_special_hours";
    DROP TABLE "calendar_settings_days_off";
    ALTER TABLE "calendar_settings" DROP COLUMN "max_calls_per_day";
    ALTER TABLE "calendar_settings" DROP COLUMN "minimum_notice_hours";
    ALTER TABLE "calendar_settings" DROP COLUMN "break_end";
    ALTER TABLE "calendar_settings" DROP COLUMN "break_start";
  `)
}
