-- The blog's search finds any part of a word, in any case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "blogs_search_text_trgm_idx" ON "blogs" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "blogs_public_list_idx" ON "blogs" ("published_at" DESC, "id") WHERE "status" = 'published';
CREATE INDEX "blogs_public_views_idx" ON "blogs" ("view_count" DESC) WHERE "status" = 'published';
CREATE INDEX "blogs_texts_parent_idx" ON "blogs_texts" ("parent_id");
CREATE INDEX "_blogs_v_texts_parent_idx" ON "_blogs_v_texts" ("parent_id");

-- Who has read what on a day, without names.
CREATE TABLE "blog_readers" (
  "blog_id" uuid NOT NULL REFERENCES "blogs" ("id") ON DELETE CASCADE,
  "day" date NOT NULL,
  "reader_hash" char(43) NOT NULL,
  PRIMARY KEY ("blog_id", "day", "reader_hash")
);
CREATE INDEX "blog_readers_day_idx" ON "blog_readers" ("day");

-- Our status and the CMS's own agree on what is public (decision 0073).
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "flagships" ADD CONSTRAINT "flagships_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "custom_pages" ADD CONSTRAINT "custom_pages_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "pages" ADD CONSTRAINT "pages_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_status_in_step" CHECK (("status" = 'published') = ("_status" = 'published'));

-- Lists of editors show the newest version; readers are counted in the document.
CREATE FUNCTION "blog_views_to_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "_blogs_v" SET "version_view_count" = NEW."view_count" WHERE "parent_id" = NEW."id" AND "latest";
  RETURN NULL;
END $$;
CREATE TRIGGER "blog_views_to_version" AFTER UPDATE OF "view_count" ON "blogs"
FOR EACH ROW WHEN (NEW."view_count" IS DISTINCT FROM OLD."view_count") EXECUTE FUNCTION "blog_views_to_version"();

-- What is to be published or unpublished at a time (decision 0074). `problem`: why that failed.
CREATE TABLE "publication_schedule" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "kind" text NOT NULL CHECK ("kind" IN ('blogs', 'ideas', 'flagships', 'custom-pages', 'case-studies', 'legal-pages', 'pages')),
  "document_id" uuid NOT NULL,
  "action" text NOT NULL CHECK ("action" IN ('publish', 'unpublish')),
  "run_at" timestamp(3) with time zone NOT NULL,
  "made_by" uuid,
  "made_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "problem" text,
  UNIQUE ("kind", "document_id", "action")
);
CREATE INDEX "publication_schedule_run_at" ON "publication_schedule" ("run_at");

-- Links that show a draft to people without an account: one a document, its secret as a hash.
CREATE TABLE "draft_links" (
  "kind" text NOT NULL CHECK ("kind" IN ('blogs', 'ideas', 'flagships', 'custom-pages', 'case-studies', 'legal-pages', 'pages')),
  "document_id" uuid NOT NULL,
  "token_hash" char(64) NOT NULL UNIQUE,
  "expires_at" timestamp(3) with time zone NOT NULL,
  "made_by" uuid,
  PRIMARY KEY ("kind", "document_id")
);

-- The CMS sorts rows that editors drag by these keys, byte by byte, in every language of the database.
ALTER TABLE "faqs" ALTER "_order" TYPE varchar COLLATE "C";
ALTER TABLE "_faqs_v" ALTER "version__order" TYPE varchar COLLATE "C";
ALTER TABLE "pricing_plans" ALTER "_order" TYPE varchar COLLATE "C";
ALTER TABLE "_pricing_plans_v" ALTER "version__order" TYPE varchar COLLATE "C";
ALTER TABLE "testimonials" ALTER "_order" TYPE varchar COLLATE "C";
ALTER TABLE "_testimonials_v" ALTER "version__order" TYPE varchar COLLATE "C";
