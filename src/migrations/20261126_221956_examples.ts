import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "claims_is_example" boolean DEFAULT true;
  -- A site that has them from its first content.
  UPDATE "testimonials" SET "is_example" = true WHERE
    ("name" = 'Daniel Okafor' AND "quote" LIKE 'I liked that they advised against my first idea%') OR
    ("name" = 'Marta Lindqvist' AND "quote" LIKE 'Inquiries used to wait until someone had time%');
  UPDATE "site_settings" SET "claims_is_example" = false WHERE
    ("claims_hours_saved", "claims_average_roi", "claims_hours_per_month", "claims_time_to_live", "claims_newsletter_subscribers")
    IS DISTINCT FROM ('500+', '300%', '10-30', '1-2 weeks', '2,500+');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" DROP COLUMN "is_example";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_is_example";
  ALTER TABLE "site_settings" DROP COLUMN "claims_is_example";`)
}
