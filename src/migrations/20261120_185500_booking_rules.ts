import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the schema generator cannot say: no two pending or confirmed bookings overlap, stored answers
 * of repeated requests, and the counters of the rate limits.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "bookings"
      ADD CONSTRAINT "bookings_times_in_order"
        CHECK ("ends_at" > "booking_datetime" AND "blocked_until" >= "ends_at"),
      ADD CONSTRAINT "bookings_times_known"
        CHECK ("ends_at" IS NOT NULL AND "blocked_until" IS NOT NULL),
      ADD CONSTRAINT "bookings_no_overlap"
        EXCLUDE USING gist (tstzrange("booking_datetime", "blocked_until", '[)') WITH &&)
        WHERE ("status" IN ('pending', 'confirmed'));

    CREATE TABLE "idempotency_keys" (
      "scope" varchar(60) NOT NULL,
      "key_hash" char(64) NOT NULL,
      "request_hash" char(64) NOT NULL,
      "status" smallint NOT NULL,
      "body" text NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      PRIMARY KEY ("scope", "key_hash")
    );
    CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

    CREATE TABLE "rate_limits" (
      "key" varchar(255) PRIMARY KEY,
      "points" integer NOT NULL DEFAULT 0,
      "expire" bigint
    );
    CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "rate_limits";
    DROP TABLE "idempotency_keys";
    ALTER TABLE "bookings"
      DROP CONSTRAINT "bookings_no_overlap",
      DROP CONSTRAINT "bookings_times_known",
      DROP CONSTRAINT "bookings_times_in_order";
  `)
}
