import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_roles_level" AS ENUM('general', 'specialist', 'super-specialist');
  CREATE TYPE "public"."enum_account_roles_category" AS ENUM('public-health', 'heart', 'cosmetic', 'skin-and-hair', 'psychologist', 'nutrition', 'kids', 'infectious', 'internist', 'skin', 'surgery', 'psychiatrist', 'ent', 'neurology', 'urology', 'blood');
  CREATE TYPE "public"."enum_questions_age_band" AS ENUM('under-2', '2-12', '13-17', '18-39', '40-59', '60-79', '80-over');
  CREATE TYPE "public"."enum_questions_sex" AS ENUM('female', 'male');
  CREATE TYPE "public"."enum_questions_state" AS ENUM('waiting', 'open', 'answered', 'closed', 'hidden', 'withdrawn', 'deleted');
  CREATE TYPE "public"."enum_questions_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_answers_state" AS ENUM('waiting', 'shown', 'hidden', 'withdrawn', 'deleted');
  CREATE TYPE "public"."enum_answers_lang" AS ENUM('fa', 'en');
  ALTER TYPE "public"."enum_search_terms_prefers" ADD VALUE 'question';
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"topic_id" integer,
  	"age_band" "enum_questions_age_band",
  	"sex" "enum_questions_sex",
  	"state" "enum_questions_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"marks" varchar,
  	"reason" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"user_id" integer NOT NULL,
  	"lang" "enum_questions_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question_id" integer NOT NULL,
  	"body" varchar NOT NULL,
  	"sources" varchar,
  	"shown_name" varchar,
  	"state" "enum_answers_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"marks" varchar,
  	"reason" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"user_id" integer NOT NULL,
  	"lang" "enum_answers_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "account_roles" ADD COLUMN "level" "enum_account_roles_level";
  ALTER TABLE "account_roles" ADD COLUMN "category" "enum_account_roles_category";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answers_id" integer;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "questions_code_idx" ON "questions" USING btree ("code");
  CREATE INDEX "questions_topic_idx" ON "questions" USING btree ("topic_id");
  CREATE INDEX "questions_state_idx" ON "questions" USING btree ("state");
  CREATE INDEX "questions_due_at_idx" ON "questions" USING btree ("due_at");
  CREATE INDEX "questions_user_idx" ON "questions" USING btree ("user_id");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "answers_question_idx" ON "answers" USING btree ("question_id");
  CREATE INDEX "answers_state_idx" ON "answers" USING btree ("state");
  CREATE INDEX "answers_due_at_idx" ON "answers" USING btree ("due_at");
  CREATE INDEX "answers_user_idx" ON "answers" USING btree ("user_id");
  CREATE INDEX "answers_updated_at_idx" ON "answers" USING btree ("updated_at");
  CREATE INDEX "answers_created_at_idx" ON "answers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answers_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("answers_id");`);
  // What is public of questions and answers is these two views and nothing else: pages, search, sitemap and API read them alone. [COMM-2]
  await db.execute(sql`
    alter table questions add constraint questions_words check ((state in ('withdrawn', 'deleted')) = (body = '' and title = ''));
    alter table answers add constraint answers_words check ((state in ('withdrawn', 'deleted')) = (body = ''));
    create unique index answers_once on answers (question_id, user_id);
    create index questions_waiting_due on questions (due_at, id) where state = 'waiting';
    create index questions_answerable on questions (state, state_since, id) where state in ('open', 'answered');
    create index questions_public on questions (lang, answered_at desc, id desc) where state in ('answered', 'closed');
    create index answers_waiting_due on answers (due_at, id) where state = 'waiting';
    create index answers_shown on answers (question_id, written_at, id) where state = 'shown';
    create view public_questions as
      select q.id, q.code, q.title, q.body, q.topic_id, q.age_band, q.sex, q.lang, q.state, q.asked_at, q.answered_at, q.edited_at is not null as edited
      from questions q
      where q.state in ('answered', 'closed') and exists (select 1 from answers a where a.question_id = q.id and a.state = 'shown');
    create view public_answers as
      select a.id, a.question_id, a.body, a.sources, a.shown_name, a.lang, a.written_at, a.edited_at is not null as edited, r.level, r.category, r.state is not distinct from 'verified' as verified
      from answers a
      join questions q on q.id = a.question_id and q.state in ('answered', 'closed')
      left join lateral (select r.level, r.category, r.state from account_roles r where r.user_id = a.user_id and r.kind = 'doctor' order by r.state = 'verified' desc, r.id desc limit 1) r on true
      where a.state = 'shown';
    create function question_changed() returns trigger language plpgsql as $f$
    begin
      perform pg_notify('content_changed', 'public_questions');
      perform search_mark('question', new.id);
      return null;
    end $f$;
    create function answer_changed() returns trigger language plpgsql as $f$
    begin
      perform pg_notify('content_changed', 'public_questions');
      perform search_mark('question', new.question_id);
      return null;
    end $f$;
    create function doctor_changed() returns trigger language plpgsql as $f$
    begin
      perform pg_notify('content_changed', 'public_questions');
      return null;
    end $f$;
    create trigger questions_public_changed after update on questions for each row
      when (old.state in ('answered', 'closed') or new.state in ('answered', 'closed')) execute function question_changed();
    create trigger answers_shown_changed after update on answers for each row
      when (old.state = 'shown' or new.state = 'shown') execute function answer_changed();
    create trigger account_roles_doctor_changed after update on account_roles for each row when (new.kind = 'doctor') execute function doctor_changed();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger account_roles_doctor_changed on account_roles;
    drop view public_answers;
    drop view public_questions;
    delete from search_stale where kind = 'question';
    delete from search_entries where kind = 'question';
    update search_terms set prefers = null where prefers = 'question';`);
  await db.execute(sql`
   ALTER TABLE "questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "answers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answers_fk";
  
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_prefers";
  CREATE TYPE "public"."enum_search_terms_prefers" AS ENUM('product', 'manual', 'page', 'service', 'article');
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE "public"."enum_search_terms_prefers" USING "prefers"::"public"."enum_search_terms_prefers";
  DROP INDEX "payload_locked_documents_rels_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_answers_id_idx";
  ALTER TABLE "account_roles" DROP COLUMN "level";
  ALTER TABLE "account_roles" DROP COLUMN "category";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answers_id";
  DROP TYPE "public"."enum_account_roles_level";
  DROP TYPE "public"."enum_account_roles_category";
  DROP TYPE "public"."enum_questions_age_band";
  DROP TYPE "public"."enum_questions_sex";
  DROP TYPE "public"."enum_questions_state";
  DROP TYPE "public"."enum_questions_lang";
  DROP TYPE "public"."enum_answers_state";
  DROP TYPE "public"."enum_answers_lang";`);
  await db.execute(sql`drop function question_changed(), answer_changed(), doctor_changed();`);
}
