import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the schema generator cannot say: the search index of articles (any part of a word, whatever
 * its case), the order of the public list, and who has read what on a day, without names.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "blogs_search_text_trgm_idx" ON "blogs" USING gin ("search_text" gin_trgm_ops);
    CREATE INDEX "blogs_public_list_idx" ON "blogs" ("published_at" DESC, "id") WHERE "status" = 'published';
    CREATE INDEX "blogs_public_views_idx" ON "blogs" ("view_count" DESC) WHERE "status" = 'published';
    CREATE INDEX "blogs_texts_parent_idx" ON "blogs_texts" ("parent_id");
    CREATE INDEX "_blogs_v_texts_parent_idx" ON "_blogs_v_texts" ("parent_id");

    CREATE TABLE "blog_readers" (
      "blog_id" uuid NOT NULL REFERENCES "blogs" ("id") ON DELETE CASCADE,
      "day" date NOT NULL,
      "reader_hash" char(43) NOT NULL,
      PRIMARY KEY ("blog_id", "day", "reader_hash")
    );
    CREATE INDEX "blog_readers_day_idx" ON "blog_readers" ("day");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "blog_readers";
    DROP INDEX "_blogs_v_texts_parent_idx";
    DROP INDEX "blogs_texts_parent_idx";
    DROP INDEX "blogs_public_views_idx";
    DROP INDEX "blogs_public_list_idx";
    DROP INDEX "blogs_search_text_trgm_idx";
  `)
}
