import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Keys with which programs call the API for their owner. Of a replaced key the old one works until `previous_until`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "api_keys" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "name" varchar(60) NOT NULL,
      "scopes" text[] NOT NULL,
      "token_hash" char(64) NOT NULL UNIQUE,
      "hint" varchar(20) NOT NULL,
      "previous_hash" char(64) UNIQUE,
      "previous_until" timestamp(3) with time zone,
      "two_factor" boolean NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "expires_at" timestamp(3) with time zone,
      "last_used_at" timestamp(3) with time zone,
      "last_network" varchar(64),
      "networks" text[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX "api_keys_user_idx" ON "api_keys" ("user_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "api_keys";`)
}
