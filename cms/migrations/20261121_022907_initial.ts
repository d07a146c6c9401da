import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_products_audiences" AS ENUM('family', 'doctor', 'student', 'veterinarian', 'cardiologist', 'paediatric', 'hearing-impaired');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('stethoscope', 'ecg', 'blood-pressure', 'ultrasound', 'family-package', 'doctor-package');
  CREATE TYPE "public"."enum_products_drawing" AS ENUM('ns0', 'ns1', 'nh1', 'nb1', 'ni1');
  CREATE TYPE "public"."enum_products_stage" AS ENUM('glaze', 'sand', 'rose', 'mist');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_audiences" AS ENUM('family', 'doctor', 'student', 'veterinarian', 'cardiologist', 'paediatric', 'hearing-impaired');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('stethoscope', 'ecg', 'blood-pressure', 'ultrasound', 'family-package', 'doctor-package');
  CREATE TYPE "public"."enum__products_v_version_drawing" AS ENUM('ns0', 'ns1', 'nh1', 'nb1', 'ni1');
  CREATE TYPE "public"."enum__products_v_version_stage" AS ENUM('glaze', 'sand', 'rose', 'mist');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_features_type" AS ENUM('COLOR', 'ENGRAVING');
  CREATE TYPE "public"."enum_discount_codes_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('public', 'specialized', 'statistics');
  CREATE TYPE "public"."enum_posts_drawing" AS ENUM('ns0', 'ns1', 'nh1', 'nb1', 'ni1');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('public', 'specialized', 'statistics');
  CREATE TYPE "public"."enum__posts_v_version_drawing" AS ENUM('ns0', 'ns1', 'nh1', 'nb1', 'ni1');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_holidays_kind" AS ENUM('solar', 'lunar', 'decree');
  CREATE TYPE "public"."enum_holidays_certainty" AS ENUM('official', 'forecast');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('awaiting-payment', 'placed', 'under-review', 'queued', 'confirmed', 'dispatched', 'delivered', 'cancelled', 'refund-pending', 'refunded', 'replacement');
  CREATE TYPE "public"."enum_orders_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_orders_source" AS ENUM('WEBSITE', 'ANDROID_APP');
  CREATE TYPE "public"."enum_users_gender" AS ENUM('female', 'male', 'unsaid');
  CREATE TYPE "public"."enum_users_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_users_source" AS ENUM('WEBSITE', 'ANDROID_APP');
  CREATE TYPE "public"."enum_subscriptions_channel" AS ENUM('phone', 'email');
  CREATE TYPE "public"."enum_subscriptions_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('editor', 'support', 'after-sales', 'operations', 'administrator');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"actor" text NOT NULL,
  	"action" text NOT NULL,
  	"subject" text NOT NULL,
  	"facts" jsonb NOT NULL,
  	"request_id" text NOT NULL
  );
  
  CREATE TABLE "cart_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart_id" integer NOT NULL,
  	"line_key" text NOT NULL,
  	"variant_id" integer NOT NULL,
  	"feature_ids" integer[] NOT NULL,
  	"engraving" text[] NOT NULL,
  	"quantity" integer NOT NULL,
  	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 1000)
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"token_hash" text,
  	"code_id" integer,
  	"wiped_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "carts_one_owner" CHECK (("carts"."user_id" is null) <> ("carts"."token_hash" is null))
  );
  
  CREATE TABLE "code_counters" (
  	"code_id" integer PRIMARY KEY NOT NULL,
  	"used" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "code_counters_not_negative" CHECK ("code_counters"."used" >= 0)
  );
  
  CREATE TABLE "code_user_counters" (
  	"code_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"used" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "code_user_counters_code_id_user_id_pk" PRIMARY KEY("code_id","user_id"),
  	CONSTRAINT "code_user_counters_not_negative" CHECK ("code_user_counters"."used" >= 0)
  );
  
  CREATE TABLE "code_uses" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"code_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"state" text NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"user_id" integer NOT NULL,
  	"document" text NOT NULL,
  	"version" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
  );
  
  CREATE TABLE "deadlines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"subject" text NOT NULL,
  	"calendar" text NOT NULL,
  	"starts_at" timestamp (3) with time zone NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"closed_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "heartbeats" (
  	"process" text PRIMARY KEY NOT NULL,
  	"role" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "holds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"variant_id" integer NOT NULL,
  	"quantity" integer NOT NULL,
  	"state" text NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "holds_quantity_positive" CHECK ("holds"."quantity" > 0)
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" text PRIMARY KEY NOT NULL,
  	"cause" text NOT NULL,
  	"subject" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "ledger_postings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry_id" text NOT NULL,
  	"account" text NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount_toman" <> 0)
  );
  
  CREATE TABLE "login_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"channel" text NOT NULL,
  	"address_hash" text NOT NULL,
  	"address" text NOT NULL,
  	"user_id" integer,
  	"code_hmac" text NOT NULL,
  	"ip_hash" text NOT NULL,
  	"source" text NOT NULL,
  	"tries" smallint DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"verified_at" timestamp (3) with time zone,
  	"used_at" timestamp (3) with time zone,
  	CONSTRAINT "login_challenges_tries" CHECK ("login_challenges"."tries" between 0 and 5)
  );
  
  CREATE TABLE "messages" (
  	"id" text PRIMARY KEY NOT NULL,
  	"channel" text NOT NULL,
  	"notice" text NOT NULL,
  	"recipient" text NOT NULL,
  	"lang" text NOT NULL,
  	"facts" jsonb NOT NULL,
  	"body" text NOT NULL,
  	"promise" text NOT NULL,
  	"state" text NOT NULL,
  	"provider_id" text,
  	"last_error" text,
  	"attempts" smallint DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"expires_at" timestamp (3) with time zone,
  	"sent_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "once_keys" (
  	"actor" text NOT NULL,
  	"form" text NOT NULL,
  	"key" text NOT NULL,
  	"body_hash" text NOT NULL,
  	"result" jsonb NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "once_keys_actor_form_key_pk" PRIMARY KEY("actor","form","key")
  );
  
  CREATE TABLE "order_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"facts" jsonb NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "order_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"position" smallint NOT NULL,
  	"variant_id" integer NOT NULL,
  	"sku" text NOT NULL,
  	"name_fa" text NOT NULL,
  	"name_en" text NOT NULL,
  	"drawing" text NOT NULL,
  	"colour" text,
  	"colour_feature_id" integer,
  	"engraving_feature_id" integer,
  	"engraving" text[] NOT NULL,
  	"quantity" integer NOT NULL,
  	"unit_toman" bigint NOT NULL,
  	"engraving_toman" bigint NOT NULL,
  	"discount_toman" bigint NOT NULL,
  	"total_toman" bigint NOT NULL,
  	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
  	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_toman" = ("order_lines"."unit_toman" + "order_lines"."engraving_toman") * "order_lines"."quantity" - "order_lines"."discount_toman" and "order_lines"."total_toman" >= 0)
  );
  
  CREATE TABLE "outbox" (
  	"id" text PRIMARY KEY NOT NULL,
  	"queue" text NOT NULL,
  	"kind" text NOT NULL,
  	"payload" jsonb NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"relayed_at" timestamp (3) with time zone,
  	"done_at" timestamp (3) with time zone,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"last_error" text,
  	"dead_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "payments" (
  	"id" text PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider" text NOT NULL,
  	"state" text NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"authority" text,
  	"ref_id" text,
  	"card_mask" text,
  	"failure" text,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"requested_at" timestamp (3) with time zone,
  	"settled_at" timestamp (3) with time zone,
  	"next_check_at" timestamp (3) with time zone,
  	"checks" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "payments_amount" CHECK ("payments"."amount_toman" > 0)
  );
  
  CREATE TABLE "sessions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"token_hash" text NOT NULL,
  	"source" text NOT NULL,
  	"user_agent" text DEFAULT '' NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"seen_at" timestamp (3) with time zone NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "staff_factors" (
  	"staff_id" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp (3) with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"tries" smallint DEFAULT 0 NOT NULL,
  	"locked_until" timestamp (3) with time zone
  );
  
  CREATE TABLE "staff_verified" (
  	"sid" text PRIMARY KEY NOT NULL,
  	"staff_id" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "stock" (
  	"variant_id" integer PRIMARY KEY NOT NULL,
  	"available" integer DEFAULT 0 NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "stock_never_below_zero" CHECK ("stock"."available" >= 0)
  );
  
  CREATE TABLE "stock_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer NOT NULL,
  	"delta" integer NOT NULL,
  	"cause" text NOT NULL,
  	"subject" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_audiences",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "products_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant_id" integer,
  	"quantity" numeric DEFAULT 1
  );
  
  CREATE TABLE "products_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_products_kind",
  	"drawing" "enum_products_drawing",
  	"stage" "enum_products_stage" DEFAULT 'glaze',
  	"rank" numeric DEFAULT 100,
  	"engraving_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"use_line" varchar,
  	"summary" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_products_v_version_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_audiences",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer,
  	"quantity" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__products_v_version_kind",
  	"version_drawing" "enum__products_v_version_drawing",
  	"version_stage" "enum__products_v_version_stage" DEFAULT 'glaze',
  	"version_rank" numeric DEFAULT 100,
  	"version_engraving_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_use_line" varchar,
  	"version_summary" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "variants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"product_id" integer NOT NULL,
  	"price_toman" numeric NOT NULL,
  	"sellable" boolean DEFAULT true NOT NULL,
  	"line_limit" numeric DEFAULT 20 NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "variants_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"type" "enum_features_type" NOT NULL,
  	"extra_toman" numeric DEFAULT 0 NOT NULL,
  	"available" boolean DEFAULT true NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "features_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "discount_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_discount_codes_kind" NOT NULL,
  	"value" numeric NOT NULL,
  	"maximum_toman" numeric,
  	"minimum_toman" numeric,
  	"uses_limit" numeric,
  	"per_user_limit" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"active" boolean DEFAULT true NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discount_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"variants_id" integer
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category" "enum_posts_category",
  	"minutes" numeric,
  	"drawing" "enum_posts_drawing",
  	"cover_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category" "enum__posts_v_version_category",
  	"version_minutes" numeric,
  	"version_drawing" "enum__posts_v_version_drawing",
  	"version_cover_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" "enum_holidays_kind" NOT NULL,
  	"certainty" "enum_holidays_certainty" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"state" "enum_orders_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"user_id" integer NOT NULL,
  	"lang" "enum_orders_lang" NOT NULL,
  	"item_count" numeric NOT NULL,
  	"goods_toman" numeric NOT NULL,
  	"discount_toman" numeric NOT NULL,
  	"delivery_toman" numeric NOT NULL,
  	"total_toman" numeric NOT NULL,
  	"paid_toman" numeric DEFAULT 0 NOT NULL,
  	"discount_code" varchar,
  	"receiver_name" varchar NOT NULL,
  	"receiver_phone" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"province" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"full_address" varchar NOT NULL,
  	"unit" varchar,
  	"plate" varchar,
  	"postal_code" varchar NOT NULL,
  	"courier_note" varchar,
  	"placed_at" timestamp(3) with time zone,
  	"queued_for" timestamp(3) with time zone,
  	"promised_by" timestamp(3) with time zone,
  	"hold_until" timestamp(3) with time zone,
  	"source" "enum_orders_source" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"email_confirmed_at" timestamp(3) with time zone,
  	"first_name" varchar,
  	"last_name" varchar,
  	"job" varchar,
  	"birth_day" varchar,
  	"gender" "enum_users_gender",
  	"residence" varchar,
  	"history" varchar,
  	"adult_confirmed_at" timestamp(3) with time zone,
  	"lang" "enum_users_lang" DEFAULT 'fa' NOT NULL,
  	"source" "enum_users_source" DEFAULT 'WEBSITE' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"receiver_name" varchar NOT NULL,
  	"receiver_phone" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"province" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"full_address" varchar NOT NULL,
  	"unit" varchar,
  	"plate" varchar,
  	"postal_code" varchar NOT NULL,
  	"removed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact" varchar NOT NULL,
  	"channel" "enum_subscriptions_channel" NOT NULL,
  	"lang" "enum_subscriptions_lang" NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"variants_id" integer,
  	"features_id" integer,
  	"discount_codes_id" integer,
  	"tags_id" integer,
  	"posts_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"holidays_id" integer,
  	"orders_id" integer,
  	"users_id" integer,
  	"addresses_id" integer,
  	"subscriptions_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"terms_version" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"address" varchar NOT NULL,
  	"support_hours" varchar NOT NULL,
  	"footer_line" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "products_audiences" ADD CONSTRAINT "products_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures" ADD CONSTRAINT "products_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_contents" ADD CONSTRAINT "products_contents_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_contents" ADD CONSTRAINT "products_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_gallery" ADD CONSTRAINT "products_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_gallery" ADD CONSTRAINT "products_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_engraving_id_features_id_fk" FOREIGN KEY ("engraving_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_audiences" ADD CONSTRAINT "_products_v_version_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_figures" ADD CONSTRAINT "_products_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_contents" ADD CONSTRAINT "_products_v_version_contents_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_contents" ADD CONSTRAINT "_products_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_engraving_id_features_id_fk" FOREIGN KEY ("version_engraving_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_locales" ADD CONSTRAINT "variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discount_codes_fk" FOREIGN KEY ("discount_codes_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addresses_fk" FOREIGN KEY ("addresses_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","id");
  CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");
  CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("cart_id","line_key");
  CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("user_id");
  CREATE UNIQUE INDEX "carts_token" ON "carts" USING btree ("token_hash");
  CREATE INDEX "code_uses_code" ON "code_uses" USING btree ("code_id","user_id");
  CREATE UNIQUE INDEX "deadlines_once" ON "deadlines" USING btree ("subject","kind","starts_at");
  CREATE INDEX "deadlines_open" ON "deadlines" USING btree ("due_at") WHERE "deadlines"."closed_at" is null;
  CREATE UNIQUE INDEX "holds_once" ON "holds" USING btree ("order_id","variant_id");
  CREATE INDEX "holds_due" ON "holds" USING btree ("expires_at") WHERE "holds"."state" = 'held';
  CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("cause","subject");
  CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account","id");
  CREATE INDEX "ledger_postings_entry" ON "ledger_postings" USING btree ("entry_id");
  CREATE UNIQUE INDEX "login_challenges_token" ON "login_challenges" USING btree ("token_hash");
  CREATE INDEX "login_challenges_address" ON "login_challenges" USING btree ("address_hash","created_at");
  CREATE INDEX "login_challenges_ip" ON "login_challenges" USING btree ("ip_hash","created_at");
  CREATE INDEX "messages_recent" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");
  CREATE INDEX "once_keys_at" ON "once_keys" USING btree ("at");
  CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");
  CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");
  CREATE INDEX "outbox_to_relay" ON "outbox" USING btree ("due_at") WHERE "outbox"."relayed_at" is null;
  CREATE INDEX "outbox_open" ON "outbox" USING btree ("relayed_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;
  CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;
  CREATE UNIQUE INDEX "payments_authority" ON "payments" USING btree ("provider","authority");
  CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("provider","ref_id");
  CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'paid';
  CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;
  CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");
  CREATE UNIQUE INDEX "stock_moves_once" ON "stock_moves" USING btree ("subject","cause","variant_id");
  CREATE INDEX "stock_moves_variant" ON "stock_moves" USING btree ("variant_id","id");
  CREATE INDEX "products_audiences_order_idx" ON "products_audiences" USING btree ("order");
  CREATE INDEX "products_audiences_parent_idx" ON "products_audiences" USING btree ("parent_id");
  CREATE INDEX "products_figures_order_idx" ON "products_figures" USING btree ("_order");
  CREATE INDEX "products_figures_parent_id_idx" ON "products_figures" USING btree ("_parent_id");
  CREATE INDEX "products_figures_locale_idx" ON "products_figures" USING btree ("_locale");
  CREATE INDEX "products_contents_order_idx" ON "products_contents" USING btree ("_order");
  CREATE INDEX "products_contents_parent_id_idx" ON "products_contents" USING btree ("_parent_id");
  CREATE INDEX "products_contents_variant_idx" ON "products_contents" USING btree ("variant_id");
  CREATE INDEX "products_gallery_order_idx" ON "products_gallery" USING btree ("_order");
  CREATE INDEX "products_gallery_parent_id_idx" ON "products_gallery" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_image_idx" ON "products_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_rank_idx" ON "products" USING btree ("rank");
  CREATE INDEX "products_engraving_idx" ON "products" USING btree ("engraving_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_features_id_idx" ON "products_rels" USING btree ("features_id");
  CREATE INDEX "products_rels_tags_id_idx" ON "products_rels" USING btree ("tags_id");
  CREATE INDEX "_products_v_version_audiences_order_idx" ON "_products_v_version_audiences" USING btree ("order");
  CREATE INDEX "_products_v_version_audiences_parent_idx" ON "_products_v_version_audiences" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_figures_order_idx" ON "_products_v_version_figures" USING btree ("_order");
  CREATE INDEX "_products_v_version_figures_parent_id_idx" ON "_products_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_figures_locale_idx" ON "_products_v_version_figures" USING btree ("_locale");
  CREATE INDEX "_products_v_version_contents_order_idx" ON "_products_v_version_contents" USING btree ("_order");
  CREATE INDEX "_products_v_version_contents_parent_id_idx" ON "_products_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_contents_variant_idx" ON "_products_v_version_contents" USING btree ("variant_id");
  CREATE INDEX "_products_v_version_gallery_order_idx" ON "_products_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_products_v_version_gallery_parent_id_idx" ON "_products_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_image_idx" ON "_products_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_rank_idx" ON "_products_v" USING btree ("version_rank");
  CREATE INDEX "_products_v_version_version_engraving_idx" ON "_products_v" USING btree ("version_engraving_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_features_id_idx" ON "_products_v_rels" USING btree ("features_id");
  CREATE INDEX "_products_v_rels_tags_id_idx" ON "_products_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "variants_sku_idx" ON "variants" USING btree ("sku");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE UNIQUE INDEX "variants_locales_locale_parent_id_unique" ON "variants_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "features_code_idx" ON "features" USING btree ("code");
  CREATE INDEX "features_updated_at_idx" ON "features" USING btree ("updated_at");
  CREATE INDEX "features_created_at_idx" ON "features" USING btree ("created_at");
  CREATE UNIQUE INDEX "features_locales_locale_parent_id_unique" ON "features_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "discount_codes_code_idx" ON "discount_codes" USING btree ("code");
  CREATE INDEX "discount_codes_updated_at_idx" ON "discount_codes" USING btree ("updated_at");
  CREATE INDEX "discount_codes_created_at_idx" ON "discount_codes" USING btree ("created_at");
  CREATE INDEX "discount_codes_rels_order_idx" ON "discount_codes_rels" USING btree ("order");
  CREATE INDEX "discount_codes_rels_parent_idx" ON "discount_codes_rels" USING btree ("parent_id");
  CREATE INDEX "discount_codes_rels_path_idx" ON "discount_codes_rels" USING btree ("path");
  CREATE INDEX "discount_codes_rels_variants_id_idx" ON "discount_codes_rels" USING btree ("variants_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "holidays_day_idx" ON "holidays" USING btree ("day");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "orders_code_idx" ON "orders" USING btree ("code");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE INDEX "orders_due_at_idx" ON "orders" USING btree ("due_at");
  CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_phone_idx" ON "users" USING btree ("phone");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscriptions_contact_idx" ON "subscriptions" USING btree ("contact");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("variants_id");
  CREATE INDEX "payload_locked_documents_rels_features_id_idx" ON "payload_locked_documents_rels" USING btree ("features_id");
  CREATE INDEX "payload_locked_documents_rels_discount_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("discount_codes_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("addresses_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "code_counters" CASCADE;
  DROP TABLE "code_user_counters" CASCADE;
  DROP TABLE "code_uses" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "deadlines" CASCADE;
  DROP TABLE "heartbeats" CASCADE;
  DROP TABLE "holds" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "ledger_postings" CASCADE;
  DROP TABLE "login_challenges" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "once_keys" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "order_lines" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "staff_factors" CASCADE;
  DROP TABLE "staff_verified" CASCADE;
  DROP TABLE "stock" CASCADE;
  DROP TABLE "stock_moves" CASCADE;
  DROP TABLE "products_audiences" CASCADE;
  DROP TABLE "products_figures" CASCADE;
  DROP TABLE "products_contents" CASCADE;
  DROP TABLE "products_gallery" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_audiences" CASCADE;
  DROP TABLE "_products_v_version_figures" CASCADE;
  DROP TABLE "_products_v_version_contents" CASCADE;
  DROP TABLE "_products_v_version_gallery" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "variants_locales" CASCADE;
  DROP TABLE "features" CASCADE;
  DROP TABLE "features_locales" CASCADE;
  DROP TABLE "discount_codes" CASCADE;
  DROP TABLE "discount_codes_rels" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_audiences";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_drawing";
  DROP TYPE "public"."enum_products_stage";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_audiences";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_drawing";
  DROP TYPE "public"."enum__products_v_version_stage";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_features_type";
  DROP TYPE "public"."enum_discount_codes_kind";
  DROP TYPE "public"."enum_posts_category";
  DROP TYPE "public"."enum_posts_drawing";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_category";
  DROP TYPE "public"."enum__posts_v_version_drawing";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_holidays_kind";
  DROP TYPE "public"."enum_holidays_certainty";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_lang";
  DROP TYPE "public"."enum_orders_source";
  DROP TYPE "public"."enum_users_gender";
  DROP TYPE "public"."enum_users_lang";
  DROP TYPE "public"."enum_users_source";
  DROP TYPE "public"."enum_subscriptions_channel";
  DROP TYPE "public"."enum_subscriptions_lang";
  DROP TYPE "public"."enum_staff_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
