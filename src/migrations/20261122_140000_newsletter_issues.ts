import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Articles that are sent to subscribers: the issues, what their mails say, and a row for each mail. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('scheduled', 'sending', 'sent', 'called_off', 'stopped', 'not_sent');
    CREATE TABLE "newsletter_issues" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "subject" varchar NOT NULL,
      "status" "enum_newsletter_issues_status" DEFAULT 'scheduled' NOT NULL,
      "article_id" uuid,
      "intro" varchar,
      "problem" varchar,
      "send_at" timestamp(3) with time zone,
      "started_at" timestamp(3) with time zone,
      "finished_at" timestamp(3) with time zone,
      "requested_by_id" uuid,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" uuid;
    ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_article_id_blogs_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "newsletter_issues_status_idx" ON "newsletter_issues" USING btree ("status");
    CREATE INDEX "newsletter_issues_article_idx" ON "newsletter_issues" USING btree ("article_id");
    CREATE INDEX "newsletter_issues_requested_by_idx" ON "newsletter_issues" USING btree ("requested_by_id");
    CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
    CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");

    -- An article goes out once: what was called off, or never began, does not count.
    CREATE UNIQUE INDEX "newsletter_issues_once" ON "newsletter_issues" ("article_id")
      WHERE "status" NOT IN ('called_off', 'not_sent');

    CREATE TABLE "newsletter_letters" (
      "issue_id" uuid PRIMARY KEY REFERENCES "newsletter_issues" ON DELETE CASCADE,
      "title" text NOT NULL,
      "html" text NOT NULL,
      "text" text NOT NULL,
      "url" text NOT NULL
    );

    -- The id is part of the mail's Message-ID. A subscriber who is deleted leaves a row that counts and names nobody.
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
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "newsletter_deliveries";
    DROP TABLE "newsletter_letters";
    DROP TABLE "newsletter_issues" CASCADE;
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
    DROP TYPE "public"."enum_newsletter_issues_status";
  `)
}
