-- An article goes out once. An issue that was called off or never began does not count.
CREATE UNIQUE INDEX "newsletter_issues_once" ON "newsletter_issues" ("article_id")
  WHERE "status" NOT IN ('called_off', 'not_sent');

CREATE TABLE "newsletter_letters" (
  "issue_id" uuid PRIMARY KEY REFERENCES "newsletter_issues" ON DELETE CASCADE,
  "title" text NOT NULL,
  "html" text NOT NULL,
  "text" text NOT NULL,
  "url" text NOT NULL
);

-- The id is part of the mail's Message-ID. A subscriber who is deleted leaves a row that counts and has no name.
CREATE TABLE "newsletter_deliveries" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "issue_id" uuid NOT NULL REFERENCES "newsletter_issues" ON DELETE CASCADE,
  "subscriber_id" uuid REFERENCES "subscribers" ON DELETE SET NULL,
  "lot" integer NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting'
    CHECK ("state" IN ('waiting', 'sent', 'failed', 'unsubscribed', 'stopped')),
  "tries" integer NOT NULL DEFAULT 0,
  "problem" text,
  "sent_at" timestamp(3) with time zone,
  "left_at" timestamp(3) with time zone,
  CHECK (("state" = 'sent') = ("sent_at" IS NOT NULL)),
  UNIQUE ("issue_id", "subscriber_id")
);
CREATE INDEX "newsletter_deliveries_lot" ON "newsletter_deliveries" ("issue_id", "lot", "state");
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" ("subscriber_id", "sent_at");
