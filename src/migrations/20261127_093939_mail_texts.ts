import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_texts_mail" AS ENUM('booking-held', 'booking-received', 'booking-confirmed', 'booking-rebooked', 'booking-moved', 'booking-changed', 'booking-link-changed', 'booking-reminder', 'booking-cancelled', 'inquiry-received', 'newsletter-confirmation', 'invitation', 'registration-received', 'confirm-sign-up', 'welcome', 'choose-password', 'reset-password', 'confirm-new-email');
  CREATE TABLE "mail_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mail" "enum_mail_texts_mail" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" uuid;
  CREATE UNIQUE INDEX "mail_texts_mail_idx" ON "mail_texts" USING btree ("mail");
  CREATE INDEX "mail_texts_updated_at_idx" ON "mail_texts" USING btree ("updated_at");
  CREATE INDEX "mail_texts_created_at_idx" ON "mail_texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mail_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_mail_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
  DROP TYPE "public"."enum_mail_texts_mail";`)
}
