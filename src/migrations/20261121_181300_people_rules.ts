import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Accounts that are switched off, when each account last signed in, and notes of the team on inquiries and
 * registrations: in tables that no interface of the CMS reaches, so that no saved form brings back an old state.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "switched_off_accounts" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "since" timestamp(3) with time zone NOT NULL DEFAULT now()
    );

    CREATE TABLE "account_activity" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "last_sign_in_at" timestamp(3) with time zone NOT NULL
    );
    INSERT INTO "account_activity"
      SELECT "user_id", max("created_at") FROM "account_sessions" GROUP BY "user_id";

    CREATE TABLE "work_notes" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "inquiry_id" uuid REFERENCES "inquiries" ("id") ON DELETE CASCADE,
      "registration_id" uuid REFERENCES "client_registrations" ("id") ON DELETE CASCADE,
      "author_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
      "text" varchar(4000) NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT "work_notes_one_item" CHECK (num_nonnulls("inquiry_id", "registration_id") = 1)
    );
    CREATE INDEX "work_notes_inquiry_idx" ON "work_notes" ("inquiry_id", "created_at");
    CREATE INDEX "work_notes_registration_idx" ON "work_notes" ("registration_id", "created_at");

    CREATE FUNCTION "keep_work_note"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Notes are only added' USING ERRCODE = 'insufficient_privilege';
    END $$;
    -- The author may vanish with the account; what was written, where and when stays.
    CREATE TRIGGER "work_notes_keep" BEFORE UPDATE ON "work_notes" FOR EACH ROW
      WHEN ((NEW."text", NEW."created_at", NEW."inquiry_id", NEW."registration_id")
        IS DISTINCT FROM (OLD."text", OLD."created_at", OLD."inquiry_id", OLD."registration_id"))
      EXECUTE FUNCTION "keep_work_note"();

    -- What accounts find their own calls by: bookings keep the address as it was typed.
    CREATE INDEX "bookings_lower_email_idx" ON "bookings" (lower("email"));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "bookings_lower_email_idx";
    DROP TABLE "work_notes";
    DROP FUNCTION "keep_work_note"();
    DROP TABLE "account_activity";
    DROP TABLE "switched_off_accounts";
  `)
}
