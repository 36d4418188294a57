import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_faqs_category" AS ENUM('implementation', 'integration', 'technical', 'benefits', 'support', 'custom', 'general');
  CREATE TYPE "public"."enum__faqs_v_version_category" AS ENUM('implementation', 'integration', 'technical', 'benefits', 'support', 'custom', 'general');
  CREATE TYPE "public"."enum_ideas_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum__ideas_v_version_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum_legal_pages_slug" AS ENUM('privacy', 'terms', 'imprint');
  CREATE TYPE "public"."enum__legal_pages_v_version_slug" AS ENUM('privacy', 'terms', 'imprint');
  CREATE TYPE "public"."enum_inquiries_project_type" AS ENUM('Free Automation Audit', 'Quick Win Workflow ($500+)', 'Business Booster ($2,500+)', 'Enterprise Partnership', 'Custom Project', 'Not Sure Yet');
  CREATE TYPE "public"."enum_inquiries_budget_range" AS ENUM('Free Audit Only', '$500 - $1,000', '$1,000 - $5,000', '$5,000 - $10,000', '$10,000+', 'Discuss with Team');
  CREATE TYPE "public"."enum_inquiries_timeline" AS ENUM('ASAP (Rush delivery)', 'Within 2 weeks', 'Within 1 month', 'Within 3 months', 'Flexible timing', 'Just exploring');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'in_progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_inquiries_service_interest" AS ENUM('process_automation', 'data_analysis', 'system_integration', 'custom_development', 'consulting');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TABLE "blogs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"excerpt" varchar,
  	"content" jsonb NOT NULL,
  	"featured_image_id" uuid,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_blogs_status" DEFAULT 'draft' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"slug" varchar NOT NULL,
  	"category_id" uuid,
  	"author_id" uuid,
  	"read_time" numeric,
  	"view_count" numeric DEFAULT 0 NOT NULL,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blogs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_excerpt" varchar,
  	"version_content" jsonb NOT NULL,
  	"version_featured_image_id" uuid,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__blogs_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_published_at" timestamp(3) with time zone,
  	"version_slug" varchar NOT NULL,
  	"version_category_id" uuid,
  	"version_author_id" uuid,
  	"version_read_time" numeric,
  	"version_view_count" numeric DEFAULT 0 NOT NULL,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_blogs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "blog_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"category" "enum_faqs_category" DEFAULT 'general' NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_question" varchar NOT NULL,
  	"version_answer" varchar NOT NULL,
  	"version_category" "enum__faqs_v_version_category" DEFAULT 'general' NOT NULL,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ideas_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "ideas_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "ideas_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "ideas_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"detail" varchar NOT NULL
  );
  
  CREATE TABLE "ideas" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"summary" varchar,
  	"difficulty" "enum_ideas_difficulty" DEFAULT 'Medium' NOT NULL,
  	"time_to_implement" varchar NOT NULL,
  	"cover_image_id" uuid,
  	"setup_time" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"slug" varchar NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_ideas_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"detail" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_summary" varchar,
  	"version_difficulty" "enum__ideas_v_version_difficulty" DEFAULT 'Medium' NOT NULL,
  	"version_time_to_implement" varchar NOT NULL,
  	"version_cover_image_id" uuid,
  	"version_setup_time" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_slug" varchar NOT NULL,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "flagships_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"detail" varchar NOT NULL
  );
  
  CREATE TABLE "flagships_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar NOT NULL,
  	"time_saved" varchar NOT NULL,
  	"description" varchar NOT NULL
  );
  
  CREATE TABLE "flagships_tech_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"purpose" varchar NOT NULL
  );
  
  CREATE TABLE "flagships_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "flagships" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"cover_image_id" uuid,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"slug" varchar NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_flagships_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"detail" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" varchar NOT NULL,
  	"time_saved" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_tech_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"purpose" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_tagline" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_cover_image_id" uuid,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_slug" varchar NOT NULL,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_plans_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "pricing_plans_not_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "pricing_plans_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature" varchar NOT NULL,
  	"value" varchar,
  	"included" boolean DEFAULT false
  );
  
  CREATE TABLE "pricing_plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" varchar NOT NULL,
  	"period" varchar,
  	"cta_label" varchar NOT NULL,
  	"cta_href" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"popular" boolean DEFAULT false,
  	"highlight" varchar,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_pricing_plans_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_plans_v_version_not_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_plans_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"feature" varchar NOT NULL,
  	"value" varchar,
  	"included" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_plans_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_price" varchar NOT NULL,
  	"version_period" varchar,
  	"version_cta_label" varchar NOT NULL,
  	"version_cta_href" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_popular" boolean DEFAULT false,
  	"version_highlight" varchar,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "add_ons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"price" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_add_ons_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_price" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quote" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"company" varchar,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_quote" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_role" varchar,
  	"version_company" varchar,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"slug" "enum_legal_pages_slug" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_content" jsonb NOT NULL,
  	"version_slug" "enum__legal_pages_v_version_slug" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"message" varchar NOT NULL,
  	"project_type" "enum_inquiries_project_type",
  	"budget_range" "enum_inquiries_budget_range",
  	"timeline" "enum_inquiries_timeline",
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"service_interest" "enum_inquiries_service_interest" DEFAULT 'consulting' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"confirm_token_hash" varchar,
  	"confirm_expires_at" timestamp(3) with time zone,
  	"unsubscribe_token_hash" varchar,
  	"unsubscribe_token_sealed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" uuid,
  	"ideas_id" uuid,
  	"flagships_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blogs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blog_categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faqs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ideas_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "flagships_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pricing_plans_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "add_ons_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inquiries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "live_chat_url" varchar;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_texts" ADD CONSTRAINT "blogs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_category_id_blog_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_texts" ADD CONSTRAINT "_blogs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas_benefits" ADD CONSTRAINT "ideas_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_how_it_works" ADD CONSTRAINT "ideas_how_it_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_requirements" ADD CONSTRAINT "ideas_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_steps" ADD CONSTRAINT "ideas_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ideas_v_version_benefits" ADD CONSTRAINT "_ideas_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ideas_v_version_how_it_works" ADD CONSTRAINT "_ideas_v_version_how_it_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ideas_v_version_requirements" ADD CONSTRAINT "_ideas_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ideas_v_version_steps" ADD CONSTRAINT "_ideas_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ideas_v" ADD CONSTRAINT "_ideas_v_parent_id_ideas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ideas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ideas_v" ADD CONSTRAINT "_ideas_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ideas_v" ADD CONSTRAINT "_ideas_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flagships_capabilities" ADD CONSTRAINT "flagships_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flagships_use_cases" ADD CONSTRAINT "flagships_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flagships_tech_stack" ADD CONSTRAINT "flagships_tech_stack_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flagships_results" ADD CONSTRAINT "flagships_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flagships" ADD CONSTRAINT "flagships_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flagships" ADD CONSTRAINT "flagships_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flagships_v_version_capabilities" ADD CONSTRAINT "_flagships_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flagships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flagships_v_version_use_cases" ADD CONSTRAINT "_flagships_v_version_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flagships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flagships_v_version_tech_stack" ADD CONSTRAINT "_flagships_v_version_tech_stack_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flagships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flagships_v_version_results" ADD CONSTRAINT "_flagships_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flagships_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flagships_v" ADD CONSTRAINT "_flagships_v_parent_id_flagships_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flagships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flagships_v" ADD CONSTRAINT "_flagships_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flagships_v" ADD CONSTRAINT "_flagships_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_plans_features" ADD CONSTRAINT "pricing_plans_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_plans_not_included" ADD CONSTRAINT "pricing_plans_not_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_plans_comparison" ADD CONSTRAINT "pricing_plans_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_features" ADD CONSTRAINT "_pricing_plans_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_not_included" ADD CONSTRAINT "_pricing_plans_v_version_not_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_comparison" ADD CONSTRAINT "_pricing_plans_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v" ADD CONSTRAINT "_pricing_plans_v_parent_id_pricing_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_add_ons_v" ADD CONSTRAINT "_add_ons_v_parent_id_add_ons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_flagships_fk" FOREIGN KEY ("flagships_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_featured_image_idx" ON "blogs" USING btree ("featured_image_id");
  CREATE INDEX "blogs_meta_meta_image_idx" ON "blogs" USING btree ("meta_image_id");
  CREATE INDEX "blogs_status_idx" ON "blogs" USING btree ("status");
  CREATE INDEX "blogs_published_at_idx" ON "blogs" USING btree ("published_at");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_category_idx" ON "blogs" USING btree ("category_id");
  CREATE INDEX "blogs_author_idx" ON "blogs" USING btree ("author_id");
  CREATE INDEX "blogs_view_count_idx" ON "blogs" USING btree ("view_count");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_texts_order_parent" ON "blogs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_featured_image_idx" ON "_blogs_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_blogs_v_version_meta_version_meta_image_idx" ON "_blogs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_blogs_v_version_version_status_idx" ON "_blogs_v" USING btree ("version_status");
  CREATE INDEX "_blogs_v_version_version_published_at_idx" ON "_blogs_v" USING btree ("version_published_at");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_category_idx" ON "_blogs_v" USING btree ("version_category_id");
  CREATE INDEX "_blogs_v_version_version_author_idx" ON "_blogs_v" USING btree ("version_author_id");
  CREATE INDEX "_blogs_v_version_version_view_count_idx" ON "_blogs_v" USING btree ("version_view_count");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_texts_order_parent" ON "_blogs_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "blog_categories_name_idx" ON "blog_categories" USING btree ("name");
  CREATE UNIQUE INDEX "blog_categories_slug_idx" ON "blog_categories" USING btree ("slug");
  CREATE INDEX "blog_categories_updated_at_idx" ON "blog_categories" USING btree ("updated_at");
  CREATE INDEX "blog_categories_created_at_idx" ON "blog_categories" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "faqs_category_idx" ON "faqs" USING btree ("category");
  CREATE INDEX "faqs_order_index_idx" ON "faqs" USING btree ("order_index");
  CREATE INDEX "faqs_is_active_idx" ON "faqs" USING btree ("is_active");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category");
  CREATE INDEX "_faqs_v_version_version_order_index_idx" ON "_faqs_v" USING btree ("version_order_index");
  CREATE INDEX "_faqs_v_version_version_is_active_idx" ON "_faqs_v" USING btree ("version_is_active");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "ideas_benefits_order_idx" ON "ideas_benefits" USING btree ("_order");
  CREATE INDEX "ideas_benefits_parent_id_idx" ON "ideas_benefits" USING btree ("_parent_id");
  CREATE INDEX "ideas_how_it_works_order_idx" ON "ideas_how_it_works" USING btree ("_order");
  CREATE INDEX "ideas_how_it_works_parent_id_idx" ON "ideas_how_it_works" USING btree ("_parent_id");
  CREATE INDEX "ideas_requirements_order_idx" ON "ideas_requirements" USING btree ("_order");
  CREATE INDEX "ideas_requirements_parent_id_idx" ON "ideas_requirements" USING btree ("_parent_id");
  CREATE INDEX "ideas_steps_order_idx" ON "ideas_steps" USING btree ("_order");
  CREATE INDEX "ideas_steps_parent_id_idx" ON "ideas_steps" USING btree ("_parent_id");
  CREATE INDEX "ideas_cover_image_idx" ON "ideas" USING btree ("cover_image_id");
  CREATE INDEX "ideas_meta_meta_image_idx" ON "ideas" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "ideas_slug_idx" ON "ideas" USING btree ("slug");
  CREATE INDEX "ideas_order_index_idx" ON "ideas" USING btree ("order_index");
  CREATE INDEX "ideas_is_active_idx" ON "ideas" USING btree ("is_active");
  CREATE INDEX "ideas_updated_at_idx" ON "ideas" USING btree ("updated_at");
  CREATE INDEX "ideas_created_at_idx" ON "ideas" USING btree ("created_at");
  CREATE INDEX "_ideas_v_version_benefits_order_idx" ON "_ideas_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_ideas_v_version_benefits_parent_id_idx" ON "_ideas_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_ideas_v_version_how_it_works_order_idx" ON "_ideas_v_version_how_it_works" USING btree ("_order");
  CREATE INDEX "_ideas_v_version_how_it_works_parent_id_idx" ON "_ideas_v_version_how_it_works" USING btree ("_parent_id");
  CREATE INDEX "_ideas_v_version_requirements_order_idx" ON "_ideas_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_ideas_v_version_requirements_parent_id_idx" ON "_ideas_v_version_requirements" USING btree ("_parent_id");
  CREATE INDEX "_ideas_v_version_steps_order_idx" ON "_ideas_v_version_steps" USING btree ("_order");
  CREATE INDEX "_ideas_v_version_steps_parent_id_idx" ON "_ideas_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_ideas_v_parent_idx" ON "_ideas_v" USING btree ("parent_id");
  CREATE INDEX "_ideas_v_version_version_cover_image_idx" ON "_ideas_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_ideas_v_version_meta_version_meta_image_idx" ON "_ideas_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_ideas_v_version_version_slug_idx" ON "_ideas_v" USING btree ("version_slug");
  CREATE INDEX "_ideas_v_version_version_order_index_idx" ON "_ideas_v" USING btree ("version_order_index");
  CREATE INDEX "_ideas_v_version_version_is_active_idx" ON "_ideas_v" USING btree ("version_is_active");
  CREATE INDEX "_ideas_v_version_version_updated_at_idx" ON "_ideas_v" USING btree ("version_updated_at");
  CREATE INDEX "_ideas_v_version_version_created_at_idx" ON "_ideas_v" USING btree ("version_created_at");
  CREATE INDEX "_ideas_v_created_at_idx" ON "_ideas_v" USING btree ("created_at");
  CREATE INDEX "_ideas_v_updated_at_idx" ON "_ideas_v" USING btree ("updated_at");
  CREATE INDEX "flagships_capabilities_order_idx" ON "flagships_capabilities" USING btree ("_order");
  CREATE INDEX "flagships_capabilities_parent_id_idx" ON "flagships_capabilities" USING btree ("_parent_id");
  CREATE INDEX "flagships_use_cases_order_idx" ON "flagships_use_cases" USING btree ("_order");
  CREATE INDEX "flagships_use_cases_parent_id_idx" ON "flagships_use_cases" USING btree ("_parent_id");
  CREATE INDEX "flagships_tech_stack_order_idx" ON "flagships_tech_stack" USING btree ("_order");
  CREATE INDEX "flagships_tech_stack_parent_id_idx" ON "flagships_tech_stack" USING btree ("_parent_id");
  CREATE INDEX "flagships_results_order_idx" ON "flagships_results" USING btree ("_order");
  CREATE INDEX "flagships_results_parent_id_idx" ON "flagships_results" USING btree ("_parent_id");
  CREATE INDEX "flagships_cover_image_idx" ON "flagships" USING btree ("cover_image_id");
  CREATE INDEX "flagships_meta_meta_image_idx" ON "flagships" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "flagships_slug_idx" ON "flagships" USING btree ("slug");
  CREATE INDEX "flagships_order_index_idx" ON "flagships" USING btree ("order_index");
  CREATE INDEX "flagships_is_active_idx" ON "flagships" USING btree ("is_active");
  CREATE INDEX "flagships_updated_at_idx" ON "flagships" USING btree ("updated_at");
  CREATE INDEX "flagships_created_at_idx" ON "flagships" USING btree ("created_at");
  CREATE INDEX "_flagships_v_version_capabilities_order_idx" ON "_flagships_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_flagships_v_version_capabilities_parent_id_idx" ON "_flagships_v_version_capabilities" USING btree ("_parent_id");
  CREATE INDEX "_flagships_v_version_use_cases_order_idx" ON "_flagships_v_version_use_cases" USING btree ("_order");
  CREATE INDEX "_flagships_v_version_use_cases_parent_id_idx" ON "_flagships_v_version_use_cases" USING btree ("_parent_id");
  CREATE INDEX "_flagships_v_version_tech_stack_order_idx" ON "_flagships_v_version_tech_stack" USING btree ("_order");
  CREATE INDEX "_flagships_v_version_tech_stack_parent_id_idx" ON "_flagships_v_version_tech_stack" USING btree ("_parent_id");
  CREATE INDEX "_flagships_v_version_results_order_idx" ON "_flagships_v_version_results" USING btree ("_order");
  CREATE INDEX "_flagships_v_version_results_parent_id_idx" ON "_flagships_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_flagships_v_parent_idx" ON "_flagships_v" USING btree ("parent_id");
  CREATE INDEX "_flagships_v_version_version_cover_image_idx" ON "_flagships_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_flagships_v_version_meta_version_meta_image_idx" ON "_flagships_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_flagships_v_version_version_slug_idx" ON "_flagships_v" USING btree ("version_slug");
  CREATE INDEX "_flagships_v_version_version_order_index_idx" ON "_flagships_v" USING btree ("version_order_index");
  CREATE INDEX "_flagships_v_version_version_is_active_idx" ON "_flagships_v" USING btree ("version_is_active");
  CREATE INDEX "_flagships_v_version_version_updated_at_idx" ON "_flagships_v" USING btree ("version_updated_at");
  CREATE INDEX "_flagships_v_version_version_created_at_idx" ON "_flagships_v" USING btree ("version_created_at");
  CREATE INDEX "_flagships_v_created_at_idx" ON "_flagships_v" USING btree ("created_at");
  CREATE INDEX "_flagships_v_updated_at_idx" ON "_flagships_v" USING btree ("updated_at");
  CREATE INDEX "pricing_plans_features_order_idx" ON "pricing_plans_features" USING btree ("_order");
  CREATE INDEX "pricing_plans_features_parent_id_idx" ON "pricing_plans_features" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_not_included_order_idx" ON "pricing_plans_not_included" USING btree ("_order");
  CREATE INDEX "pricing_plans_not_included_parent_id_idx" ON "pricing_plans_not_included" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_comparison_order_idx" ON "pricing_plans_comparison" USING btree ("_order");
  CREATE INDEX "pricing_plans_comparison_parent_id_idx" ON "pricing_plans_comparison" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pricing_plans_slug_idx" ON "pricing_plans" USING btree ("slug");
  CREATE INDEX "pricing_plans_order_index_idx" ON "pricing_plans" USING btree ("order_index");
  CREATE INDEX "pricing_plans_is_active_idx" ON "pricing_plans" USING btree ("is_active");
  CREATE INDEX "pricing_plans_updated_at_idx" ON "pricing_plans" USING btree ("updated_at");
  CREATE INDEX "pricing_plans_created_at_idx" ON "pricing_plans" USING btree ("created_at");
  CREATE INDEX "_pricing_plans_v_version_features_order_idx" ON "_pricing_plans_v_version_features" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_features_parent_id_idx" ON "_pricing_plans_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_pricing_plans_v_version_not_included_order_idx" ON "_pricing_plans_v_version_not_included" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_not_included_parent_id_idx" ON "_pricing_plans_v_version_not_included" USING btree ("_parent_id");
  CREATE INDEX "_pricing_plans_v_version_comparison_order_idx" ON "_pricing_plans_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_comparison_parent_id_idx" ON "_pricing_plans_v_version_comparison" USING btree ("_parent_id");
  CREATE INDEX "_pricing_plans_v_parent_idx" ON "_pricing_plans_v" USING btree ("parent_id");
  CREATE INDEX "_pricing_plans_v_version_version_slug_idx" ON "_pricing_plans_v" USING btree ("version_slug");
  CREATE INDEX "_pricing_plans_v_version_version_order_index_idx" ON "_pricing_plans_v" USING btree ("version_order_index");
  CREATE INDEX "_pricing_plans_v_version_version_is_active_idx" ON "_pricing_plans_v" USING btree ("version_is_active");
  CREATE INDEX "_pricing_plans_v_version_version_updated_at_idx" ON "_pricing_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_pricing_plans_v_version_version_created_at_idx" ON "_pricing_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_pricing_plans_v_created_at_idx" ON "_pricing_plans_v" USING btree ("created_at");
  CREATE INDEX "_pricing_plans_v_updated_at_idx" ON "_pricing_plans_v" USING btree ("updated_at");
  CREATE INDEX "add_ons_order_index_idx" ON "add_ons" USING btree ("order_index");
  CREATE INDEX "add_ons_is_active_idx" ON "add_ons" USING btree ("is_active");
  CREATE INDEX "add_ons_updated_at_idx" ON "add_ons" USING btree ("updated_at");
  CREATE INDEX "add_ons_created_at_idx" ON "add_ons" USING btree ("created_at");
  CREATE INDEX "_add_ons_v_parent_idx" ON "_add_ons_v" USING btree ("parent_id");
  CREATE INDEX "_add_ons_v_version_version_order_index_idx" ON "_add_ons_v" USING btree ("version_order_index");
  CREATE INDEX "_add_ons_v_version_version_is_active_idx" ON "_add_ons_v" USING btree ("version_is_active");
  CREATE INDEX "_add_ons_v_version_version_updated_at_idx" ON "_add_ons_v" USING btree ("version_updated_at");
  CREATE INDEX "_add_ons_v_version_version_created_at_idx" ON "_add_ons_v" USING btree ("version_created_at");
  CREATE INDEX "_add_ons_v_created_at_idx" ON "_add_ons_v" USING btree ("created_at");
  CREATE INDEX "_add_ons_v_updated_at_idx" ON "_add_ons_v" USING btree ("updated_at");
  CREATE INDEX "testimonials_order_index_idx" ON "testimonials" USING btree ("order_index");
  CREATE INDEX "testimonials_is_active_idx" ON "testimonials" USING btree ("is_active");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_order_index_idx" ON "_testimonials_v" USING btree ("version_order_index");
  CREATE INDEX "_testimonials_v_version_version_is_active_idx" ON "_testimonials_v" USING btree ("version_is_active");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_confirm_token_hash_idx" ON "subscribers" USING btree ("confirm_token_hash");
  CREATE INDEX "subscribers_unsubscribe_token_hash_idx" ON "subscribers" USING btree ("unsubscribe_token_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_blogs_id_idx" ON "redirects_rels" USING btree ("blogs_id");
  CREATE INDEX "redirects_rels_ideas_id_idx" ON "redirects_rels" USING btree ("ideas_id");
  CREATE INDEX "redirects_rels_flagships_id_idx" ON "redirects_rels" USING btree ("flagships_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flagships_fk" FOREIGN KEY ("flagships_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pricing_plans_fk" FOREIGN KEY ("pricing_plans_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_blog_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_ideas_id_idx" ON "payload_locked_documents_rels" USING btree ("ideas_id");
  CREATE INDEX "payload_locked_documents_rels_flagships_id_idx" ON "payload_locked_documents_rels" USING btree ("flagships_id");
  CREATE INDEX "payload_locked_documents_rels_pricing_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("pricing_plans_id");
  CREATE INDEX "payload_locked_documents_rels_add_ons_id_idx" ON "payload_locked_documents_rels" USING btree ("add_ons_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blogs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blogs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blogs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas_how_it_works" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ideas_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ideas_v_version_how_it_works" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ideas_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ideas_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ideas_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flagships_capabilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flagships_use_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flagships_tech_stack" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flagships_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flagships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flagships_v_version_capabilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flagships_v_version_use_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flagships_v_version_tech_stack" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flagships_v_version_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flagships_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_plans_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_plans_not_included" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_plans_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v_version_not_included" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v_version_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "add_ons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_add_ons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_texts" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_texts" CASCADE;
  DROP TABLE "blog_categories" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "ideas_benefits" CASCADE;
  DROP TABLE "ideas_how_it_works" CASCADE;
  DROP TABLE "ideas_requirements" CASCADE;
  DROP TABLE "ideas_steps" CASCADE;
  DROP TABLE "ideas" CASCADE;
  DROP TABLE "_ideas_v_version_benefits" CASCADE;
  DROP TABLE "_ideas_v_version_how_it_works" CASCADE;
  DROP TABLE "_ideas_v_version_requirements" CASCADE;
  DROP TABLE "_ideas_v_version_steps" CASCADE;
  DROP TABLE "_ideas_v" CASCADE;
  DROP TABLE "flagships_capabilities" CASCADE;
  DROP TABLE "flagships_use_cases" CASCADE;
  DROP TABLE "flagships_tech_stack" CASCADE;
  DROP TABLE "flagships_results" CASCADE;
  DROP TABLE "flagships" CASCADE;
  DROP TABLE "_flagships_v_version_capabilities" CASCADE;
  DROP TABLE "_flagships_v_version_use_cases" CASCADE;
  DROP TABLE "_flagships_v_version_tech_stack" CASCADE;
  DROP TABLE "_flagships_v_version_results" CASCADE;
  DROP TABLE "_flagships_v" CASCADE;
  DROP TABLE "pricing_plans_features" CASCADE;
  DROP TABLE "pricing_plans_not_included" CASCADE;
  DROP TABLE "pricing_plans_comparison" CASCADE;
  DROP TABLE "pricing_plans" CASCADE;
  DROP TABLE "_pricing_plans_v_version_features" CASCADE;
  DROP TABLE "_pricing_plans_v_version_not_included" CASCADE;
  DROP TABLE "_pricing_plans_v_version_comparison" CASCADE;
  DROP TABLE "_pricing_plans_v" CASCADE;
  DROP TABLE "add_ons" CASCADE;
  DROP TABLE "_add_ons_v" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blogs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blog_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faqs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ideas_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_flagships_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pricing_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_add_ons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_blogs_id_idx";
  DROP INDEX "payload_locked_documents_rels_blog_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_faqs_id_idx";
  DROP INDEX "payload_locked_documents_rels_ideas_id_idx";
  DROP INDEX "payload_locked_documents_rels_flagships_id_idx";
  DROP INDEX "payload_locked_documents_rels_pricing_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_add_ons_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_inquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blogs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blog_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faqs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ideas_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "flagships_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pricing_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "add_ons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "site_settings" DROP COLUMN "live_chat_url";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_faqs_category";
  DROP TYPE "public"."enum__faqs_v_version_category";
  DROP TYPE "public"."enum_ideas_difficulty";
  DROP TYPE "public"."enum__ideas_v_version_difficulty";
  DROP TYPE "public"."enum_legal_pages_slug";
  DROP TYPE "public"."enum__legal_pages_v_version_slug";
  DROP TYPE "public"."enum_inquiries_project_type";
  DROP TYPE "public"."enum_inquiries_budget_range";
  DROP TYPE "public"."enum_inquiries_timeline";
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_inquiries_service_interest";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_redirects_to_type";`)
}
