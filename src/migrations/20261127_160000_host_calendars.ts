import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The Google accounts of hosts (docs/decisions/0163), in a table of their own: servers of before change all rows of
 * `google_connection`. An event of a call says in whose account it is; null is the company's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "google_host_connections" (
      "host_id" uuid PRIMARY KEY REFERENCES "hosts" ("id") ON DELETE CASCADE,
      "google_access_token" varchar,
      "google_refresh_token" varchar,
      "google_token_expires_at" timestamp(3) with time zone,
      "google_calendar_id" varchar,
      "sync_enabled" boolean NOT NULL DEFAULT false,
      "connected_at" timestamp(3) with time zone,
      "worked_at" timestamp(3) with time zone,
      "problem" varchar(40),
      "problem_since" timestamp(3) with time zone,
      "alerted_at" timestamp(3) with time zone,
      "alerted_kinds" text[] NOT NULL DEFAULT '{}',
      "sync_calendar_id" varchar(300),
      "sync_token" text,
      "synced_at" timestamp(3) with time zone
    );
    ALTER TABLE "google_events" ADD COLUMN "host_id" uuid;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "google_events" DROP COLUMN "host_id";
    DROP TABLE "google_host_connections";
  `)
}
