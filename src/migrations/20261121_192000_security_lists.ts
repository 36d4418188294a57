import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Indexes with which the lists, figures and thresholds of security events stay fast. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "security_events_newest_idx" ON "security_events" ("created_at", "id");
    CREATE INDEX "security_events_severity_newest_idx" ON "security_events" ("severity", "created_at", "id");
    CREATE INDEX "security_events_category_newest_idx" ON "security_events" ("category", "created_at", "id");
    CREATE INDEX "security_events_type_newest_idx" ON "security_events" ("type", "created_at");
    CREATE INDEX "security_audit_log_table_sequence_idx" ON "security_audit_log" ("table_name", "sequence");
    CREATE INDEX "security_audit_log_user_sequence_idx" ON "security_audit_log" ("user_id", "sequence");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "security_audit_log_user_sequence_idx";
    DROP INDEX "security_audit_log_table_sequence_idx";
    DROP INDEX "security_events_type_newest_idx";
    DROP INDEX "security_events_category_newest_idx";
    DROP INDEX "security_events_severity_newest_idx";
    DROP INDEX "security_events_newest_idx";
  `)
}
