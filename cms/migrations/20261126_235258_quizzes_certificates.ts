import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quiz_items_kind" AS ENUM('one', 'many', 'number', 'mark', 'interval');
  CREATE TYPE "public"."enum_quiz_items_signal" AS ENUM('ecg', 'heart-sound');
  CREATE TABLE "lesson_progress" (
  	"user_id" integer NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"opened_at" timestamp (3) with time zone NOT NULL,
  	"place" integer DEFAULT 0 NOT NULL,
  	"done_at" timestamp (3) with time zone,
  	"revision" timestamp (3) with time zone,
  	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
  	CONSTRAINT "lesson_progress_place" CHECK ("lesson_progress"."place" between 0 and 100),
  	CONSTRAINT "lesson_progress_done" CHECK (("lesson_progress"."done_at" is null) = ("lesson_progress"."revision" is null))
  );
  
  CREATE TABLE "quiz_tries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"once" text NOT NULL,
  	"answers" jsonb NOT NULL,
  	"results" jsonb NOT NULL,
  	"right_answers" integer NOT NULL,
  	"asked" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "quiz_tries_right" CHECK ("quiz_tries"."asked" > 0 and "quiz_tries"."right_answers" between 0 and "quiz_tries"."asked")
  );
  
  CREATE TABLE "quiz_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"kind" "enum_quiz_items_kind" NOT NULL,
  	"signal" "enum_quiz_items_signal",
  	"plan" varchar,
  	"answer" varchar NOT NULL,
  	"tolerance" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quiz_items_locales" (
  	"prompt" varchar NOT NULL,
  	"choices" varchar,
  	"why" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"check" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"enrolment" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"course" varchar NOT NULL,
  	"title_fa" varchar NOT NULL,
  	"title_en" varchar NOT NULL,
  	"hours" numeric NOT NULL,
  	"score" numeric,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"signed" varchar NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"why" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quiz_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_items_locales" ADD CONSTRAINT "quiz_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "quiz_tries_once" ON "quiz_tries" USING btree ("user_id","once");
  CREATE INDEX "quiz_tries_lesson" ON "quiz_tries" USING btree ("user_id","lesson_id","id");
  CREATE INDEX "quiz_items_lesson_idx" ON "quiz_items" USING btree ("lesson_id");
  CREATE INDEX "quiz_items_updated_at_idx" ON "quiz_items" USING btree ("updated_at");
  CREATE INDEX "quiz_items_created_at_idx" ON "quiz_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "quiz_items_locales_locale_parent_id_unique" ON "quiz_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");
  CREATE UNIQUE INDEX "certificates_enrolment_idx" ON "certificates" USING btree ("enrolment");
  CREATE INDEX "certificates_issued_at_idx" ON "certificates" USING btree ("issued_at");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_items_fk" FOREIGN KEY ("quiz_items_id") REFERENCES "public"."quiz_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quiz_items_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_items_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  alter table lesson_progress add constraint lesson_progress_user_fk foreign key (user_id) references users(id) on delete cascade;
  alter table lesson_progress add constraint lesson_progress_lesson_fk foreign key (lesson_id) references lessons(id) on delete cascade;
  alter table quiz_tries add constraint quiz_tries_user_fk foreign key (user_id) references users(id) on delete cascade;
  alter table quiz_tries add constraint quiz_tries_lesson_fk foreign key (lesson_id) references lessons(id) on delete cascade;
  alter table certificates add constraint certificates_score check (score is null or score between 0 and 100);
  alter table certificates add constraint certificates_withdrawn check ((revoked_at is null) = (why is null));
  create function keep_certificate() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then raise exception 'a certificate is withdrawn, never deleted'; end if;
      if (to_jsonb(new) - array['revoked_at', 'why', 'updated_at']) is distinct from (to_jsonb(old) - array['revoked_at', 'why', 'updated_at'])
        or old.revoked_at is not null then raise exception 'what was signed is never changed'; end if;
      return new;
    end $f$;
  create trigger certificates_kept before update or delete on certificates for each row execute function keep_certificate();
  create trigger quiz_tries_kept before update on quiz_tries for each row execute function append_only();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_progress" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_tries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lesson_progress" CASCADE;
  DROP TABLE "quiz_tries" CASCADE;
  DROP TABLE "quiz_items" CASCADE;
  DROP TABLE "quiz_items_locales" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP FUNCTION keep_certificate();
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quiz_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  DROP INDEX "payload_locked_documents_rels_quiz_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quiz_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  DROP TYPE "public"."enum_quiz_items_kind";
  DROP TYPE "public"."enum_quiz_items_signal";`);
}
