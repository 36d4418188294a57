import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When visitors booked, also for bookings that were deleted since, and which bookings belong to one burst. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "booking_arrivals" (
      "booking_id" uuid PRIMARY KEY,
      "at" timestamp(3) with time zone NOT NULL,
      "confirmed_at" timestamp(3) with time zone,
      "burst" uuid
    );
    CREATE INDEX "booking_arrivals_at_idx" ON "booking_arrivals" ("at");
    CREATE INDEX "booking_arrivals_burst_idx" ON "booking_arrivals" ("burst") WHERE "burst" IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "booking_arrivals"`)
}
