ALTER TABLE "projects" ADD CONSTRAINT "projects_completion" CHECK ("completion_percentage" BETWEEN 0 AND 100);

-- Notes of the team on inquiries and registrations. They are only added.
CREATE TABLE "work_notes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "inquiry_id" uuid REFERENCES "inquiries" ("id") ON DELETE CASCADE,
  "registration_id" uuid REFERENCES "client_registrations" ("id") ON DELETE CASCADE,
  "author_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "text" varchar(4000) NOT NULL,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "work_notes_one_item" CHECK (num_nonnulls("inquiry_id", "registration_id") = 1)
);
CREATE INDEX "work_notes_inquiry_idx" ON "work_notes" ("inquiry_id", "created_at");
CREATE INDEX "work_notes_registration_idx" ON "work_notes" ("registration_id", "created_at");

CREATE FUNCTION "keep_work_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Notes are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
-- The author may vanish with the account; what was written, where and when stays.
CREATE TRIGGER "work_notes_keep" BEFORE UPDATE ON "work_notes" FOR EACH ROW
  WHEN ((NEW."text", NEW."created_at", NEW."inquiry_id", NEW."registration_id")
    IS DISTINCT FROM (OLD."text", OLD."created_at", OLD."inquiry_id", OLD."registration_id"))
  EXECUTE FUNCTION "keep_work_note"();

-- Which mails went out about a booking, an inquiry or a registration.
CREATE TABLE "sent_mails" (
  "id" varchar(200) PRIMARY KEY,
  "kind" varchar(40) NOT NULL,
  "audience" varchar(20) NOT NULL,
  "recipient" varchar(254),
  "about_table" varchar(40) NOT NULL,
  "about_id" uuid NOT NULL,
  "sequence" integer NOT NULL,
  "message_id" varchar(500) NOT NULL,
  "via" varchar(10) NOT NULL,
  "sent_at" timestamp(3) with time zone NOT NULL DEFAULT now()
);
CREATE INDEX "sent_mails_about_idx" ON "sent_mails" ("about_table", "about_id");
CREATE INDEX "sent_mails_sent_at_idx" ON "sent_mails" ("sent_at");
