import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { addRules } from './rules/add-rules'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_blogs_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_category" AS ENUM('general', 'implementation', 'integration', 'technical', 'benefits', 'support', 'custom');
  CREATE TYPE "public"."enum__faqs_v_version_category" AS ENUM('general', 'implementation', 'integration', 'technical', 'benefits', 'support', 'custom');
  CREATE TYPE "public"."enum_ideas_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum_ideas_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_ideas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ideas_v_version_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum__ideas_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__ideas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flagships_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_flagships_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flagships_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__flagships_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_pages_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_custom_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_pages_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__custom_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_industry" AS ENUM('Technology', 'Healthcare', 'Finance', 'E-commerce', 'Manufacturing', 'Real Estate', 'Marketing & Advertising', 'Consulting', 'Education', 'Other');
  CREATE TYPE "public"."enum_case_studies_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_industry" AS ENUM('Technology', 'Healthcare', 'Finance', 'E-commerce', 'Manufacturing', 'Real Estate', 'Marketing & Advertising', 'Consulting', 'Education', 'Other');
  CREATE TYPE "public"."enum__case_studies_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'services', 'pricing', 'automation-ideas', 'flagship', 'custom-automation', 'ai-agents', 'workflow-design', 'process-optimization', 'case-studies', 'blog', 'faq', 'contact', 'book-call', 'team');
  CREATE TYPE "public"."enum_pages_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'services', 'pricing', 'automation-ideas', 'flagship', 'custom-automation', 'ai-agents', 'workflow-design', 'process-optimization', 'case-studies', 'blog', 'faq', 'contact', 'book-call', 'team');
  CREATE TYPE "public"."enum__pages_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_legal_pages_slug" AS ENUM('privacy', 'terms', 'imprint');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_publication" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum__legal_pages_v_version_slug" AS ENUM('privacy', 'terms', 'imprint');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_inquiries_project_type" AS ENUM('Free Automation Audit', 'Quick Win Workflow ($500+)', 'Business Booster ($2,500+)', 'Enterprise Partnership', 'Custom Project', 'Not Sure Yet');
  CREATE TYPE "public"."enum_inquiries_budget_range" AS ENUM('Free Audit Only', '$500 - $1,000', '$1,000 - $5,000', '$5,000 - $10,000', '$10,000+', 'Discuss with Team');
  CREATE TYPE "public"."enum_inquiries_timeline" AS ENUM('ASAP (Rush delivery)', 'Within 2 weeks', 'Within 1 month', 'Within 3 months', 'Flexible timing', 'Just exploring');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'in_progress', 'answered', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_inquiries_lost_reason" AS ENUM('price', 'timing', 'competitor', 'no_answer', 'no_fit', 'other');
  CREATE TYPE "public"."enum_inquiries_service_interest" AS ENUM('process_automation', 'data_analysis', 'system_integration', 'custom_development', 'consulting');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('scheduled', 'sending', 'sent', 'called_off', 'stopped', 'not_sent');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('pending', 'confirmed', 'completed', 'no_show', 'cancelled');
  CREATE TYPE "public"."enum_bookings_meeting_kind" AS ENUM('google_meet', 'url', 'phone', 'later');
  CREATE TYPE "public"."enum_call_types_questions_kind" AS ENUM('text', 'long_text', 'choice');
  CREATE TYPE "public"."enum_call_types_meeting_kind" AS ENUM('google_meet', 'url', 'phone', 'later');
  CREATE TYPE "public"."enum_user_roles_role" AS ENUM('super_admin', 'admin', 'user');
  CREATE TYPE "public"."enum_invitations_status" AS ENUM('pending', 'accepted', 'expired');
  CREATE TYPE "public"."enum_client_registrations_status" AS ENUM('new', 'in_progress', 'answered', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_client_registrations_lost_reason" AS ENUM('price', 'timing', 'competitor', 'no_answer', 'no_fit', 'other');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('active', 'completed', 'on_hold', 'cancelled');
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('booking.created', 'booking.confirmed', 'booking.moved', 'booking.cancelled', 'booking.completed', 'inquiry.created', 'registration.created', 'subscriber.confirmed', 'article.published');
  CREATE TYPE "public"."enum_security_events_type" AS ENUM('auth_attempt', 'validation_error', 'rate_limit_hit', 'suspicious_activity', 'csrf_violation');
  CREATE TYPE "public"."enum_security_events_category" AS ENUM('auth', 'input', 'access', 'csrf', 'rate_limit', 'system');
  CREATE TYPE "public"."enum_security_events_severity" AS ENUM('critical', 'high', 'medium', 'low');
  CREATE TYPE "public"."enum_security_audit_log_action" AS ENUM('INSERT', 'UPDATE', 'DELETE');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_calendar_settings_timezone" AS ENUM('Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Europe/London');
  CREATE TYPE "public"."enum_calendar_settings_meeting_kind" AS ENUM('google_meet', 'url', 'phone', 'later');
  CREATE TABLE "blogs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"featured_image_id" uuid,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_blogs_publication" DEFAULT 'draft',
  	"published_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"category_id" uuid,
  	"author_id" uuid,
  	"read_time" numeric,
  	"view_count" numeric DEFAULT 0,
  	"body_text" varchar,
  	"search_text" varchar,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
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
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_featured_image_id" uuid,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__blogs_v_version_publication" DEFAULT 'draft',
  	"version_published_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_category_id" uuid,
  	"version_author_id" uuid,
  	"version_read_time" numeric,
  	"version_view_count" numeric DEFAULT 0,
  	"version_body_text" varchar,
  	"version_search_text" varchar,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"avif_made_of" varchar,
  	"avif_small" varchar,
  	"avif_medium" varchar,
  	"avif_large" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"_order" varchar,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"category" "enum_faqs_category" DEFAULT 'general' NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_question" varchar NOT NULL,
  	"version_answer" varchar NOT NULL,
  	"version_category" "enum__faqs_v_version_category" DEFAULT 'general' NOT NULL,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ideas_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ideas_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ideas_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ideas_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "ideas" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"summary" varchar,
  	"difficulty" "enum_ideas_difficulty" DEFAULT 'Medium',
  	"time_to_implement" varchar,
  	"cover_image_id" uuid,
  	"setup_time" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_ideas_publication" DEFAULT 'published',
  	"slug" varchar,
  	"order_index" numeric DEFAULT 100,
  	"is_active" boolean DEFAULT true,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ideas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_ideas_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ideas_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_summary" varchar,
  	"version_difficulty" "enum__ideas_v_version_difficulty" DEFAULT 'Medium',
  	"version_time_to_implement" varchar,
  	"version_cover_image_id" uuid,
  	"version_setup_time" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__ideas_v_version_publication" DEFAULT 'published',
  	"version_slug" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_is_active" boolean DEFAULT true,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ideas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "flagships_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "flagships_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"time_saved" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "flagships_tech_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"purpose" varchar
  );
  
  CREATE TABLE "flagships_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flagships" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"cover_image_id" uuid,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_flagships_publication" DEFAULT 'published',
  	"slug" varchar,
  	"order_index" numeric DEFAULT 100,
  	"is_active" boolean DEFAULT true,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flagships_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_flagships_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" varchar,
  	"time_saved" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_tech_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"purpose" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flagships_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_cover_image_id" uuid,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__flagships_v_version_publication" DEFAULT 'published',
  	"version_slug" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_is_active" boolean DEFAULT true,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flagships_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"_order" varchar,
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
  	"saved_by" varchar,
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
  	"version__order" varchar,
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
  	"version_saved_by" varchar,
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
  	"saved_by" varchar,
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
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"quote" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"company" varchar,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_quote" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_role" varchar,
  	"version_company" varchar,
  	"version_order_index" numeric DEFAULT 100 NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "custom_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"cover_image_id" uuid,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_custom_pages_publication" DEFAULT 'draft',
  	"slug" varchar,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_custom_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_custom_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_cover_image_id" uuid,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__custom_pages_v_version_publication" DEFAULT 'draft',
  	"version_slug" varchar,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__custom_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "case_studies_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"client" varchar,
  	"industry" "enum_case_studies_industry",
  	"cover_image_id" uuid,
  	"problem" varchar,
  	"what_was_built" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"status" "enum_case_studies_publication" DEFAULT 'draft',
  	"slug" varchar,
  	"order_index" numeric DEFAULT 100,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_case_studies_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_industry" "enum__case_studies_v_version_industry",
  	"version_cover_image_id" uuid,
  	"version_problem" varchar,
  	"version_what_was_built" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_status" "enum__case_studies_v_version_publication" DEFAULT 'draft',
  	"version_slug" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"headline" varchar,
  	"lead" varchar,
  	"closing_title" varchar,
  	"closing_description" varchar,
  	"closing_primary_label" varchar,
  	"closing_secondary_label" varchar,
  	"sections_opening_title" varchar,
  	"sections_opening_description" varchar,
  	"sections_audience_title" varchar,
  	"sections_audience_description" varchar,
  	"sections_audience1_title" varchar,
  	"sections_audience1_description" varchar,
  	"sections_audience1_label" varchar,
  	"sections_audience2_title" varchar,
  	"sections_audience2_description" varchar,
  	"sections_audience2_label" varchar,
  	"sections_audience3_title" varchar,
  	"sections_audience3_description" varchar,
  	"sections_audience3_label" varchar,
  	"sections_audience4_title" varchar,
  	"sections_audience4_description" varchar,
  	"sections_audience4_label" varchar,
  	"sections_audience5_title" varchar,
  	"sections_audience5_description" varchar,
  	"sections_audience5_label" varchar,
  	"sections_benefits_title" varchar,
  	"sections_benefits_description" varchar,
  	"sections_benefit1_title" varchar,
  	"sections_benefit1_description" varchar,
  	"sections_benefit1_label" varchar,
  	"sections_benefit2_title" varchar,
  	"sections_benefit2_description" varchar,
  	"sections_benefit2_label" varchar,
  	"sections_benefit3_title" varchar,
  	"sections_benefit3_description" varchar,
  	"sections_benefit3_label" varchar,
  	"sections_benefit4_title" varchar,
  	"sections_benefit4_description" varchar,
  	"sections_benefit4_label" varchar,
  	"sections_flagships_title" varchar,
  	"sections_flagships_description" varchar,
  	"sections_testimonials_title" varchar,
  	"sections_testimonials_description" varchar,
  	"sections_capabilities_title" varchar,
  	"sections_capabilities_description" varchar,
  	"sections_capability1_title" varchar,
  	"sections_capability1_description" varchar,
  	"sections_capability2_title" varchar,
  	"sections_capability2_description" varchar,
  	"sections_capability3_title" varchar,
  	"sections_capability3_description" varchar,
  	"sections_capability4_title" varchar,
  	"sections_capability4_description" varchar,
  	"sections_capability5_title" varchar,
  	"sections_capability5_description" varchar,
  	"sections_capability6_title" varchar,
  	"sections_capability6_description" varchar,
  	"sections_industries_title" varchar,
  	"sections_industries_description" varchar,
  	"sections_industry1_title" varchar,
  	"sections_industry1_description" varchar,
  	"sections_industry2_title" varchar,
  	"sections_industry2_description" varchar,
  	"sections_industry3_title" varchar,
  	"sections_industry3_description" varchar,
  	"sections_industry4_title" varchar,
  	"sections_industry4_description" varchar,
  	"sections_industry5_title" varchar,
  	"sections_industry5_description" varchar,
  	"sections_industry6_title" varchar,
  	"sections_industry6_description" varchar,
  	"sections_industry7_title" varchar,
  	"sections_industry7_description" varchar,
  	"sections_industry8_title" varchar,
  	"sections_industry8_description" varchar,
  	"sections_process_title" varchar,
  	"sections_process_description" varchar,
  	"sections_step1_title" varchar,
  	"sections_step1_description" varchar,
  	"sections_step1_label" varchar,
  	"sections_step1_note" varchar,
  	"sections_step2_title" varchar,
  	"sections_step2_description" varchar,
  	"sections_step2_label" varchar,
  	"sections_step2_note" varchar,
  	"sections_step3_title" varchar,
  	"sections_step3_description" varchar,
  	"sections_step3_label" varchar,
  	"sections_step3_note" varchar,
  	"sections_step4_title" varchar,
  	"sections_step4_description" varchar,
  	"sections_step4_label" varchar,
  	"sections_step4_note" varchar,
  	"sections_comparison_title" varchar,
  	"sections_comparison_description" varchar,
  	"sections_add_ons_title" varchar,
  	"sections_add_ons_description" varchar,
  	"sections_questions_title" varchar,
  	"sections_questions_description" varchar,
  	"sections_get_in_touch_title" varchar,
  	"sections_get_in_touch_description" varchar,
  	"sections_fast_response_title" varchar,
  	"sections_fast_response_description" varchar,
  	"sections_response1_title" varchar,
  	"sections_response1_description" varchar,
  	"sections_response2_title" varchar,
  	"sections_response2_description" varchar,
  	"sections_response3_title" varchar,
  	"sections_response3_description" varchar,
  	"sections_inquiry_title" varchar,
  	"sections_inquiry_description" varchar,
  	"sections_expect1_title" varchar,
  	"sections_expect1_description" varchar,
  	"sections_expect2_title" varchar,
  	"sections_expect2_description" varchar,
  	"sections_expect3_title" varchar,
  	"sections_expect3_description" varchar,
  	"sections_why1_title" varchar,
  	"sections_why1_description" varchar,
  	"sections_why2_title" varchar,
  	"sections_why2_description" varchar,
  	"sections_why3_title" varchar,
  	"sections_why3_description" varchar,
  	"sections_why4_title" varchar,
  	"sections_why4_description" varchar,
  	"sections_why5_title" varchar,
  	"sections_why5_description" varchar,
  	"sections_feature1_title" varchar,
  	"sections_feature1_description" varchar,
  	"sections_feature2_title" varchar,
  	"sections_feature2_description" varchar,
  	"sections_feature3_title" varchar,
  	"sections_feature3_description" varchar,
  	"sections_feature4_title" varchar,
  	"sections_feature4_description" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"key" "enum_pages_key",
  	"status" "enum_pages_publication" DEFAULT 'published',
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_closing_title" varchar,
  	"version_closing_description" varchar,
  	"version_closing_primary_label" varchar,
  	"version_closing_secondary_label" varchar,
  	"version_sections_opening_title" varchar,
  	"version_sections_opening_description" varchar,
  	"version_sections_audience_title" varchar,
  	"version_sections_audience_description" varchar,
  	"version_sections_audience1_title" varchar,
  	"version_sections_audience1_description" varchar,
  	"version_sections_audience1_label" varchar,
  	"version_sections_audience2_title" varchar,
  	"version_sections_audience2_description" varchar,
  	"version_sections_audience2_label" varchar,
  	"version_sections_audience3_title" varchar,
  	"version_sections_audience3_description" varchar,
  	"version_sections_audience3_label" varchar,
  	"version_sections_audience4_title" varchar,
  	"version_sections_audience4_description" varchar,
  	"version_sections_audience4_label" varchar,
  	"version_sections_audience5_title" varchar,
  	"version_sections_audience5_description" varchar,
  	"version_sections_audience5_label" varchar,
  	"version_sections_benefits_title" varchar,
  	"version_sections_benefits_description" varchar,
  	"version_sections_benefit1_title" varchar,
  	"version_sections_benefit1_description" varchar,
  	"version_sections_benefit1_label" varchar,
  	"version_sections_benefit2_title" varchar,
  	"version_sections_benefit2_description" varchar,
  	"version_sections_benefit2_label" varchar,
  	"version_sections_benefit3_title" varchar,
  	"version_sections_benefit3_description" varchar,
  	"version_sections_benefit3_label" varchar,
  	"version_sections_benefit4_title" varchar,
  	"version_sections_benefit4_description" varchar,
  	"version_sections_benefit4_label" varchar,
  	"version_sections_flagships_title" varchar,
  	"version_sections_flagships_description" varchar,
  	"version_sections_testimonials_title" varchar,
  	"version_sections_testimonials_description" varchar,
  	"version_sections_capabilities_title" varchar,
  	"version_sections_capabilities_description" varchar,
  	"version_sections_capability1_title" varchar,
  	"version_sections_capability1_description" varchar,
  	"version_sections_capability2_title" varchar,
  	"version_sections_capability2_description" varchar,
  	"version_sections_capability3_title" varchar,
  	"version_sections_capability3_description" varchar,
  	"version_sections_capability4_title" varchar,
  	"version_sections_capability4_description" varchar,
  	"version_sections_capability5_title" varchar,
  	"version_sections_capability5_description" varchar,
  	"version_sections_capability6_title" varchar,
  	"version_sections_capability6_description" varchar,
  	"version_sections_industries_title" varchar,
  	"version_sections_industries_description" varchar,
  	"version_sections_industry1_title" varchar,
  	"version_sections_industry1_description" varchar,
  	"version_sections_industry2_title" varchar,
  	"version_sections_industry2_description" varchar,
  	"version_sections_industry3_title" varchar,
  	"version_sections_industry3_description" varchar,
  	"version_sections_industry4_title" varchar,
  	"version_sections_industry4_description" varchar,
  	"version_sections_industry5_title" varchar,
  	"version_sections_industry5_description" varchar,
  	"version_sections_industry6_title" varchar,
  	"version_sections_industry6_description" varchar,
  	"version_sections_industry7_title" varchar,
  	"version_sections_industry7_description" varchar,
  	"version_sections_industry8_title" varchar,
  	"version_sections_industry8_description" varchar,
  	"version_sections_process_title" varchar,
  	"version_sections_process_description" varchar,
  	"version_sections_step1_title" varchar,
  	"version_sections_step1_description" varchar,
  	"version_sections_step1_label" varchar,
  	"version_sections_step1_note" varchar,
  	"version_sections_step2_title" varchar,
  	"version_sections_step2_description" varchar,
  	"version_sections_step2_label" varchar,
  	"version_sections_step2_note" varchar,
  	"version_sections_step3_title" varchar,
  	"version_sections_step3_description" varchar,
  	"version_sections_step3_label" varchar,
  	"version_sections_step3_note" varchar,
  	"version_sections_step4_title" varchar,
  	"version_sections_step4_description" varchar,
  	"version_sections_step4_label" varchar,
  	"version_sections_step4_note" varchar,
  	"version_sections_comparison_title" varchar,
  	"version_sections_comparison_description" varchar,
  	"version_sections_add_ons_title" varchar,
  	"version_sections_add_ons_description" varchar,
  	"version_sections_questions_title" varchar,
  	"version_sections_questions_description" varchar,
  	"version_sections_get_in_touch_title" varchar,
  	"version_sections_get_in_touch_description" varchar,
  	"version_sections_fast_response_title" varchar,
  	"version_sections_fast_response_description" varchar,
  	"version_sections_response1_title" varchar,
  	"version_sections_response1_description" varchar,
  	"version_sections_response2_title" varchar,
  	"version_sections_response2_description" varchar,
  	"version_sections_response3_title" varchar,
  	"version_sections_response3_description" varchar,
  	"version_sections_inquiry_title" varchar,
  	"version_sections_inquiry_description" varchar,
  	"version_sections_expect1_title" varchar,
  	"version_sections_expect1_description" varchar,
  	"version_sections_expect2_title" varchar,
  	"version_sections_expect2_description" varchar,
  	"version_sections_expect3_title" varchar,
  	"version_sections_expect3_description" varchar,
  	"version_sections_why1_title" varchar,
  	"version_sections_why1_description" varchar,
  	"version_sections_why2_title" varchar,
  	"version_sections_why2_description" varchar,
  	"version_sections_why3_title" varchar,
  	"version_sections_why3_description" varchar,
  	"version_sections_why4_title" varchar,
  	"version_sections_why4_description" varchar,
  	"version_sections_why5_title" varchar,
  	"version_sections_why5_description" varchar,
  	"version_sections_feature1_title" varchar,
  	"version_sections_feature1_description" varchar,
  	"version_sections_feature2_title" varchar,
  	"version_sections_feature2_description" varchar,
  	"version_sections_feature3_title" varchar,
  	"version_sections_feature3_description" varchar,
  	"version_sections_feature4_title" varchar,
  	"version_sections_feature4_description" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_key" "enum__pages_v_version_key",
  	"version_status" "enum__pages_v_version_publication" DEFAULT 'published',
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "legal_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"status" "enum_legal_pages_publication" DEFAULT 'published',
  	"slug" "enum_legal_pages_slug",
  	"text_changed_at" timestamp(3) with time zone,
  	"saved_in" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_status" "enum__legal_pages_v_version_publication" DEFAULT 'published',
  	"version_slug" "enum__legal_pages_v_version_slug",
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_saved_in" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"lost_reason" "enum_inquiries_lost_reason",
  	"assignee_id" uuid,
  	"landing_page" varchar,
  	"referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"service_interest" "enum_inquiries_service_interest" DEFAULT 'consulting' NOT NULL,
  	"invitation_id" uuid,
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
  	"landing_page" varchar,
  	"referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"confirm_token_hash" varchar,
  	"confirm_expires_at" timestamp(3) with time zone,
  	"unsubscribe_token_hash" varchar,
  	"unsubscribe_token_sealed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "bookings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"status" "enum_bookings_status" DEFAULT 'pending' NOT NULL,
  	"assignee_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"call_type" varchar,
  	"answers" jsonb,
  	"outcome_note" varchar,
  	"booking_datetime" timestamp(3) with time zone NOT NULL,
  	"preferred_date" varchar,
  	"preferred_time" varchar,
  	"timezone" varchar,
  	"landing_page" varchar,
  	"referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"visitor_timezone" varchar,
  	"visitor_hour12" boolean,
  	"ends_at" timestamp(3) with time zone,
  	"blocked_until" timestamp(3) with time zone,
  	"held_until" timestamp(3) with time zone,
  	"meeting_kind" "enum_bookings_meeting_kind" DEFAULT 'google_meet',
  	"meet_link" varchar,
  	"visitor_cancel_reason" varchar,
  	"team_cancel_reason" varchar,
  	"google_event_id" varchar,
  	"manage_token_hash" varchar,
  	"manage_token_sealed" varchar,
  	"calendar_sequence" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "call_types_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_call_types_questions_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "call_types" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"duration_minutes" numeric,
  	"buffer_minutes" numeric,
  	"meeting_kind" "enum_call_types_meeting_kind",
  	"meeting_url" varchar,
  	"slug" varchar NOT NULL,
  	"order_index" numeric DEFAULT 100 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "call_types_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "users_public_profile_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"full_name" varchar,
  	"company_name" varchar,
  	"phone" varchar,
  	"due_mails" boolean DEFAULT true,
  	"public_profile_show_on_site" boolean DEFAULT false,
  	"public_profile_show_on_team_page" boolean DEFAULT false,
  	"public_profile_photo_id" uuid,
  	"public_profile_job_title" varchar,
  	"public_profile_about" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_roles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"role" "enum_user_roles_role" DEFAULT 'user' NOT NULL,
  	"takes_calls" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"status" "enum_client_registrations_status" DEFAULT 'new' NOT NULL,
  	"lost_reason" "enum_client_registrations_lost_reason",
  	"assignee_id" uuid,
  	"landing_page" varchar,
  	"referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
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
  	"client_email" varchar,
  	"registration_id" uuid,
  	"inquiry_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"secret_sealed" varchar,
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
  	"mac" varchar,
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
  	"flagships_id" uuid,
  	"custom_pages_id" uuid,
  	"case_studies_id" uuid
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" uuid,
  	"blog_categories_id" uuid,
  	"media_id" uuid,
  	"faqs_id" uuid,
  	"ideas_id" uuid,
  	"flagships_id" uuid,
  	"pricing_plans_id" uuid,
  	"add_ons_id" uuid,
  	"testimonials_id" uuid,
  	"custom_pages_id" uuid,
  	"case_studies_id" uuid,
  	"pages_id" uuid,
  	"legal_pages_id" uuid,
  	"inquiries_id" uuid,
  	"subscribers_id" uuid,
  	"newsletter_issues_id" uuid,
  	"call_types_id" uuid,
  	"projects_id" uuid,
  	"redirects_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calendar_settings_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" numeric NOT NULL,
  	"start" varchar NOT NULL,
  	"end" varchar NOT NULL
  );
  
  CREATE TABLE "calendar_settings_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"note" varchar,
  	"every_year" boolean DEFAULT false
  );
  
  CREATE TABLE "calendar_settings_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar NOT NULL,
  	"start" varchar NOT NULL,
  	"end" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "calendar_settings_busy_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "calendar_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"admin_email" varchar,
  	"timezone" "enum_calendar_settings_timezone" DEFAULT 'Europe/Berlin' NOT NULL,
  	"working_hours_start" varchar DEFAULT '09:00' NOT NULL,
  	"working_hours_end" varchar DEFAULT '17:00' NOT NULL,
  	"booking_duration_minutes" numeric DEFAULT 60 NOT NULL,
  	"buffer_time_minutes" numeric DEFAULT 0 NOT NULL,
  	"max_days_advance" numeric DEFAULT 30 NOT NULL,
  	"break_start" varchar,
  	"break_end" varchar,
  	"minimum_notice_hours" numeric DEFAULT 0 NOT NULL,
  	"max_calls_per_day" numeric DEFAULT 0 NOT NULL,
  	"minimum_change_notice_hours" numeric DEFAULT 0 NOT NULL,
  	"unconfirmed_per_hour" numeric DEFAULT 12 NOT NULL,
  	"visitors_confirm_by_mail" boolean DEFAULT false NOT NULL,
  	"meeting_kind" "enum_calendar_settings_meeting_kind" DEFAULT 'google_meet' NOT NULL,
  	"meeting_url" varchar,
  	"confirm_automatically" boolean DEFAULT false NOT NULL,
  	"google_calendar_id" varchar,
  	"sync_enabled" boolean DEFAULT false,
  	"google_access_token" varchar,
  	"google_refresh_token" varchar,
  	"google_token_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "calendar_settings_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "google_oauth_config" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"client_id" varchar,
  	"client_secret_encrypted" varchar,
  	"redirect_uri" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "google_oauth_config_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand_name" varchar DEFAULT 'Quickwin' NOT NULL,
  	"contact_email" varchar DEFAULT 'hello@quickwin.example' NOT NULL,
  	"contact_phone" varchar,
  	"business_hours" varchar DEFAULT 'Mon-Fri 9 AM-6 PM CET' NOT NULL,
  	"live_chat_url" varchar,
  	"security_contact" varchar,
  	"tell_search_engines" boolean DEFAULT false,
  	"claims_hours_saved" varchar DEFAULT '500+' NOT NULL,
  	"claims_average_roi" varchar DEFAULT '300%' NOT NULL,
  	"claims_hours_per_month" varchar DEFAULT '10-30' NOT NULL,
  	"claims_time_to_live" varchar DEFAULT '1-2 weeks' NOT NULL,
  	"claims_newsletter_subscribers" varchar DEFAULT '2,500+' NOT NULL,
  	"claims_source" varchar,
  	"notice_text" varchar,
  	"notice_link_label" varchar,
  	"notice_link_href" varchar,
  	"notice_from" timestamp(3) with time zone,
  	"notice_until" timestamp(3) with time zone,
  	"company_legal_name" varchar,
  	"company_legal_form" varchar,
  	"company_street" varchar,
  	"company_postcode" varchar,
  	"company_city" varchar,
  	"company_country" varchar,
  	"company_representative" varchar,
  	"company_register" varchar,
  	"company_registration_number" varchar,
  	"company_vat_number" varchar,
  	"company_security_email" varchar,
  	"company_supervisory_authority" varchar,
  	"retention_bookings" numeric DEFAULT 24,
  	"retention_inquiries" numeric DEFAULT 24,
  	"retention_registrations" numeric DEFAULT 24,
  	"retention_subscribers" numeric DEFAULT 24,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "security_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"require_two_factor_for_admins" boolean DEFAULT false,
  	"invitation_lifetime_days" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
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
  ALTER TABLE "custom_pages" ADD CONSTRAINT "custom_pages_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_pages" ADD CONSTRAINT "custom_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_pages_v" ADD CONSTRAINT "_custom_pages_v_parent_id_custom_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_pages_v" ADD CONSTRAINT "_custom_pages_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_pages_v" ADD CONSTRAINT "_custom_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_results" ADD CONSTRAINT "case_studies_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_results" ADD CONSTRAINT "_case_studies_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_article_id_blogs_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "call_types_questions" ADD CONSTRAINT "call_types_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."call_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_types_texts" ADD CONSTRAINT "call_types_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."call_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_public_profile_links" ADD CONSTRAINT "users_public_profile_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_public_profile_photo_id_media_id_fk" FOREIGN KEY ("public_profile_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_registrations" ADD CONSTRAINT "client_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_registrations" ADD CONSTRAINT "client_registrations_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_registrations_texts" ADD CONSTRAINT "client_registrations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_registration_id_client_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."client_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_flagships_fk" FOREIGN KEY ("flagships_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_custom_pages_fk" FOREIGN KEY ("custom_pages_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flagships_fk" FOREIGN KEY ("flagships_id") REFERENCES "public"."flagships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pricing_plans_fk" FOREIGN KEY ("pricing_plans_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_pages_fk" FOREIGN KEY ("custom_pages_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_call_types_fk" FOREIGN KEY ("call_types_id") REFERENCES "public"."call_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_settings_weekly_hours" ADD CONSTRAINT "calendar_settings_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_settings_days_off" ADD CONSTRAINT "calendar_settings_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_settings_special_hours" ADD CONSTRAINT "calendar_settings_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_settings_busy_calendars" ADD CONSTRAINT "calendar_settings_busy_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_settings_numbers" ADD CONSTRAINT "calendar_settings_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."calendar_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "google_oauth_config_texts" ADD CONSTRAINT "google_oauth_config_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."google_oauth_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_menu" ADD CONSTRAINT "site_settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer" ADD CONSTRAINT "site_settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
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
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "_blogs_v_texts_order_parent" ON "_blogs_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "blog_categories_name_idx" ON "blog_categories" USING btree ("name");
  CREATE UNIQUE INDEX "blog_categories_slug_idx" ON "blog_categories" USING btree ("slug");
  CREATE INDEX "blog_categories_updated_at_idx" ON "blog_categories" USING btree ("updated_at");
  CREATE INDEX "blog_categories_created_at_idx" ON "blog_categories" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE INDEX "faqs_category_idx" ON "faqs" USING btree ("category");
  CREATE INDEX "faqs_order_index_idx" ON "faqs" USING btree ("order_index");
  CREATE INDEX "faqs_is_active_idx" ON "faqs" USING btree ("is_active");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version__order_idx" ON "_faqs_v" USING btree ("version__order");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category");
  CREATE INDEX "_faqs_v_version_version_order_index_idx" ON "_faqs_v" USING btree ("version_order_index");
  CREATE INDEX "_faqs_v_version_version_is_active_idx" ON "_faqs_v" USING btree ("version_is_active");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "ideas_status_idx" ON "ideas" USING btree ("status");
  CREATE UNIQUE INDEX "ideas_slug_idx" ON "ideas" USING btree ("slug");
  CREATE INDEX "ideas_order_index_idx" ON "ideas" USING btree ("order_index");
  CREATE INDEX "ideas_is_active_idx" ON "ideas" USING btree ("is_active");
  CREATE INDEX "ideas_updated_at_idx" ON "ideas" USING btree ("updated_at");
  CREATE INDEX "ideas_created_at_idx" ON "ideas" USING btree ("created_at");
  CREATE INDEX "ideas_deleted_at_idx" ON "ideas" USING btree ("deleted_at");
  CREATE INDEX "ideas__status_idx" ON "ideas" USING btree ("_status");
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
  CREATE INDEX "_ideas_v_version_version_status_idx" ON "_ideas_v" USING btree ("version_status");
  CREATE INDEX "_ideas_v_version_version_slug_idx" ON "_ideas_v" USING btree ("version_slug");
  CREATE INDEX "_ideas_v_version_version_order_index_idx" ON "_ideas_v" USING btree ("version_order_index");
  CREATE INDEX "_ideas_v_version_version_is_active_idx" ON "_ideas_v" USING btree ("version_is_active");
  CREATE INDEX "_ideas_v_version_version_updated_at_idx" ON "_ideas_v" USING btree ("version_updated_at");
  CREATE INDEX "_ideas_v_version_version_created_at_idx" ON "_ideas_v" USING btree ("version_created_at");
  CREATE INDEX "_ideas_v_version_version_deleted_at_idx" ON "_ideas_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ideas_v_version_version__status_idx" ON "_ideas_v" USING btree ("version__status");
  CREATE INDEX "_ideas_v_created_at_idx" ON "_ideas_v" USING btree ("created_at");
  CREATE INDEX "_ideas_v_updated_at_idx" ON "_ideas_v" USING btree ("updated_at");
  CREATE INDEX "_ideas_v_latest_idx" ON "_ideas_v" USING btree ("latest");
  CREATE INDEX "_ideas_v_autosave_idx" ON "_ideas_v" USING btree ("autosave");
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
  CREATE INDEX "flagships_status_idx" ON "flagships" USING btree ("status");
  CREATE UNIQUE INDEX "flagships_slug_idx" ON "flagships" USING btree ("slug");
  CREATE INDEX "flagships_order_index_idx" ON "flagships" USING btree ("order_index");
  CREATE INDEX "flagships_is_active_idx" ON "flagships" USING btree ("is_active");
  CREATE INDEX "flagships_updated_at_idx" ON "flagships" USING btree ("updated_at");
  CREATE INDEX "flagships_created_at_idx" ON "flagships" USING btree ("created_at");
  CREATE INDEX "flagships_deleted_at_idx" ON "flagships" USING btree ("deleted_at");
  CREATE INDEX "flagships__status_idx" ON "flagships" USING btree ("_status");
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
  CREATE INDEX "_flagships_v_version_version_status_idx" ON "_flagships_v" USING btree ("version_status");
  CREATE INDEX "_flagships_v_version_version_slug_idx" ON "_flagships_v" USING btree ("version_slug");
  CREATE INDEX "_flagships_v_version_version_order_index_idx" ON "_flagships_v" USING btree ("version_order_index");
  CREATE INDEX "_flagships_v_version_version_is_active_idx" ON "_flagships_v" USING btree ("version_is_active");
  CREATE INDEX "_flagships_v_version_version_updated_at_idx" ON "_flagships_v" USING btree ("version_updated_at");
  CREATE INDEX "_flagships_v_version_version_created_at_idx" ON "_flagships_v" USING btree ("version_created_at");
  CREATE INDEX "_flagships_v_version_version_deleted_at_idx" ON "_flagships_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flagships_v_version_version__status_idx" ON "_flagships_v" USING btree ("version__status");
  CREATE INDEX "_flagships_v_created_at_idx" ON "_flagships_v" USING btree ("created_at");
  CREATE INDEX "_flagships_v_updated_at_idx" ON "_flagships_v" USING btree ("updated_at");
  CREATE INDEX "_flagships_v_latest_idx" ON "_flagships_v" USING btree ("latest");
  CREATE INDEX "_flagships_v_autosave_idx" ON "_flagships_v" USING btree ("autosave");
  CREATE INDEX "pricing_plans_features_order_idx" ON "pricing_plans_features" USING btree ("_order");
  CREATE INDEX "pricing_plans_features_parent_id_idx" ON "pricing_plans_features" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_not_included_order_idx" ON "pricing_plans_not_included" USING btree ("_order");
  CREATE INDEX "pricing_plans_not_included_parent_id_idx" ON "pricing_plans_not_included" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_comparison_order_idx" ON "pricing_plans_comparison" USING btree ("_order");
  CREATE INDEX "pricing_plans_comparison_parent_id_idx" ON "pricing_plans_comparison" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans__order_idx" ON "pricing_plans" USING btree ("_order");
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
  CREATE INDEX "_pricing_plans_v_version_version__order_idx" ON "_pricing_plans_v" USING btree ("version__order");
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
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_order_index_idx" ON "testimonials" USING btree ("order_index");
  CREATE INDEX "testimonials_is_active_idx" ON "testimonials" USING btree ("is_active");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_order_index_idx" ON "_testimonials_v" USING btree ("version_order_index");
  CREATE INDEX "_testimonials_v_version_version_is_active_idx" ON "_testimonials_v" USING btree ("version_is_active");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "custom_pages_cover_image_idx" ON "custom_pages" USING btree ("cover_image_id");
  CREATE INDEX "custom_pages_meta_meta_image_idx" ON "custom_pages" USING btree ("meta_image_id");
  CREATE INDEX "custom_pages_status_idx" ON "custom_pages" USING btree ("status");
  CREATE UNIQUE INDEX "custom_pages_slug_idx" ON "custom_pages" USING btree ("slug");
  CREATE INDEX "custom_pages_updated_at_idx" ON "custom_pages" USING btree ("updated_at");
  CREATE INDEX "custom_pages_created_at_idx" ON "custom_pages" USING btree ("created_at");
  CREATE INDEX "custom_pages_deleted_at_idx" ON "custom_pages" USING btree ("deleted_at");
  CREATE INDEX "custom_pages__status_idx" ON "custom_pages" USING btree ("_status");
  CREATE INDEX "_custom_pages_v_parent_idx" ON "_custom_pages_v" USING btree ("parent_id");
  CREATE INDEX "_custom_pages_v_version_version_cover_image_idx" ON "_custom_pages_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_custom_pages_v_version_meta_version_meta_image_idx" ON "_custom_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_custom_pages_v_version_version_status_idx" ON "_custom_pages_v" USING btree ("version_status");
  CREATE INDEX "_custom_pages_v_version_version_slug_idx" ON "_custom_pages_v" USING btree ("version_slug");
  CREATE INDEX "_custom_pages_v_version_version_updated_at_idx" ON "_custom_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_pages_v_version_version_created_at_idx" ON "_custom_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_pages_v_version_version_deleted_at_idx" ON "_custom_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_pages_v_version_version__status_idx" ON "_custom_pages_v" USING btree ("version__status");
  CREATE INDEX "_custom_pages_v_created_at_idx" ON "_custom_pages_v" USING btree ("created_at");
  CREATE INDEX "_custom_pages_v_updated_at_idx" ON "_custom_pages_v" USING btree ("updated_at");
  CREATE INDEX "_custom_pages_v_latest_idx" ON "_custom_pages_v" USING btree ("latest");
  CREATE INDEX "_custom_pages_v_autosave_idx" ON "_custom_pages_v" USING btree ("autosave");
  CREATE INDEX "case_studies_results_order_idx" ON "case_studies_results" USING btree ("_order");
  CREATE INDEX "case_studies_results_parent_id_idx" ON "case_studies_results" USING btree ("_parent_id");
  CREATE INDEX "case_studies_cover_image_idx" ON "case_studies" USING btree ("cover_image_id");
  CREATE INDEX "case_studies_meta_meta_image_idx" ON "case_studies" USING btree ("meta_image_id");
  CREATE INDEX "case_studies_status_idx" ON "case_studies" USING btree ("status");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_order_index_idx" ON "case_studies" USING btree ("order_index");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "_case_studies_v_version_results_order_idx" ON "_case_studies_v_version_results" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_results_parent_id_idx" ON "_case_studies_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_cover_image_idx" ON "_case_studies_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_case_studies_v_version_meta_version_meta_image_idx" ON "_case_studies_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_case_studies_v_version_version_status_idx" ON "_case_studies_v" USING btree ("version_status");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_order_index_idx" ON "_case_studies_v" USING btree ("version_order_index");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_status_idx" ON "pages" USING btree ("status");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_status_idx" ON "_pages_v" USING btree ("version_status");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "legal_pages_status_idx" ON "legal_pages" USING btree ("status");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_status_idx" ON "_legal_pages_v" USING btree ("version_status");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
  CREATE INDEX "inquiries_invitation_idx" ON "inquiries" USING btree ("invitation_id");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_confirm_token_hash_idx" ON "subscribers" USING btree ("confirm_token_hash");
  CREATE INDEX "subscribers_unsubscribe_token_hash_idx" ON "subscribers" USING btree ("unsubscribe_token_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_status_idx" ON "newsletter_issues" USING btree ("status");
  CREATE INDEX "newsletter_issues_article_idx" ON "newsletter_issues" USING btree ("article_id");
  CREATE INDEX "newsletter_issues_requested_by_idx" ON "newsletter_issues" USING btree ("requested_by_id");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_assignee_idx" ON "bookings" USING btree ("assignee_id");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_booking_datetime_idx" ON "bookings" USING btree ("booking_datetime");
  CREATE INDEX "bookings_held_until_idx" ON "bookings" USING btree ("held_until");
  CREATE INDEX "bookings_manage_token_hash_idx" ON "bookings" USING btree ("manage_token_hash");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "call_types_questions_order_idx" ON "call_types_questions" USING btree ("_order");
  CREATE INDEX "call_types_questions_parent_id_idx" ON "call_types_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "call_types_slug_idx" ON "call_types" USING btree ("slug");
  CREATE INDEX "call_types_order_index_idx" ON "call_types" USING btree ("order_index");
  CREATE INDEX "call_types_is_active_idx" ON "call_types" USING btree ("is_active");
  CREATE INDEX "call_types_updated_at_idx" ON "call_types" USING btree ("updated_at");
  CREATE INDEX "call_types_created_at_idx" ON "call_types" USING btree ("created_at");
  CREATE INDEX "call_types_texts_order_parent" ON "call_types_texts" USING btree ("order","parent_id");
  CREATE INDEX "users_public_profile_links_order_idx" ON "users_public_profile_links" USING btree ("_order");
  CREATE INDEX "users_public_profile_links_parent_id_idx" ON "users_public_profile_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_public_profile_public_profile_photo_idx" ON "users" USING btree ("public_profile_photo_id");
  CREATE UNIQUE INDEX "users_slug_idx" ON "users" USING btree ("slug");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "user_roles_user_idx" ON "user_roles" USING btree ("user_id");
  CREATE INDEX "user_roles_updated_at_idx" ON "user_roles" USING btree ("updated_at");
  CREATE INDEX "user_roles_created_at_idx" ON "user_roles" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_role_idx" ON "user_roles" USING btree ("user_id","role");
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_status_idx" ON "invitations" USING btree ("status");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "client_registrations_status_idx" ON "client_registrations" USING btree ("status");
  CREATE INDEX "client_registrations_assignee_idx" ON "client_registrations" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "client_registrations_invitation_idx" ON "client_registrations" USING btree ("invitation_id");
  CREATE INDEX "client_registrations_updated_at_idx" ON "client_registrations" USING btree ("updated_at");
  CREATE INDEX "client_registrations_created_at_idx" ON "client_registrations" USING btree ("created_at");
  CREATE INDEX "client_registrations_texts_order_parent" ON "client_registrations_texts" USING btree ("order","parent_id");
  CREATE INDEX "projects_status_idx" ON "projects" USING btree ("status");
  CREATE INDEX "projects_client_idx" ON "projects" USING btree ("client_id");
  CREATE INDEX "projects_client_email_idx" ON "projects" USING btree ("client_email");
  CREATE UNIQUE INDEX "projects_registration_idx" ON "projects" USING btree ("registration_id");
  CREATE UNIQUE INDEX "projects_inquiry_idx" ON "projects" USING btree ("inquiry_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
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
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_blogs_id_idx" ON "redirects_rels" USING btree ("blogs_id");
  CREATE INDEX "redirects_rels_ideas_id_idx" ON "redirects_rels" USING btree ("ideas_id");
  CREATE INDEX "redirects_rels_flagships_id_idx" ON "redirects_rels" USING btree ("flagships_id");
  CREATE INDEX "redirects_rels_custom_pages_id_idx" ON "redirects_rels" USING btree ("custom_pages_id");
  CREATE INDEX "redirects_rels_case_studies_id_idx" ON "redirects_rels" USING btree ("case_studies_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_blog_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_ideas_id_idx" ON "payload_locked_documents_rels" USING btree ("ideas_id");
  CREATE INDEX "payload_locked_documents_rels_flagships_id_idx" ON "payload_locked_documents_rels" USING btree ("flagships_id");
  CREATE INDEX "payload_locked_documents_rels_pricing_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("pricing_plans_id");
  CREATE INDEX "payload_locked_documents_rels_add_ons_id_idx" ON "payload_locked_documents_rels" USING btree ("add_ons_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_custom_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_pages_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_call_types_id_idx" ON "payload_locked_documents_rels" USING btree ("call_types_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "calendar_settings_weekly_hours_order_idx" ON "calendar_settings_weekly_hours" USING btree ("_order");
  CREATE INDEX "calendar_settings_weekly_hours_parent_id_idx" ON "calendar_settings_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "calendar_settings_days_off_order_idx" ON "calendar_settings_days_off" USING btree ("_order");
  CREATE INDEX "calendar_settings_days_off_parent_id_idx" ON "calendar_settings_days_off" USING btree ("_parent_id");
  CREATE INDEX "calendar_settings_special_hours_order_idx" ON "calendar_settings_special_hours" USING btree ("_order");
  CREATE INDEX "calendar_settings_special_hours_parent_id_idx" ON "calendar_settings_special_hours" USING btree ("_parent_id");
  CREATE INDEX "calendar_settings_busy_calendars_order_idx" ON "calendar_settings_busy_calendars" USING btree ("_order");
  CREATE INDEX "calendar_settings_busy_calendars_parent_id_idx" ON "calendar_settings_busy_calendars" USING btree ("_parent_id");
  CREATE INDEX "calendar_settings_numbers_order_parent_idx" ON "calendar_settings_numbers" USING btree ("order","parent_id");
  CREATE INDEX "google_oauth_config_texts_order_parent" ON "google_oauth_config_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_menu_order_idx" ON "site_settings_menu" USING btree ("_order");
  CREATE INDEX "site_settings_menu_parent_id_idx" ON "site_settings_menu" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_order_idx" ON "site_settings_footer" USING btree ("_order");
  CREATE INDEX "site_settings_footer_parent_id_idx" ON "site_settings_footer" USING btree ("_parent_id");`)
  await addRules(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TABLE "custom_pages" CASCADE;
  DROP TABLE "_custom_pages_v" CASCADE;
  DROP TABLE "case_studies_results" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "_case_studies_v_version_results" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "call_types_questions" CASCADE;
  DROP TABLE "call_types" CASCADE;
  DROP TABLE "call_types_texts" CASCADE;
  DROP TABLE "users_public_profile_links" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "user_roles" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "client_registrations" CASCADE;
  DROP TABLE "client_registrations_texts" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "webhooks_events" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "security_events" CASCADE;
  DROP TABLE "security_audit_log" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "calendar_settings_weekly_hours" CASCADE;
  DROP TABLE "calendar_settings_days_off" CASCADE;
  DROP TABLE "calendar_settings_special_hours" CASCADE;
  DROP TABLE "calendar_settings_busy_calendars" CASCADE;
  DROP TABLE "calendar_settings" CASCADE;
  DROP TABLE "calendar_settings_numbers" CASCADE;
  DROP TABLE "google_oauth_config" CASCADE;
  DROP TABLE "google_oauth_config_texts" CASCADE;
  DROP TABLE "site_settings_menu" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings_footer" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "security_settings" CASCADE;
  DROP TYPE "public"."enum_blogs_publication";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_publication";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_faqs_category";
  DROP TYPE "public"."enum__faqs_v_version_category";
  DROP TYPE "public"."enum_ideas_difficulty";
  DROP TYPE "public"."enum_ideas_publication";
  DROP TYPE "public"."enum_ideas_status";
  DROP TYPE "public"."enum__ideas_v_version_difficulty";
  DROP TYPE "public"."enum__ideas_v_version_publication";
  DROP TYPE "public"."enum__ideas_v_version_status";
  DROP TYPE "public"."enum_flagships_publication";
  DROP TYPE "public"."enum_flagships_status";
  DROP TYPE "public"."enum__flagships_v_version_publication";
  DROP TYPE "public"."enum__flagships_v_version_status";
  DROP TYPE "public"."enum_custom_pages_publication";
  DROP TYPE "public"."enum_custom_pages_status";
  DROP TYPE "public"."enum__custom_pages_v_version_publication";
  DROP TYPE "public"."enum__custom_pages_v_version_status";
  DROP TYPE "public"."enum_case_studies_industry";
  DROP TYPE "public"."enum_case_studies_publication";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_industry";
  DROP TYPE "public"."enum__case_studies_v_version_publication";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_pages_key";
  DROP TYPE "public"."enum_pages_publication";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_key";
  DROP TYPE "public"."enum__pages_v_version_publication";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_legal_pages_publication";
  DROP TYPE "public"."enum_legal_pages_slug";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_publication";
  DROP TYPE "public"."enum__legal_pages_v_version_slug";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_inquiries_project_type";
  DROP TYPE "public"."enum_inquiries_budget_range";
  DROP TYPE "public"."enum_inquiries_timeline";
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_inquiries_lost_reason";
  DROP TYPE "public"."enum_inquiries_service_interest";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_meeting_kind";
  DROP TYPE "public"."enum_call_types_questions_kind";
  DROP TYPE "public"."enum_call_types_meeting_kind";
  DROP TYPE "public"."enum_user_roles_role";
  DROP TYPE "public"."enum_invitations_status";
  DROP TYPE "public"."enum_client_registrations_status";
  DROP TYPE "public"."enum_client_registrations_lost_reason";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum_webhooks_events";
  DROP TYPE "public"."enum_security_events_type";
  DROP TYPE "public"."enum_security_events_category";
  DROP TYPE "public"."enum_security_events_severity";
  DROP TYPE "public"."enum_security_audit_log_action";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_calendar_settings_timezone";
  DROP TYPE "public"."enum_calendar_settings_meeting_kind";`)
}
