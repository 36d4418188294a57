import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The search in the audit log looks for parts of words: with this index it reads what matches, not the whole log. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "security_audit_log_search_idx" ON "security_audit_log"
      USING gin ("record_id" gin_trgm_ops, "table_name" gin_trgm_ops, "ip_address" gin_trgm_ops) WITH (fastupdate = off);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "security_audit_log_search_idx";`)
}
