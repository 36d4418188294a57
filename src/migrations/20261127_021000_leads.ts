import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What may become of a person (docs/decisions/0151). Work that was won or lost before has decided it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "leads" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "person" varchar(254) NOT NULL UNIQUE CHECK ("person" = lower("person")),
      "stage" varchar(20) CHECK ("stage" IN ('new', 'in_talk', 'offer_sent')),
      "outcome" varchar(20) CHECK ("outcome" IN ('won', 'lost')),
      "lost_reason" varchar(20),
      "value" integer CHECK ("value" >= 0),
      "expected_month" char(7) CHECK ("expected_month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "decided_at" timestamp(3) with time zone,
      CONSTRAINT "leads_lost_reason"
        CHECK (("outcome" IS NOT DISTINCT FROM 'lost') = ("lost_reason" IS NOT NULL)),
      CONSTRAINT "leads_decided" CHECK (("outcome" IS NULL) = ("decided_at" IS NULL))
    );
    INSERT INTO "leads" ("person", "outcome", "lost_reason", "decided_at")
    SELECT DISTINCT ON (person) person, status, lost_reason, updated_at FROM (
      SELECT lower(email) AS person, status::text, lost_reason::text, updated_at FROM "inquiries"
      UNION ALL SELECT lower(i.email), r.status::text, r.lost_reason::text, r.updated_at
        FROM "client_registrations" r JOIN "invitations" i ON i.id = r.invitation_id
    ) AS work WHERE status IN ('won', 'lost') ORDER BY person, updated_at DESC;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "leads";`)
}
