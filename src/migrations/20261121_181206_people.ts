import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_client_registrations_status" AS ENUM('new', 'in_progress', 'answered', 'closed');
  ALTER TABLE "inquiries" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "inquiries" ADD COLUMN "invitation_id" uuid;
  ALTER TABLE "client_registrations" ADD COLUMN "status" "enum_client_registrations_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "client_registrations" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "client_email" varchar;
  ALTER TABLE "projects" ADD COLUMN "registration_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "inquiry_id" uuid;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_registrations" ADD CONSTRAINT "client_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_registration_id_client_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."client_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
  CREATE INDEX "inquiries_invitation_idx" ON "inquiries" USING btree ("invitation_id");
  CREATE INDEX "client_registrations_status_idx" ON "client_registrations" USING btree ("status");
  CREATE INDEX "client_registrations_assignee_idx" ON "client_registrations" USING btree ("assignee_id");
  CREATE INDEX "projects_client_email_idx" ON "projects" USING btree ("client_email");
  CREATE UNIQUE INDEX "projects_registration_idx" ON "projects" USING btree ("registration_id");
  CREATE UNIQUE INDEX "projects_inquiry_idx" ON "projects" USING btree ("inquiry_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_assignee_id_users_id_fk";
  
  ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_invitation_id_invitations_id_fk";
  
  ALTER TABLE "client_registrations" DROP CONSTRAINT "client_registrations_assignee_id_users_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_registration_id_client_registrations_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_inquiry_id_inquiries_id_fk";
  
  DROP INDEX "inquiries_assignee_idx";
  DROP INDEX "inquiries_invitation_idx";
  DROP INDEX "client_registrations_status_idx";
  DROP INDEX "client_registrations_assignee_idx";
  DROP INDEX "projects_client_email_idx";
  DROP INDEX "projects_registration_idx";
  DROP INDEX "projects_inquiry_idx";
  ALTER TABLE "inquiries" DROP COLUMN "assignee_id";
  ALTER TABLE "inquiries" DROP COLUMN "invitation_id";
  ALTER TABLE "client_registrations" DROP COLUMN "status";
  ALTER TABLE "client_registrations" DROP COLUMN "assignee_id";
  ALTER TABLE "projects" DROP COLUMN "client_email";
  ALTER TABLE "projects" DROP COLUMN "registration_id";
  ALTER TABLE "projects" DROP COLUMN "inquiry_id";
  DROP TYPE "public"."enum_client_registrations_status";`)
}
