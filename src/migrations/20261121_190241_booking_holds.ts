import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "calendar_settings" ADD COLUMN "visitors_confirm_by_mail" boolean DEFAULT false NOT NULL;
  CREATE INDEX "bookings_held_until_idx" ON "bookings" USING btree ("held_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "bookings_held_until_idx";
  ALTER TABLE "bookings" DROP COLUMN "held_until";
  ALTER TABLE "calendar_settings" DROP COLUMN "visitors_confirm_by_mail";`)
}
