import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the booking desk needs: which mails went out, the address of the calendar feed, and indexes with which
 * its lists, its search and the history of one record stay fast.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "sent_mails" (
      "id" varchar(200) PRIMARY KEY,
      "kind" varchar(40) NOT NULL,
      "audience" varchar(20) NOT NULL,
      "recipient" varchar(254),
      "about_table" varchar(40) NOT NULL,
      "about_id" uuid NOT NULL,
      "sequence" integer NOT NULL,
      "message_id" varchar(500) NOT NULL,
      "via" varchar(10) NOT NULL,
      "sent_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );
    CREATE INDEX "sent_mails_about_idx" ON "sent_mails" ("about_table", "about_id");
    CREATE INDEX "sent_mails_sent_at_idx" ON "sent_mails" ("sent_at");

    CREATE TABLE "booking_feed" (
      "id" smallint PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
      "key_hash" char(64) NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "created_by" uuid
    );

    CREATE FUNCTION "booking_search_text"("name" text, "email" text, "company" text, "phone" text)
    RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT lower(coalesce($1, '') || chr(10) || coalesce($2, '') || chr(10) || coalesce($3, '') || chr(10)
        || coalesce($4, '') || chr(10) || regexp_replace(coalesce($4, ''), '[^0-9]', '', 'g'))
    $$;
    ALTER TABLE "bookings" ADD COLUMN "search_text" text
      GENERATED ALWAYS AS (booking_search_text("name", "email", "company", "phone")) STORED;
    CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX "bookings_status_start_idx" ON "bookings" ("status", "booking_datetime", "id");
    CREATE INDEX "bookings_name_idx" ON "bookings" (lower("name"), "id");
    CREATE INDEX "bookings_email_lower_idx" ON "bookings" (lower("email"));

    CREATE INDEX "security_audit_log_record_idx" ON "security_audit_log" ("table_name", "record_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "security_audit_log_record_idx";
    DROP INDEX "bookings_email_lower_idx";
    DROP INDEX "bookings_name_idx";
    DROP INDEX "bookings_status_start_idx";
    DROP INDEX "bookings_search_idx";
    ALTER TABLE "bookings" DROP COLUMN "search_text";
    DROP FUNCTION "booking_search_text"(text, text, text, text);
    DROP TABLE "booking_feed";
    DROP TABLE "sent_mails";
  `)
}
