import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A draft may be incomplete, so its columns may be empty; what is published is checked by the CMS as before. */
const emptyAllowed = sql`
    ALTER TABLE "blogs" ALTER "title" DROP NOT NULL, ALTER "content" DROP NOT NULL, ALTER "status" DROP NOT NULL, ALTER "slug" DROP NOT NULL, ALTER "view_count" DROP NOT NULL;
    ALTER TABLE "_blogs_v" ALTER "version_title" DROP NOT NULL, ALTER "version_content" DROP NOT NULL, ALTER "version_status" DROP NOT NULL, ALTER "version_slug" DROP NOT NULL, ALTER "version_view_count" DROP NOT NULL;
    ALTER TABLE "ideas_benefits" ALTER "text" DROP NOT NULL;
    ALTER TABLE "ideas_how_it_works" ALTER "text" DROP NOT NULL;
    ALTER TABLE "ideas_requirements" ALTER "text" DROP NOT NULL;
    ALTER TABLE "ideas_steps" ALTER "title" DROP NOT NULL, ALTER "detail" DROP NOT NULL;
    ALTER TABLE "ideas" ALTER "title" DROP NOT NULL, ALTER "description" DROP NOT NULL, ALTER "difficulty" DROP NOT NULL, ALTER "time_to_implement" DROP NOT NULL, ALTER "slug" DROP NOT NULL, ALTER "order_index" DROP NOT NULL, ALTER "is_active" DROP NOT NULL;
    ALTER TABLE "_ideas_v_version_benefits" ALTER "text" DROP NOT NULL;
    ALTER TABLE "_ideas_v_version_how_it_works" ALTER "text" DROP NOT NULL;
    ALTER TABLE "_ideas_v_version_requirements" ALTER "text" DROP NOT NULL;
    ALTER TABLE "_ideas_v_version_steps" ALTER "title" DROP NOT NULL, ALTER "detail" DROP NOT NULL;
    ALTER TABLE "_ideas_v" ALTER "version_title" DROP NOT NULL, ALTER "version_description" DROP NOT NULL, ALTER "version_difficulty" DROP NOT NULL, ALTER "version_time_to_implement" DROP NOT NULL, ALTER "version_slug" DROP NOT NULL, ALTER "version_order_index" DROP NOT NULL, ALTER "version_is_active" DROP NOT NULL;
    ALTER TABLE "flagships_capabilities" ALTER "title" DROP NOT NULL, ALTER "detail" DROP NOT NULL;
    ALTER TABLE "flagships_use_cases" ALTER "role" DROP NOT NULL, ALTER "time_saved" DROP NOT NULL, ALTER "description" DROP NOT NULL;
    ALTER TABLE "flagships_tech_stack" ALTER "name" DROP NOT NULL, ALTER "purpose" DROP NOT NULL;
    ALTER TABLE "flagships_results" ALTER "text" DROP NOT NULL;
    ALTER TABLE "flagships" ALTER "title" DROP NOT NULL, ALTER "tagline" DROP NOT NULL, ALTER "description" DROP NOT NULL, ALTER "slug" DROP NOT NULL, ALTER "order_index" DROP NOT NULL, ALTER "is_active" DROP NOT NULL;
    ALTER TABLE "_flagships_v_version_capabilities" ALTER "title" DROP NOT NULL, ALTER "detail" DROP NOT NULL;
    ALTER TABLE "_flagships_v_version_use_cases" ALTER "role" DROP NOT NULL, ALTER "time_saved" DROP NOT NULL, ALTER "description" DROP NOT NULL;
    ALTER TABLE "_flagships_v_version_tech_stack" ALTER "name" DROP NOT NULL, ALTER "purpose" DROP NOT NULL;
    ALTER TABLE "_flagships_v_version_results" ALTER "text" DROP NOT NULL;
    ALTER TABLE "_flagships_v" ALTER "version_title" DROP NOT NULL, ALTER "version_tagline" DROP NOT NULL, ALTER "version_description" DROP NOT NULL, ALTER "version_slug" DROP NOT NULL, ALTER "version_order_index" DROP NOT NULL, ALTER "version_is_active" DROP NOT NULL;
    ALTER TABLE "legal_pages" ALTER "title" DROP NOT NULL, ALTER "content" DROP NOT NULL, ALTER "slug" DROP NOT NULL;
    ALTER TABLE "_legal_pages_v" ALTER "version_title" DROP NOT NULL, ALTER "version_content" DROP NOT NULL, ALTER "version_slug" DROP NOT NULL;
`

const indexes = sql`
    CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
    CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
    CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
    CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
    CREATE INDEX "ideas_status_idx" ON "ideas" USING btree ("status");
    CREATE INDEX "ideas__status_idx" ON "ideas" USING btree ("_status");
    CREATE INDEX "_ideas_v_version_version_status_idx" ON "_ideas_v" USING btree ("version_status");
    CREATE INDEX "_ideas_v_version_version__status_idx" ON "_ideas_v" USING btree ("version__status");
    CREATE INDEX "_ideas_v_latest_idx" ON "_ideas_v" USING btree ("latest");
    CREATE INDEX "_ideas_v_autosave_idx" ON "_ideas_v" USING btree ("autosave");
    CREATE INDEX "flagships_status_idx" ON "flagships" USING btree ("status");
    CREATE INDEX "flagships__status_idx" ON "flagships" USING btree ("_status");
    CREATE INDEX "_flagships_v_version_version_status_idx" ON "_flagships_v" USING btree ("version_status");
    CREATE INDEX "_flagships_v_version_version__status_idx" ON "_flagships_v" USING btree ("version__status");
    CREATE INDEX "_flagships_v_latest_idx" ON "_flagships_v" USING btree ("latest");
    CREATE INDEX "_flagships_v_autosave_idx" ON "_flagships_v" USING btree ("autosave");
    CREATE INDEX "legal_pages_status_idx" ON "legal_pages" USING btree ("status");
    CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
    CREATE INDEX "_legal_pages_v_version_version_status_idx" ON "_legal_pages_v" USING btree ("version_status");
    CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
    CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
    CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
`

/**
 * Drafts beside what is published (docs/decisions/0073). What was public stays public, drafts and the archive stay what
 * they are, and each version that is kept can still be restored.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The CMS calls the type of its own `_status` as ours was called.
  await db.execute(sql`
    ALTER TYPE "enum_blogs_status" RENAME TO "enum_blogs_publication";
    ALTER TYPE "enum__blogs_v_version_status" RENAME TO "enum__blogs_v_version_publication";
    CREATE TYPE "enum_ideas_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum__ideas_v_version_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum_flagships_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum__flagships_v_version_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum_legal_pages_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum__legal_pages_v_version_publication" AS ENUM('draft', 'published', 'archived');
    CREATE TYPE "enum_blogs_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum__blogs_v_version_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum_ideas_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum__ideas_v_version_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum_flagships_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum__flagships_v_version_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum_legal_pages_status" AS ENUM('draft', 'published');
    CREATE TYPE "enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  `)
  await db.execute(emptyAllowed)
  await db.execute(sql`
    ALTER TABLE "blogs" ADD COLUMN "_status" "enum_blogs_status" DEFAULT 'draft';
    ALTER TABLE "_blogs_v" ADD COLUMN "version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
      ADD COLUMN "latest" boolean, ADD COLUMN "autosave" boolean;
    ALTER TABLE "ideas" ADD COLUMN "status" "enum_ideas_publication" DEFAULT 'published',
      ADD COLUMN "_status" "enum_ideas_status" DEFAULT 'draft';
    ALTER TABLE "_ideas_v" ADD COLUMN "version_status" "enum__ideas_v_version_publication" DEFAULT 'published',
      ADD COLUMN "version__status" "enum__ideas_v_version_status" DEFAULT 'draft',
      ADD COLUMN "latest" boolean, ADD COLUMN "autosave" boolean;
    ALTER TABLE "flagships" ADD COLUMN "status" "enum_flagships_publication" DEFAULT 'published',
      ADD COLUMN "_status" "enum_flagships_status" DEFAULT 'draft';
    ALTER TABLE "_flagships_v" ADD COLUMN "version_status" "enum__flagships_v_version_publication" DEFAULT 'published',
      ADD COLUMN "version__status" "enum__flagships_v_version_status" DEFAULT 'draft',
      ADD COLUMN "latest" boolean, ADD COLUMN "autosave" boolean;
    ALTER TABLE "legal_pages" ADD COLUMN "status" "enum_legal_pages_publication" DEFAULT 'published',
      ADD COLUMN "_status" "enum_legal_pages_status" DEFAULT 'draft';
    ALTER TABLE "_legal_pages_v" ADD COLUMN "version_status" "enum__legal_pages_v_version_publication" DEFAULT 'published',
      ADD COLUMN "version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
      ADD COLUMN "latest" boolean, ADD COLUMN "autosave" boolean;
  `)
  await db.execute(sql`
    UPDATE "blogs" SET "_status" = 'published' WHERE "status" = 'published';
    UPDATE "ideas" SET "_status" = 'published';
    UPDATE "flagships" SET "_status" = 'published';
    UPDATE "legal_pages" SET "_status" = 'published';
    UPDATE "_blogs_v" SET "version__status" = 'published' WHERE "version_status" = 'published';
    UPDATE "_ideas_v" SET "version__status" = 'published';
    UPDATE "_flagships_v" SET "version__status" = 'published';
    UPDATE "_legal_pages_v" SET "version__status" = 'published';
  `)
  for (const versions of ['_blogs_v', '_ideas_v', '_flagships_v', '_legal_pages_v'])
    await db.execute(sql`
      UPDATE ${sql.identifier(versions)} SET "latest" = true WHERE "id" IN (
        SELECT DISTINCT ON ("parent_id") "id" FROM ${sql.identifier(versions)} WHERE "parent_id" IS NOT NULL
        ORDER BY "parent_id", "updated_at" DESC, "created_at" DESC, "id")
    `)
  await db.execute(indexes)
  // The stored document is what the public has, or is not public at all: both words for it say the same.
  for (const table of ['blogs', 'ideas', 'flagships', 'legal_pages'])
    await db.execute(sql`
      ALTER TABLE ${sql.identifier(table)} ADD CONSTRAINT ${sql.identifier(`${table}_status_in_step`)}
      CHECK (("status" = 'published') = ("_status" = 'published'))
    `)
  // Editors' lists are made from the newest versions; readers are counted in the document.
  await db.execute(sql`
    CREATE FUNCTION "blog_views_to_version"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE "_blogs_v" SET "version_view_count" = NEW."view_count" WHERE "parent_id" = NEW."id" AND "latest";
      RETURN NULL;
    END $$;
    CREATE TRIGGER "blog_views_to_version" AFTER UPDATE OF "view_count" ON "blogs"
    FOR EACH ROW WHEN (NEW."view_count" IS DISTINCT FROM OLD."view_count") EXECUTE FUNCTION "blog_views_to_version"();
    UPDATE "_blogs_v" SET "version_view_count" = "blogs"."view_count" FROM "blogs"
    WHERE "_blogs_v"."parent_id" = "blogs"."id" AND "_blogs_v"."latest";
  `)
}

/** Columns stay open for empty values: drafts that were made since may hold some. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "blog_views_to_version" ON "blogs";
    DROP FUNCTION "blog_views_to_version"();
    ALTER TABLE "blogs" DROP COLUMN "_status";
    ALTER TABLE "_blogs_v" DROP COLUMN "version__status", DROP COLUMN "latest", DROP COLUMN "autosave";
  `)
  for (const name of ['ideas', 'flagships', 'legal_pages']) {
    const versions = sql.identifier(`_${name}_v`)
    await db.execute(sql`ALTER TABLE ${sql.identifier(name)} DROP COLUMN "status", DROP COLUMN "_status"`)
    await db.execute(sql`
      ALTER TABLE ${versions} DROP COLUMN "version_status", DROP COLUMN "version__status",
        DROP COLUMN "latest", DROP COLUMN "autosave"
    `)
  }
  for (const name of ['blogs', 'ideas', 'flagships', 'legal_pages']) {
    await db.execute(sql`DROP TYPE ${sql.identifier(`enum_${name}_status`)}`)
    await db.execute(sql`DROP TYPE ${sql.identifier(`enum__${name}_v_version_status`)}`)
    if (name === 'blogs') continue
    await db.execute(sql`DROP TYPE ${sql.identifier(`enum_${name}_publication`)}`)
    await db.execute(sql`DROP TYPE ${sql.identifier(`enum__${name}_v_version_publication`)}`)
  }
  await db.execute(sql`
    ALTER TYPE "enum_blogs_publication" RENAME TO "enum_blogs_status";
    ALTER TYPE "enum__blogs_v_version_publication" RENAME TO "enum__blogs_v_version_status";
  `)
}
