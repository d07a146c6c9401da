import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_terms_pages" AS ENUM('home', 'shop', 'packages', 'group-sale', 'faq', 'warranty', 'contact-us', 'about', 'careers', 'terms-of-service', 'privacy-policy', 'trademark-policy', 'cart', 'orders', 'devices', 'deviceNew', 'wallet', 'addresses', 'sessions', 'groups', 'login', 'manuals', 'callRequest', 'ecg', 'sound');
  CREATE TYPE "public"."enum_search_terms_kind" AS ENUM('name', 'topic', 'intent', 'unsold');
  CREATE TYPE "public"."enum_search_terms_prefers" AS ENUM('product', 'manual', 'page');
  CREATE TABLE "search_lexicon" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" text NOT NULL,
  	"word" text NOT NULL
  );
  
  CREATE TABLE "search_terms_state" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"revision" integer NOT NULL
  );
  
  CREATE TABLE "search_terms_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_search_terms_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "search_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_search_terms_kind" DEFAULT 'name' NOT NULL,
  	"prefers" "enum_search_terms_prefers",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_terms_locales" (
  	"phrases" varchar NOT NULL,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_terms_id" integer;
  ALTER TABLE "search_terms_pages" ADD CONSTRAINT "search_terms_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_terms_locales" ADD CONSTRAINT "search_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_terms_rels" ADD CONSTRAINT "search_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_terms_rels" ADD CONSTRAINT "search_terms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "search_lexicon_word" ON "search_lexicon" USING btree ("lang","word");
  CREATE INDEX "search_terms_pages_order_idx" ON "search_terms_pages" USING btree ("order");
  CREATE INDEX "search_terms_pages_parent_idx" ON "search_terms_pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "search_terms_name_idx" ON "search_terms" USING btree ("name");
  CREATE INDEX "search_terms_updated_at_idx" ON "search_terms" USING btree ("updated_at");
  CREATE INDEX "search_terms_created_at_idx" ON "search_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_terms_locales_locale_parent_id_unique" ON "search_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_terms_rels_order_idx" ON "search_terms_rels" USING btree ("order");
  CREATE INDEX "search_terms_rels_parent_idx" ON "search_terms_rels" USING btree ("parent_id");
  CREATE INDEX "search_terms_rels_path_idx" ON "search_terms_rels" USING btree ("path");
  CREATE INDEX "search_terms_rels_products_id_idx" ON "search_terms_rels" USING btree ("products_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_terms_fk" FOREIGN KEY ("search_terms_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_entries_slug" ON "search_entries" USING btree ("lang","slug");
  CREATE INDEX "payload_locked_documents_rels_search_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_terms_id");`);
  await db.execute(sql`
    -- Every word of the index, numbered in the order in which it is committed: processes read only what is new. One
    -- transaction numbers at a time.
    create function search_lexicon_keep() returns trigger language plpgsql as $f$
    begin
      if exists (select 1 from added where not exists (select 1 from search_lexicon known where known.lang = added.lang and known.word = added.word)) then
        perform pg_advisory_xact_lock(23124);
        insert into search_lexicon (lang, word)
          select distinct added.lang, added.word from added
          where not exists (select 1 from search_lexicon known where known.lang = added.lang and known.word = added.word)
          on conflict do nothing;
      end if;
      return null;
    end $f$;
    create trigger search_words_lexicon after insert on search_words referencing new table as added for each statement execute function search_lexicon_keep();
    insert into search_lexicon (lang, word) select distinct lang, word from search_words order by lang, word;

    -- Editors' words: whoever searches next reads them anew.
    insert into search_terms_state (id, revision) values (1, 1);
    create function search_terms_touched() returns trigger language plpgsql as $f$
    begin
      update search_terms_state set revision = revision + 1;
      return null;
    end $f$;
    create trigger search_terms_touch after insert or update or delete or truncate on search_terms for each statement execute function search_terms_touched();
    create trigger search_terms_locales_touch after insert or update or delete or truncate on search_terms_locales for each statement execute function search_terms_touched();
    create trigger search_terms_pages_touch after insert or update or delete or truncate on search_terms_pages for each statement execute function search_terms_touched();
    create trigger search_terms_rels_touch after insert or update or delete or truncate on search_terms_rels for each statement execute function search_terms_touched();
    -- The shop's list with words in its address stands in the page cache.
    create trigger search_terms_changed after insert or update or delete or truncate on search_terms for each statement execute function content_changed();
    create trigger search_terms_locales_changed after insert or update or delete or truncate on search_terms_locales for each statement execute function content_changed();
    create trigger search_terms_rels_changed after insert or update or delete or truncate on search_terms_rels for each statement execute function content_changed();

    -- What is kept of a document's words has changed: all are read anew, by the clock.
    insert into search_stale (kind, ref_id)
      select 'product', id from products union all select 'page', id from pages union all select 'manual', id from manuals on conflict do nothing;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger search_words_lexicon on search_words;
    drop function search_lexicon_keep();
  `);
  await db.execute(sql`
   ALTER TABLE "search_lexicon" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms_state" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_lexicon" CASCADE;
  DROP TABLE "search_terms_state" CASCADE;
  DROP TABLE "search_terms_pages" CASCADE;
  DROP TABLE "search_terms" CASCADE;
  DROP TABLE "search_terms_locales" CASCADE;
  DROP TABLE "search_terms_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_terms_fk";
  
  DROP INDEX "search_entries_slug";
  DROP INDEX "payload_locked_documents_rels_search_terms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_terms_id";
  DROP TYPE "public"."enum_search_terms_pages";
  DROP TYPE "public"."enum_search_terms_kind";
  DROP TYPE "public"."enum_search_terms_prefers";`);
  await db.execute(sql`drop function search_terms_touched();`);
}
