import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invitations_status" AS ENUM('pending', 'accepted', 'expired');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('active', 'completed', 'on_hold', 'cancelled');
  CREATE TYPE "public"."enum_security_events_type" AS ENUM('auth_attempt', 'validation_error', 'rate_limit_hit', 'suspicious_activity', 'csrf_violation');
  CREATE TYPE "public"."enum_security_events_category" AS ENUM('auth', 'input', 'access', 'csrf', 'rate_limit', 'system');
  CREATE TYPE "public"."enum_security_events_severity" AS ENUM('critical', 'high', 'medium', 'low');
  CREATE TYPE "public"."enum_security_audit_log_action" AS ENUM('INSERT', 'UPDATE', 'DELETE');
  CREATE TABLE "invitations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_invitations_status" DEFAULT 'pending' NOT NULL,
  	"subdomain" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"invitation_id" uuid,
  	"full_name" varchar NOT NULL,
  	"company_name" varchar NOT NULL,
  	"business_size" varchar NOT NULL,
  	"industry" varchar NOT NULL,
  	"current_challenges" varchar,
  	"budget_range" varchar NOT NULL,
  	"timeline" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_registrations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"status" "enum_projects_status" DEFAULT 'active' NOT NULL,
  	"completion_percentage" numeric DEFAULT 0 NOT NULL,
  	"budget" varchar,
  	"client_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "security_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"type" "enum_security_events_type" NOT NULL,
  	"category" "enum_security_events_category" NOT NULL,
  	"severity" "enum_security_events_severity" NOT NULL,
  	"message" varchar NOT NULL,
  	"user_id" varchar,
  	"ip_address" varchar,
  	"details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "security_audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action" "enum_security_audit_log_action" NOT NULL,
  	"table_name" varchar NOT NULL,
  	"record_id" varchar,
  	"user_id" varchar,
  	"old_values" jsonb,
  	"new_values" jsonb,
  	"ip_address" varchar,
  	"user_agent" varchar,
  	"sequence" numeric,
  	"previous_hash" varchar,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "security_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"require_two_factor_for_admins" boolean DEFAULT false,
  	"invitation_lifetime_days" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invitations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_registrations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "security_events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "security_audit_log_id" uuid;
  ALTER TABLE "client_registrations" ADD CONSTRAINT "client_registrations_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_registrations_texts" ADD CONSTRAINT "client_registrations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_status_idx" ON "invitations" USING btree ("status");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE UNIQUE INDEX "client_registrations_invitation_idx" ON "client_registrations" USING btree ("invitation_id");
  CREATE INDEX "client_registrations_updated_at_idx" ON "client_registrations" USING btree ("updated_at");
  CREATE INDEX "client_registrations_created_at_idx" ON "client_registrations" USING btree ("created_at");
  CREATE INDEX "client_registrations_texts_order_parent" ON "client_registrations_texts" USING btree ("order","parent_id");
  CREATE INDEX "projects_status_idx" ON "projects" USING btree ("status");
  CREATE INDEX "projects_client_idx" ON "projects" USING btree ("client_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "security_events_type_idx" ON "security_events" USING btree ("type");
  CREATE INDEX "security_events_category_idx" ON "security_events" USING btree ("category");
  CREATE INDEX "security_events_severity_idx" ON "security_events" USING btree ("severity");
  CREATE INDEX "security_events_updated_at_idx" ON "security_events" USING btree ("updated_at");
  CREATE INDEX "security_events_created_at_idx" ON "security_events" USING btree ("created_at");
  CREATE INDEX "security_audit_log_action_idx" ON "security_audit_log" USING btree ("action");
  CREATE INDEX "security_audit_log_table_name_idx" ON "security_audit_log" USING btree ("table_name");
  CREATE INDEX "security_audit_log_user_id_idx" ON "security_audit_log" USING btree ("user_id");
  CREATE UNIQUE INDEX "security_audit_log_sequence_idx" ON "security_audit_log" USING btree ("sequence");
  CREATE INDEX "security_audit_log_updated_at_idx" ON "security_audit_log" USING btree ("updated_at");
  CREATE INDEX "security_audit_log_created_at_idx" ON "security_audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk" FOREIGN KEY ("invitations_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_registrations_fk" FOREIGN KEY ("client_registrations_id") REFERENCES "public"."client_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_security_events_fk" FOREIGN KEY ("security_events_id") REFERENCES "public"."security_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_security_audit_log_fk" FOREIGN KEY ("security_audit_log_id") REFERENCES "public"."security_audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("invitations_id");
  CREATE INDEX "payload_locked_documents_rels_client_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("client_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_security_events_id_idx" ON "payload_locked_documents_rels" USING btree ("security_events_id");
  CREATE INDEX "payload_locked_documents_rels_security_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("security_audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_registrations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "security_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "security_audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "security_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "client_registrations" CASCADE;
  DROP TABLE "client_registrations_texts" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "security_events" CASCADE;
  DROP TABLE "security_audit_log" CASCADE;
  DROP TABLE "security_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invitations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_client_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_security_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_security_audit_log_fk";
  
  DROP INDEX "payload_locked_documents_rels_invitations_id_idx";
  DROP INDEX "payload_locked_documents_rels_client_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_security_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_security_audit_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invitations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "security_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "security_audit_log_id";
  DROP TYPE "public"."enum_invitations_status";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum_security_events_type";
  DROP TYPE "public"."enum_security_events_category";
  DROP TYPE "public"."enum_security_events_severity";
  DROP TYPE "public"."enum_security_audit_log_action";`)
}
