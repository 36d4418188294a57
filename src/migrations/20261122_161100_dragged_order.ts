import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * The key by which the CMS sorts rows that editors drag; bytes decide, whatever the database's language. Today's order stays:
 * questions by category, as their list shows them, all by their number, which the first move writes anew. A key of four characters counts with 36 digits.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "faqs" ADD COLUMN "_order" varchar COLLATE "C";
  ALTER TABLE "_faqs_v" ADD COLUMN "version__order" varchar COLLATE "C";
  ALTER TABLE "pricing_plans" ADD COLUMN "_order" varchar COLLATE "C";
  ALTER TABLE "_pricing_plans_v" ADD COLUMN "version__order" varchar COLLATE "C";
  ALTER TABLE "testimonials" ADD COLUMN "_order" varchar COLLATE "C";
  ALTER TABLE "_testimonials_v" ADD COLUMN "version__order" varchar COLLATE "C";
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE INDEX "_faqs_v_version_version__order_idx" ON "_faqs_v" USING btree ("version__order");
  CREATE INDEX "pricing_plans__order_idx" ON "pricing_plans" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_version__order_idx" ON "_pricing_plans_v" USING btree ("version__order");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");`)
  for (const [table, sorted] of [
    ['faqs', 'category, order_index, created_at, id'],
    ['pricing_plans', 'order_index, created_at, id'],
    ['testimonials', 'order_index, created_at, id'],
  ] as const) {
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} AS entry
      SET _order = 'c' || substr(${DIGITS}, place.n / 1296 % 36 + 1, 1)
                       || substr(${DIGITS}, place.n / 36 % 36 + 1, 1)
                       || substr(${DIGITS}, place.n % 36 + 1, 1)
      FROM (SELECT id, (row_number() OVER (ORDER BY ${sql.raw(sorted)}) - 1)::int AS n
            FROM ${sql.identifier(table)}) AS place
      WHERE place.id = entry.id`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "faqs" DROP COLUMN "_order";
  ALTER TABLE "_faqs_v" DROP COLUMN "version__order";
  ALTER TABLE "pricing_plans" DROP COLUMN "_order";
  ALTER TABLE "_pricing_plans_v" DROP COLUMN "version__order";
  ALTER TABLE "testimonials" DROP COLUMN "_order";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version__order";`)
}
