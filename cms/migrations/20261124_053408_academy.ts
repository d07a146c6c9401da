import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_level" AS ENUM('basic', 'advanced');
  ALTER TYPE "public"."enum_discount_codes_holds_for" ADD VALUE 'course';
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" text NOT NULL,
  	"cohort_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"lang" text NOT NULL,
  	"state" text NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"held_until" timestamp (3) with time zone NOT NULL,
  	"price_toman" bigint NOT NULL,
  	"paid_toman" bigint DEFAULT 0 NOT NULL,
  	CONSTRAINT "enrolments_price" CHECK ("enrolments"."price_toman" > 0 and "enrolments"."paid_toman" >= 0)
  );
  
  CREATE TABLE "seat_counters" (
  	"cohort_id" integer PRIMARY KEY NOT NULL,
  	"seats" integer NOT NULL,
  	"seats_left" integer NOT NULL,
  	"called_off_at" timestamp (3) with time zone,
  	"updated_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "seat_counters_left" CHECK ("seat_counters"."seats_left" between 0 and "seat_counters"."seats")
  );
  
  CREATE TABLE "seat_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cohort_id" integer NOT NULL,
  	"delta" integer NOT NULL,
  	"reason" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"published" boolean DEFAULT false NOT NULL,
  	"level" "enum_courses_level" NOT NULL,
  	"hours" numeric NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"outcomes" varchar NOT NULL,
  	"for_whom" varchar,
  	"needed" varchar,
  	"teacher" varchar NOT NULL,
  	"teacher_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cohorts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_id" integer NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"enrol_from" timestamp(3) with time zone NOT NULL,
  	"enrol_until" timestamp(3) with time zone NOT NULL,
  	"price_toman" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cohorts_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_id" integer NOT NULL,
  	"slug" varchar NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"minutes" numeric NOT NULL,
  	"free" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lessons_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cohorts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lessons_id" integer;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cohorts_locales" ADD CONSTRAINT "cohorts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cohorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons_locales" ADD CONSTRAINT "lessons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "enrolments_code" ON "enrolments" USING btree ("code");
  CREATE UNIQUE INDEX "enrolments_one_seat" ON "enrolments" USING btree ("cohort_id","user_id") WHERE "enrolments"."state" in ('held', 'paid', 'under-way', 'finished');
  CREATE INDEX "enrolments_held" ON "enrolments" USING btree ("held_until") WHERE "enrolments"."state" = 'held';
  CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("user_id","id");
  CREATE INDEX "seat_moves_cohort" ON "seat_moves" USING btree ("cohort_id","id");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cohorts_course_idx" ON "cohorts" USING btree ("course_id");
  CREATE INDEX "cohorts_starts_at_idx" ON "cohorts" USING btree ("starts_at");
  CREATE INDEX "cohorts_updated_at_idx" ON "cohorts" USING btree ("updated_at");
  CREATE INDEX "cohorts_created_at_idx" ON "cohorts" USING btree ("created_at");
  CREATE UNIQUE INDEX "cohorts_locales_locale_parent_id_unique" ON "cohorts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("course_id");
  CREATE INDEX "lessons_slug_idx" ON "lessons" USING btree ("slug");
  CREATE INDEX "lessons_updated_at_idx" ON "lessons" USING btree ("updated_at");
  CREATE INDEX "lessons_created_at_idx" ON "lessons" USING btree ("created_at");
  CREATE UNIQUE INDEX "lessons_locales_locale_parent_id_unique" ON "lessons_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cohorts_fk" FOREIGN KEY ("cohorts_id") REFERENCES "public"."cohorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_cohorts_id_idx" ON "payload_locked_documents_rels" USING btree ("cohorts_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");
  alter table enrolments add constraint enrolments_cohort_fk foreign key (cohort_id) references cohorts(id);
  alter table enrolments add constraint enrolments_user_fk foreign key (user_id) references users(id);
  alter table seat_counters add constraint seat_counters_cohort_fk foreign key (cohort_id) references cohorts(id) on delete cascade;
  alter table seat_moves add constraint seat_moves_cohort_fk foreign key (cohort_id) references cohorts(id) on delete cascade;
  create trigger courses_changed after insert or update or delete or truncate on courses for each statement execute function content_changed();
  create trigger courses_locales_changed after insert or update or delete or truncate on courses_locales for each statement execute function content_changed();
  create trigger cohorts_changed after insert or update or delete or truncate on cohorts for each statement execute function content_changed();
  create trigger cohorts_locales_changed after insert or update or delete or truncate on cohorts_locales for each statement execute function content_changed();
  create trigger lessons_changed after insert or update or delete or truncate on lessons for each statement execute function content_changed();
  create trigger lessons_locales_changed after insert or update or delete or truncate on lessons_locales for each statement execute function content_changed();
  create trigger seat_counters_changed after insert or update or delete or truncate on seat_counters for each statement execute function content_changed();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seat_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seat_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cohorts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cohorts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "seat_counters" CASCADE;
  DROP TABLE "seat_moves" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "cohorts" CASCADE;
  DROP TABLE "cohorts_locales" CASCADE;
  DROP TABLE "lessons" CASCADE;
  DROP TABLE "lessons_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cohorts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lessons_fk";
  
  ALTER TABLE "discount_codes_holds_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_discount_codes_holds_for";
  CREATE TYPE "public"."enum_discount_codes_holds_for" AS ENUM('goods', 'group-share');
  ALTER TABLE "discount_codes_holds_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum_discount_codes_holds_for" USING "value"::"public"."enum_discount_codes_holds_for";
  DROP INDEX "payload_locked_documents_rels_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_cohorts_id_idx";
  DROP INDEX "payload_locked_documents_rels_lessons_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cohorts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lessons_id";
  DROP TYPE "public"."enum_courses_level";`);
}
