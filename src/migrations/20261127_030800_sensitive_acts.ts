import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last sensitive act of a session: one of the same kind follows without a new proof (docs/decisions/0152). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "account_sessions" ADD COLUMN "act_kind" varchar(80);
    ALTER TABLE "account_sessions" ADD COLUMN "act_at" timestamp(3) with time zone;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "account_sessions" DROP COLUMN "act_kind", DROP COLUMN "act_at";`)
}
