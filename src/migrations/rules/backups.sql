-- One row for each try to back up the site.
CREATE TABLE "backup_runs" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "made_at" timestamp(3) with time zone NOT NULL,
  "bytes" bigint,
  "problem" text,
  CHECK (("bytes" IS NULL) <> ("problem" IS NULL))
);
