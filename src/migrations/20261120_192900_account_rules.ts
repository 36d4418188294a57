import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What accounts sign in with, in tables that no interface of the CMS reaches; one open invitation for
 * an address; and an audit log that nobody can change: numbered without a gap, each entry with a hash
 * over itself and the entry before it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "account_credentials" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "password_hash" text NOT NULL,
      "password_changed_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "totp_sealed" text,
      "totp_enabled_at" timestamp(3) with time zone,
      "totp_last_step" bigint,
      CONSTRAINT "account_credentials_totp" CHECK ("totp_enabled_at" IS NULL OR "totp_sealed" IS NOT NULL)
    );

    CREATE TABLE "account_recovery_codes" (
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "code_hash" char(64) NOT NULL,
      "used_at" timestamp(3) with time zone,
      PRIMARY KEY ("user_id", "code_hash")
    );

    CREATE TABLE "account_sessions" (
      "id" uuid PRIMARY KEY,
      "token_hash" char(64) NOT NULL UNIQUE,
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "last_seen_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "expires_at" timestamp(3) with time zone NOT NULL,
      "address" varchar(64) NOT NULL,
      "user_agent" varchar(300) NOT NULL,
      "two_factor" boolean NOT NULL
    );
    CREATE INDEX "account_sessions_user_idx" ON "account_sessions" ("user_id");

    CREATE TABLE "account_links" (
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "purpose" varchar(30) NOT NULL,
      "token_hash" char(64) NOT NULL UNIQUE,
      "email" varchar(254),
      "expires_at" timestamp(3) with time zone NOT NULL,
      PRIMARY KEY ("user_id", "purpose")
    );

    CREATE TABLE "account_sign_ups" (
      "email" varchar(254) PRIMARY KEY,
      "full_name" varchar(100) NOT NULL,
      "password_hash" text NOT NULL,
      "token_hash" char(64) NOT NULL UNIQUE,
      "expires_at" timestamp(3) with time zone NOT NULL
    );

    CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" (lower("email")) WHERE "status" = 'pending';

    ALTER TABLE "projects" ADD CONSTRAINT "projects_completion" CHECK ("completion_percentage" BETWEEN 0 AND 100);

    CREATE FUNCTION "audit_entry_hash"("entry" "security_audit_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT encode(sha256(convert_to(jsonb_build_array(
        entry.previous_hash, entry.sequence, entry.action::text, entry.table_name, entry.record_id, entry.user_id,
        entry.old_values, entry.new_values, entry.ip_address, entry.user_agent,
        extract(epoch FROM entry.created_at)
      )::text, 'UTF8')), 'hex')
    $$;

    CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE last "security_audit_log"%ROWTYPE;
    BEGIN
      -- One writer at a time until its transaction ends: numbers have no gap and no entry is chained twice.
      PERFORM pg_advisory_xact_lock(7214003);
      SELECT * INTO last FROM "security_audit_log" ORDER BY "sequence" DESC LIMIT 1;
      NEW."sequence" := coalesce(last."sequence", 0) + 1;
      NEW."previous_hash" := coalesce(last."hash", repeat('0', 64));
      NEW."created_at" := date_trunc('milliseconds', clock_timestamp());
      NEW."updated_at" := NEW."created_at";
      NEW."hash" := audit_entry_hash(NEW);
      RETURN NEW;
    END $$;

    CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$;

    CREATE TRIGGER "security_audit_log_chain" BEFORE INSERT ON "security_audit_log"
      FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
    CREATE TRIGGER "security_audit_log_keep" BEFORE UPDATE OR DELETE ON "security_audit_log"
      FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
    CREATE TRIGGER "security_audit_log_keep_all" BEFORE TRUNCATE ON "security_audit_log"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "security_audit_log_keep_all" ON "security_audit_log";
    DROP TRIGGER "security_audit_log_keep" ON "security_audit_log";
    DROP TRIGGER "security_audit_log_chain" ON "security_audit_log";
    DROP FUNCTION "refuse_audit_change"();
    DROP FUNCTION "chain_audit_entry"();
    DROP FUNCTION "audit_entry_hash"("security_audit_log");
    ALTER TABLE "projects" DROP CONSTRAINT "projects_completion";
    DROP INDEX "invitations_one_open";
    DROP TABLE "account_sign_ups";
    DROP TABLE "account_links";
    DROP TABLE "account_sessions";
    DROP TABLE "account_recovery_codes";
    DROP TABLE "account_credentials";
  `)
}
