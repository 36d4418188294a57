-- Nobody can change the audit log. Entries are numbered without a gap; each has a hash over itself, its seal and the
-- entry before it (decision 0049).
CREATE FUNCTION "audit_entry_hash"("entry" "security_audit_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to((
    jsonb_build_array(
      entry.previous_hash, entry.sequence, entry.action::text, entry.table_name, entry.record_id, entry.user_id,
      entry.old_values, entry.new_values, entry.ip_address, entry.user_agent,
      extract(epoch FROM entry.created_at)
    ) || CASE WHEN entry.mac IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.id::text, entry.mac) END
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

-- Anchors: how far the log went at an instant, and its hash then, sealed with a key that is not in the database.
-- Cuts: up to where entries were removed on purpose.
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

-- They fire under every session_replication_role.
ALTER TABLE "audit_anchors" ENABLE ALWAYS TRIGGER "audit_anchors_keep";
ALTER TABLE "audit_anchors" ENABLE ALWAYS TRIGGER "audit_anchors_keep_all";
ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_chain";
ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_keep";
ALTER TABLE "security_audit_log" ENABLE ALWAYS TRIGGER "security_audit_log_keep_all";

-- Searches look for parts of words, in entries and events.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "security_audit_log_search_idx" ON "security_audit_log"
  USING gin ("record_id" gin_trgm_ops, "table_name" gin_trgm_ops, "ip_address" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "security_audit_log_record_idx" ON "security_audit_log" ("table_name", "record_id");
CREATE INDEX "security_audit_log_table_sequence_idx" ON "security_audit_log" ("table_name", "sequence");
CREATE INDEX "security_audit_log_user_sequence_idx" ON "security_audit_log" ("user_id", "sequence");
CREATE INDEX "security_events_newest_idx" ON "security_events" ("created_at", "id");
CREATE INDEX "security_events_severity_newest_idx" ON "security_events" ("severity", "created_at", "id");
CREATE INDEX "security_events_category_newest_idx" ON "security_events" ("category", "created_at", "id");
CREATE INDEX "security_events_type_newest_idx" ON "security_events" ("type", "created_at");
