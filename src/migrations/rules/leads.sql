ALTER TABLE "projects" ADD CONSTRAINT "projects_completion" CHECK ("completion_percentage" BETWEEN 0 AND 100);

-- A person is an address in lower case (docs/decisions/0123). Notes of the team are only added.
CREATE TABLE "work_notes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "inquiry_id" uuid REFERENCES "inquiries" ("id") ON DELETE CASCADE,
  "registration_id" uuid REFERENCES "client_registrations" ("id") ON DELETE CASCADE,
  "booking_id" uuid REFERENCES "bookings" ("id") ON DELETE CASCADE,
  "person" varchar(254) CHECK ("person" = lower("person")),
  "author_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "text" varchar(4000) NOT NULL,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "work_notes_one_subject"
    CHECK (num_nonnulls("inquiry_id", "registration_id", "booking_id", "person") = 1)
);
CREATE INDEX "work_notes_inquiry_idx" ON "work_notes" ("inquiry_id", "created_at");
CREATE INDEX "work_notes_registration_idx" ON "work_notes" ("registration_id", "created_at");
CREATE INDEX "work_notes_booking_idx" ON "work_notes" ("booking_id", "created_at");
CREATE INDEX "work_notes_person_idx" ON "work_notes" ("person", "created_at");

CREATE FUNCTION "keep_work_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Notes are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
-- The author may vanish with the account; what was written, where and when stays.
CREATE TRIGGER "work_notes_keep" BEFORE UPDATE ON "work_notes" FOR EACH ROW
  WHEN ((NEW."text", NEW."created_at", NEW."inquiry_id", NEW."registration_id", NEW."booking_id", NEW."person")
    IS DISTINCT FROM
    (OLD."text", OLD."created_at", OLD."inquiry_id", OLD."registration_id", OLD."booking_id", OLD."person"))
  EXECUTE FUNCTION "keep_work_note"();

-- What the team does next. Done ones stay as history; each subject has at most one that is open.
CREATE TABLE "next_steps" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "inquiry_id" uuid REFERENCES "inquiries" ("id") ON DELETE CASCADE,
  "registration_id" uuid REFERENCES "client_registrations" ("id") ON DELETE CASCADE,
  "booking_id" uuid REFERENCES "bookings" ("id") ON DELETE CASCADE,
  "person" varchar(254) CHECK ("person" = lower("person")),
  "text" varchar(300) NOT NULL,
  "due_on" date NOT NULL,
  "assignee_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "done_at" timestamp(3) with time zone,
  CONSTRAINT "next_steps_one_subject"
    CHECK (num_nonnulls("inquiry_id", "registration_id", "booking_id", "person") = 1)
);
CREATE UNIQUE INDEX "next_steps_one_open_idx"
  ON "next_steps" ((coalesce("inquiry_id"::text, "registration_id"::text, "booking_id"::text, "person")))
  WHERE "done_at" IS NULL;
CREATE INDEX "next_steps_due_idx" ON "next_steps" ("due_on") WHERE "done_at" IS NULL;
CREATE INDEX "next_steps_inquiry_idx" ON "next_steps" ("inquiry_id");
CREATE INDEX "next_steps_registration_idx" ON "next_steps" ("registration_id");
CREATE INDEX "next_steps_booking_idx" ON "next_steps" ("booking_id");
CREATE INDEX "next_steps_person_idx" ON "next_steps" ("person");

ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_lost_reason"
  CHECK (("status" = 'lost') = ("lost_reason" IS NOT NULL));
ALTER TABLE "client_registrations" ADD CONSTRAINT "client_registrations_lost_reason"
  CHECK (("status" = 'lost') = ("lost_reason" IS NOT NULL));
CREATE INDEX "inquiries_email_lower_idx" ON "inquiries" (lower("email"));
CREATE INDEX "invitations_email_lower_idx" ON "invitations" (lower("email"));

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
