import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What only super admins change can no longer be locked; a super admin remains whatever is deleted; and
 * each sign-up with an address has a row and a link of its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "payload_locked_documents";
    ALTER TABLE "payload_locked_documents_rels"
      DROP COLUMN "bookings_id",
      DROP COLUMN "user_roles_id",
      DROP COLUMN "invitations_id",
      DROP COLUMN "client_registrations_id",
      DROP COLUMN "security_events_id",
      DROP COLUMN "security_audit_log_id";

    CREATE FUNCTION "keep_a_super_admin"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Whoever removes the other at the same time waits here, and then sees what is left.
      PERFORM pg_advisory_xact_lock(7214004);
      IF NOT EXISTS (SELECT 1 FROM "user_roles" WHERE "role" = 'super_admin') THEN
        RAISE EXCEPTION 'The last super admin stays' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "user_roles_keep_a_super_admin" AFTER DELETE OR UPDATE ON "user_roles"
      FOR EACH ROW WHEN (OLD."role" = 'super_admin') EXECUTE FUNCTION "keep_a_super_admin"();

    ALTER TABLE "account_sign_ups"
      DROP CONSTRAINT "account_sign_ups_pkey",
      DROP CONSTRAINT "account_sign_ups_token_hash_key",
      ADD PRIMARY KEY ("token_hash");
    CREATE INDEX "account_sign_ups_email_idx" ON "account_sign_ups" ("email");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "account_sign_ups" older USING "account_sign_ups" newer
      WHERE older."email" = newer."email"
        AND (older."expires_at", older."token_hash") < (newer."expires_at", newer."token_hash");
    DROP INDEX "account_sign_ups_email_idx";
    ALTER TABLE "account_sign_ups"
      DROP CONSTRAINT "account_sign_ups_pkey",
      ADD PRIMARY KEY ("email"),
      ADD CONSTRAINT "account_sign_ups_token_hash_key" UNIQUE ("token_hash");

    DROP TRIGGER "user_roles_keep_a_super_admin" ON "user_roles";
    DROP FUNCTION "keep_a_super_admin"();

    ALTER TABLE "payload_locked_documents_rels"
      ADD COLUMN "bookings_id" uuid,
      ADD COLUMN "user_roles_id" uuid,
      ADD COLUMN "invitations_id" uuid,
      ADD COLUMN "client_registrations_id" uuid,
      ADD COLUMN "security_events_id" uuid,
      ADD COLUMN "security_audit_log_id" uuid,
      ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk"
        FOREIGN KEY ("bookings_id") REFERENCES "bookings" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "payload_locked_documents_rels_user_roles_fk"
        FOREIGN KEY ("user_roles_id") REFERENCES "user_roles" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk"
        FOREIGN KEY ("invitations_id") REFERENCES "invitations" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "payload_locked_documents_rels_client_registrations_fk"
        FOREIGN KEY ("client_registrations_id") REFERENCES "client_registrations" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "payload_locked_documents_rels_security_events_fk"
        FOREIGN KEY ("security_events_id") REFERENCES "security_events" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "payload_locked_documents_rels_security_audit_log_fk"
        FOREIGN KEY ("security_audit_log_id") REFERENCES "security_audit_log" ("id") ON DELETE CASCADE;
    CREATE INDEX "payload_locked_documents_rels_bookings_id_idx"
      ON "payload_locked_documents_rels" ("bookings_id");
    CREATE INDEX "payload_locked_documents_rels_user_roles_id_idx"
      ON "payload_locked_documents_rels" ("user_roles_id");
    CREATE INDEX "payload_locked_documents_rels_invitations_id_idx"
      ON "payload_locked_documents_rels" ("invitations_id");
    CREATE INDEX "payload_locked_documents_rels_client_registrations_id_idx"
      ON "payload_locked_documents_rels" ("client_registrations_id");
    CREATE INDEX "payload_locked_documents_rels_security_events_id_idx"
      ON "payload_locked_documents_rels" ("security_events_id");
    CREATE INDEX "payload_locked_documents_rels_security_audit_log_id_idx"
      ON "payload_locked_documents_rels" ("security_audit_log_id");
  `)
}
