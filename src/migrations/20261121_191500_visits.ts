import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counter of visitors (decision 0040): the salt and the visitors' numbers of the day under way, and how many
 * there were on the days that are over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "visit_salts" (
      "day" date PRIMARY KEY,
      "salt" bytea NOT NULL CHECK (octet_length("salt") = 32)
    );

    CREATE TABLE "visit_visitors" (
      "day" date NOT NULL,
      "visitor" char(22) NOT NULL,
      "network" char(22) NOT NULL,
      PRIMARY KEY ("day", "visitor")
    );

    CREATE TABLE "visit_days" (
      "day" date PRIMARY KEY,
      "visitors" integer NOT NULL CHECK ("visitors" >= 0)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "visit_days";
    DROP TABLE "visit_visitors";
    DROP TABLE "visit_salts";
  `)
}
