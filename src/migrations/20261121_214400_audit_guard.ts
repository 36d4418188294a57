import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The hash of a sealed entry covers its id and its seal too. The triggers fire whatever
 * session_replication_role says. Beside the log stand the anchors: how far it went and which hash it had at an instant,
 * sealed with a key that the database does not hold; and cuts, up to which entries were removed on purpose.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION "audit_entry_hash"("entry" "security_audit_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT encode(sha256(convert_to((
        jsonb_build_array(
          entry.previous_hash, entry.sequence, entry.action::text, entry.table_name, entry.record_id, entry.user_id,
          entry.old_values, entry.new_values, entry.ip_address, entry.user_agent,
          extract(epoch FROM entry.created_at)
        ) || CASE WHEN entry.mac IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.id::text, entry.mac) END
      )::text, 'UTF8')), 'hex')
    $$;

    CREATE TABLE "audit_anchors" (
      "sequence" bigint NOT NULL,
      "kind" varchar(10) NOT NULL CHECK ("kind" IN ('anchor', 'cut', 'sealed')),
      "hash" char(64) NOT NULL,
      "made_at" timestamp(3) with time zone NOT NULL,
      "mac" text NOT NULL,
      UNIQUE ("kind", "sequence", "mac")
    );
    CREATE TRIGGER "audit_anchors_keep" BEFORE UPDATE OR DELETE ON "audit_anchors"
      FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
    CREATE TRIGGER "audit_anchors_keep_all" BEFORE TRUNCATE ON "audit_anchors"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

    ALTER TABLE "audit_anchors" ENABLE ALWAYS TRIGGER "audit_anchors_keep";
    ALTER TABLE "audit_anchors" ENABLE ALWAYS TRIGGER "audit_anchors_keep_all";
    ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_chain";
    ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_keep";
    ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_keep_all";
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "security_audit_log" ENABLE TRIGGER "security_audit_log_chain";
    ALTER TABLE "security_audit_log" ENABLE TRIGGER "security_audit_log_keep";
    ALTER TABLE "security_audit_log" ENABLE TRIGGER "security_audit_log_keep_all";
    DROP TABLE "audit_anchors";
    CREATE OR REPLACE FUNCTION "audit_entry_hash"("entry" "security_audit_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT encode(sha256(convert_to(jsonb_build_array(
        entry.previous_hash, entry.sequence, entry.action::text, entry.table_name, entry.record_id, entry.user_id,
        entry.old_values, entry.new_values, entry.ip_address, entry.user_agent,
        extract(epoch FROM entry.created_at)
      )::text, 'UTF8')), 'hex')
    $$;
  `)
}
