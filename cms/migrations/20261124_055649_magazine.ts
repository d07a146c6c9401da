import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_kind" AS ENUM('article', 'news');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('article', 'news');
  CREATE TABLE "posts_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"year" numeric,
  	"url" varchar
  );
  
  CREATE TABLE "_posts_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"year" numeric,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "topics_locales" (
  	"title" varchar NOT NULL,
  	"synonyms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"photo_id" integer,
  	"council_number" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"title" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "kind" "enum_posts_kind" DEFAULT 'article';
  ALTER TABLE "posts" ADD COLUMN "reviewed_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "review_due_at" timestamp(3) with time zone;
  ALTER TABLE "posts_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "minutes" numeric;
  ALTER TABLE "posts_locales" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "posts_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "posts_locales" ADD COLUMN "revised_at" timestamp(3) with time zone;
  ALTER TABLE "posts_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "posts_rels" ADD COLUMN "topics_id" integer;
  ALTER TABLE "posts_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_kind" "enum__posts_v_version_kind" DEFAULT 'article';
  ALTER TABLE "_posts_v" ADD COLUMN "version_reviewed_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_due_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_minutes" numeric;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_shown_from" timestamp(3) with time zone;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "topics_id" integer;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "tags_locales" ADD COLUMN "synonyms" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "posts_sources" ADD CONSTRAINT "posts_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_sources" ADD CONSTRAINT "_posts_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics" ADD CONSTRAINT "topics_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_sources_order_idx" ON "posts_sources" USING btree ("_order");
  CREATE INDEX "posts_sources_parent_id_idx" ON "posts_sources" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_sources_order_idx" ON "_posts_v_version_sources" USING btree ("_order");
  CREATE INDEX "_posts_v_version_sources_parent_id_idx" ON "_posts_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "topics_slug_idx" ON "topics" USING btree ("slug");
  CREATE INDEX "topics_parent_idx" ON "topics" USING btree ("parent_id");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "topics_locales_locale_parent_id_unique" ON "topics_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_photo_idx" ON "authors" USING btree ("photo_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_reviewed_by_id_authors_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_reviewed_by_id_authors_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_reviewed_by_idx" ON "posts" USING btree ("reviewed_by_id");
  CREATE INDEX "posts_review_due_at_idx" ON "posts" USING btree ("review_due_at");
  CREATE INDEX "posts_rels_authors_id_idx" ON "posts_rels" USING btree ("authors_id");
  CREATE INDEX "posts_rels_topics_id_idx" ON "posts_rels" USING btree ("topics_id");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_version_version_reviewed_by_idx" ON "_posts_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_posts_v_version_version_review_due_at_idx" ON "_posts_v" USING btree ("version_review_due_at");
  CREATE INDEX "_posts_v_rels_authors_id_idx" ON "_posts_v_rels" USING btree ("authors_id");
  CREATE INDEX "_posts_v_rels_topics_id_idx" ON "_posts_v_rels" USING btree ("topics_id");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  ALTER TYPE "public"."enum_search_terms_prefers" ADD VALUE 'article';`);
  // The minutes that were typed stay where processes of the release before read them.
  await db.execute(sql`
    update posts_locales set minutes = posts.minutes, shown_from = posts.published_at, words_changed_at = posts.updated_at, revised_at = posts.updated_at
      from posts where posts.id = posts_locales._parent_id and posts_locales.title is not null and posts._status = 'published';
    create index posts_locales_newest on posts_locales (_locale, shown_from desc, _parent_id desc) where title is not null;
    create trigger posts_search after insert or update or delete on posts for each row execute function search_mark_row('article');
    create trigger posts_locales_search after insert or update or delete on posts_locales for each row execute function search_mark_parent('article');
    insert into search_stale (kind, ref_id) select 'article', id from posts on conflict do nothing;`);
  for (const table of ['posts_sources', 'topics', 'topics_locales', 'authors', 'authors_locales']) {
    await db.execute(
      sql.raw(
        `create trigger ${table}_changed after insert or update or delete or truncate on ${table} for each statement execute function content_changed();`,
      ),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger posts_search on posts;
    drop trigger posts_locales_search on posts_locales;
    delete from search_stale where kind = 'article';
    delete from search_entries where kind = 'article';
    update search_terms set prefers = null where prefers = 'article';
    drop index posts_locales_newest;`);
  await db.execute(sql`
   ALTER TABLE "posts_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_sources" CASCADE;
  DROP TABLE "_posts_v_version_sources" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_locales" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_reviewed_by_id_authors_id_fk";
  
  ALTER TABLE "posts_rels" DROP CONSTRAINT "posts_rels_authors_fk";
  
  ALTER TABLE "posts_rels" DROP CONSTRAINT "posts_rels_topics_fk";
  
  ALTER TABLE "posts_rels" DROP CONSTRAINT "posts_rels_posts_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_reviewed_by_id_authors_id_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT "_posts_v_rels_authors_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT "_posts_v_rels_topics_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT "_posts_v_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  DROP INDEX "posts_reviewed_by_idx";
  DROP INDEX "posts_review_due_at_idx";
  DROP INDEX "posts_rels_authors_id_idx";
  DROP INDEX "posts_rels_topics_id_idx";
  DROP INDEX "posts_rels_posts_id_idx";
  DROP INDEX "_posts_v_version_version_reviewed_by_idx";
  DROP INDEX "_posts_v_version_version_review_due_at_idx";
  DROP INDEX "_posts_v_rels_authors_id_idx";
  DROP INDEX "_posts_v_rels_topics_id_idx";
  DROP INDEX "_posts_v_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  ALTER TABLE "posts" DROP COLUMN "kind";
  ALTER TABLE "posts" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "posts" DROP COLUMN "reviewed_at";
  ALTER TABLE "posts" DROP COLUMN "review_due_at";
  ALTER TABLE "posts_locales" DROP COLUMN "meta_title";
  ALTER TABLE "posts_locales" DROP COLUMN "meta_description";
  ALTER TABLE "posts_locales" DROP COLUMN "minutes";
  ALTER TABLE "posts_locales" DROP COLUMN "shown_from";
  ALTER TABLE "posts_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "posts_locales" DROP COLUMN "revised_at";
  ALTER TABLE "posts_rels" DROP COLUMN "authors_id";
  ALTER TABLE "posts_rels" DROP COLUMN "topics_id";
  ALTER TABLE "posts_rels" DROP COLUMN "posts_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_kind";
  ALTER TABLE "_posts_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_reviewed_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_due_at";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_minutes";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_shown_from";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_revised_at";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "authors_id";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "topics_id";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "posts_id";
  ALTER TABLE "tags_locales" DROP COLUMN "synonyms";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum__posts_v_version_kind";
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_prefers";
  CREATE TYPE "public"."enum_search_terms_prefers" AS ENUM('product', 'manual', 'page', 'service');
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE "public"."enum_search_terms_prefers" USING "prefers"::"public"."enum_search_terms_prefers";`);
}
