import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the person of a session last gave the password or a code: at the sign-in, or later. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "account_sessions" ADD COLUMN "authenticated_at" timestamp(3) with time zone NOT NULL DEFAULT now();
    UPDATE "account_sessions" SET "authenticated_at" = "created_at";
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "account_sessions" DROP COLUMN "authenticated_at";`)
}
