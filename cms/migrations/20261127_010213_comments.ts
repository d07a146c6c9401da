import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_state" AS ENUM('waiting', 'shown', 'hidden', 'withdrawn', 'deleted');
  CREATE TYPE "public"."enum_comments_lang" AS ENUM('fa', 'en');
  CREATE TABLE "comment_prints" (
  	"hash" text NOT NULL,
  	"day" date NOT NULL,
  	CONSTRAINT "comment_prints_day_hash_pk" PRIMARY KEY("day","hash")
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer NOT NULL,
  	"parent_id" integer,
  	"author_id" integer,
  	"shown_name" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"state" "enum_comments_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"marks" varchar,
  	"reason" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"user_id" integer,
  	"lang" "enum_comments_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_state_idx" ON "comments" USING btree ("state");
  CREATE INDEX "comments_due_at_idx" ON "comments" USING btree ("due_at");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");`);
  await guards(db);
}

/** What the database itself holds: words that are gone are gone, one level of answers under the same article, and the word to the kept page of that article alone. */
async function guards(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    alter table comments add constraint comments_words check ((state in ('withdrawn', 'deleted')) = (body = ''));
    alter table comments add constraint comments_due check ((state = 'waiting') = (due_at is not null));
    alter table comments add constraint comments_answer_by check (parent_id is null or user_id is null);
    alter table comments add constraint comments_author check (author_id is null or parent_id is not null);
    create index comments_shown on comments (post_id, written_at desc, id desc) where state = 'shown';
    create index comments_waiting_due on comments (due_at, id) where state = 'waiting';
    create index comments_mine on comments (user_id, written_at desc, id desc) where user_id is not null;

    create function comments_answer() returns trigger language plpgsql as $f$
    begin
      if not exists (select from comments c where c.id = new.parent_id and c.post_id = new.post_id and c.parent_id is null) then
        raise exception 'comments_answer: an answer stands under a comment on the same article' using errcode = 'check_violation';
      end if;
      return new;
    end $f$;
    create trigger comments_answer before insert or update of parent_id, post_id on comments for each row
      when (new.parent_id is not null) execute function comments_answer();

    -- With a column's name it tells of the rows of that value alone: what is made of them has noted them by this name.
    create or replace function content_changed() returns trigger language plpgsql as $f$
    begin
      if tg_nargs > 0 then
        perform pg_notify('content_changed', tg_table_name || '_of_' || (to_jsonb(new) ->> tg_argv[0]));
      else
        perform pg_notify('content_changed', tg_table_name);
      end if;
      return null;
    end $f$;
    create trigger comments_shown_changed after update on comments for each row
      when (old.state = 'shown' or new.state = 'shown') execute function content_changed('post_id');
    create trigger comments_shown_made after insert on comments for each row when (new.state = 'shown') execute function content_changed('post_id');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The function that tells of changes stays as it is: without a column's name it does what it did.
  await db.execute(sql`
   ALTER TABLE "comment_prints" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comment_prints" CASCADE;
  DROP TABLE "comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  DROP TYPE "public"."enum_comments_state";
  DROP TYPE "public"."enum_comments_lang";
  drop function comments_answer();`);
}
