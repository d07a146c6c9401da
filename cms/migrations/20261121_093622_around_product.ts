import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('contact', 'call', 'demo', 'hiring');
  CREATE TYPE "public"."enum_inquiries_state" AS ENUM('new', 'pending', 'unanswered', 'done', 'canceled');
  CREATE TYPE "public"."enum_inquiries_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'shown', 'hidden', 'withdrawn', 'deleted');
  CREATE TYPE "public"."enum_reviews_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_sale_contacts_channel" AS ENUM('phone', 'email');
  CREATE TYPE "public"."enum_sale_contacts_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_manuals_reader" AS ENUM('home', 'doctor');
  CREATE TYPE "public"."enum_manuals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_version_reader" AS ENUM('home', 'doctor');
  CREATE TYPE "public"."enum__manuals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_published_locale" AS ENUM('fa', 'en');
  CREATE TABLE "inquiry_details" (
  	"inquiry_id" integer PRIMARY KEY NOT NULL,
  	"name" text NOT NULL,
  	"phone" text,
  	"email" text,
  	"topic" text,
  	"call_time" text,
  	"place" text,
  	"position" text,
  	"words" text,
  	"contact_hash" text NOT NULL,
  	"ip_hash" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "inquiry_details_reachable" CHECK ("inquiry_details"."phone" is not null or "inquiry_details"."email" is not null)
  );
  
  CREATE TABLE "inquiry_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"inquiry_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "inquiry_files" (
  	"id" text PRIMARY KEY NOT NULL,
  	"inquiry_id" integer NOT NULL,
  	"file" text NOT NULL,
  	"type" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "inquiry_files_bytes" CHECK ("inquiry_files"."bytes" > 0)
  );
  
  CREATE TABLE "review_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"ref_id" integer NOT NULL,
  	"lang" text NOT NULL,
  	"slug" text NOT NULL,
  	"reader" text,
  	"title" text NOT NULL,
  	"summary" text NOT NULL,
  	"indexed_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_grams" (
  	"lang" text NOT NULL,
  	"gram" text NOT NULL,
  	"word" text NOT NULL,
  	CONSTRAINT "search_grams_lang_gram_word_pk" PRIMARY KEY("lang","gram","word")
  );
  
  CREATE TABLE "search_stale" (
  	"kind" text NOT NULL,
  	"ref_id" integer NOT NULL,
  	CONSTRAINT "search_stale_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
  );
  
  CREATE TABLE "search_words" (
  	"lang" text NOT NULL,
  	"word" text NOT NULL,
  	"entry_id" integer NOT NULL,
  	"weight" smallint NOT NULL,
  	CONSTRAINT "search_words_lang_word_entry_id_pk" PRIMARY KEY("lang","word","entry_id")
  );
  
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_inquiries_kind" NOT NULL,
  	"state" "enum_inquiries_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"product_id" integer,
  	"user_id" integer,
  	"province" varchar,
  	"city" varchar,
  	"lang" "enum_inquiries_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"rating" numeric NOT NULL,
  	"body" varchar NOT NULL,
  	"shown_name" varchar,
  	"state" "enum_reviews_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"marks" varchar,
  	"reason" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"user_id" integer NOT NULL,
  	"order_line" numeric NOT NULL,
  	"lang" "enum_reviews_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sale_contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact" varchar NOT NULL,
  	"channel" "enum_sale_contacts_channel" NOT NULL,
  	"lang" "enum_sale_contacts_lang" NOT NULL,
  	"told_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"reader" "enum_manuals_reader",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_manuals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "manuals_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"sections" jsonb,
  	"pdf_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_manuals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product_id" integer,
  	"version_reader" "enum__manuals_v_version_reader",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__manuals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__manuals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_manuals_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_sections" jsonb,
  	"version_pdf_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_objectkey" varchar,
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
  
  CREATE TABLE "documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sale" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT false NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"code_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sale_locales" (
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sale_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inquiries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sale_contacts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "manuals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "search_words" ADD CONSTRAINT "search_words_entry_id_search_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals" ADD CONSTRAINT "manuals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_pdf_id_documents_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_manuals_v" ADD CONSTRAINT "_manuals_v_parent_id_manuals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."manuals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v" ADD CONSTRAINT "_manuals_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_version_pdf_id_documents_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sale" ADD CONSTRAINT "sale_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sale_locales" ADD CONSTRAINT "sale_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sale_rels" ADD CONSTRAINT "sale_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sale_rels" ADD CONSTRAINT "sale_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inquiry_details_contact" ON "inquiry_details" USING btree ("contact_hash","at");
  CREATE INDEX "inquiry_details_ip" ON "inquiry_details" USING btree ("ip_hash","at");
  CREATE INDEX "inquiry_events_inquiry" ON "inquiry_events" USING btree ("inquiry_id","id");
  CREATE UNIQUE INDEX "inquiry_files_file" ON "inquiry_files" USING btree ("file");
  CREATE UNIQUE INDEX "inquiry_files_one" ON "inquiry_files" USING btree ("inquiry_id");
  CREATE INDEX "review_events_review" ON "review_events" USING btree ("review_id","id");
  CREATE UNIQUE INDEX "search_entries_document" ON "search_entries" USING btree ("kind","ref_id","lang");
  CREATE INDEX "search_words_entry" ON "search_words" USING btree ("entry_id");
  CREATE UNIQUE INDEX "inquiries_code_idx" ON "inquiries" USING btree ("code");
  CREATE INDEX "inquiries_kind_idx" ON "inquiries" USING btree ("kind");
  CREATE INDEX "inquiries_state_idx" ON "inquiries" USING btree ("state");
  CREATE INDEX "inquiries_due_at_idx" ON "inquiries" USING btree ("due_at");
  CREATE INDEX "inquiries_product_idx" ON "inquiries" USING btree ("product_id");
  CREATE INDEX "inquiries_user_idx" ON "inquiries" USING btree ("user_id");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_due_at_idx" ON "reviews" USING btree ("due_at");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "sale_contacts_contact_idx" ON "sale_contacts" USING btree ("contact");
  CREATE INDEX "sale_contacts_updated_at_idx" ON "sale_contacts" USING btree ("updated_at");
  CREATE INDEX "sale_contacts_created_at_idx" ON "sale_contacts" USING btree ("created_at");
  CREATE INDEX "manuals_product_idx" ON "manuals" USING btree ("product_id");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE INDEX "manuals__status_idx" ON "manuals" USING btree ("_status");
  CREATE INDEX "manuals_pdf_idx" ON "manuals_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_parent_idx" ON "_manuals_v" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_version_version_product_idx" ON "_manuals_v" USING btree ("version_product_id");
  CREATE INDEX "_manuals_v_version_version_updated_at_idx" ON "_manuals_v" USING btree ("version_updated_at");
  CREATE INDEX "_manuals_v_version_version_created_at_idx" ON "_manuals_v" USING btree ("version_created_at");
  CREATE INDEX "_manuals_v_version_version__status_idx" ON "_manuals_v" USING btree ("version__status");
  CREATE INDEX "_manuals_v_created_at_idx" ON "_manuals_v" USING btree ("created_at");
  CREATE INDEX "_manuals_v_updated_at_idx" ON "_manuals_v" USING btree ("updated_at");
  CREATE INDEX "_manuals_v_snapshot_idx" ON "_manuals_v" USING btree ("snapshot");
  CREATE INDEX "_manuals_v_published_locale_idx" ON "_manuals_v" USING btree ("published_locale");
  CREATE INDEX "_manuals_v_latest_idx" ON "_manuals_v" USING btree ("latest");
  CREATE INDEX "_manuals_v_version_version_pdf_idx" ON "_manuals_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_manuals_v_locales_locale_parent_id_unique" ON "_manuals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sale_code_idx" ON "sale" USING btree ("code_id");
  CREATE UNIQUE INDEX "sale_locales_locale_parent_id_unique" ON "sale_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sale_rels_order_idx" ON "sale_rels" USING btree ("order");
  CREATE INDEX "sale_rels_parent_idx" ON "sale_rels" USING btree ("parent_id");
  CREATE INDEX "sale_rels_path_idx" ON "sale_rels" USING btree ("path");
  CREATE INDEX "sale_rels_products_id_idx" ON "sale_rels" USING btree ("products_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sale_contacts_fk" FOREIGN KEY ("sale_contacts_id") REFERENCES "public"."sale_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_sale_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("sale_contacts_id");
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "payload_locked_documents_rels" USING btree ("manuals_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");`);
  await guards(db);
}

/** What the database itself holds: whose parts are whose, one review a buyer, histories that stay, the word when pages or the search's index must be made anew. */
async function guards(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    alter table inquiry_details add constraint inquiry_details_inquiry_fk foreign key (inquiry_id) references inquiries(id);
    alter table inquiry_files add constraint inquiry_files_inquiry_fk foreign key (inquiry_id) references inquiries(id);
    alter table inquiry_events add constraint inquiry_events_inquiry_fk foreign key (inquiry_id) references inquiries(id);
    alter table review_events add constraint review_events_review_fk foreign key (review_id) references reviews(id);
    alter table inquiries add constraint inquiries_demo check (kind <> 'demo' or (province is not null and city is not null));
    create index inquiries_open_due on inquiries (due_at, id) where state not in ('done', 'canceled');
    create trigger inquiry_events_append_only before update or delete on inquiry_events for each row execute function append_only();
    create trigger review_events_append_only before update or delete on review_events for each row execute function append_only();

    -- A buyer reviews a product once; what was taken back or deleted has no words left.
    create unique index reviews_once on reviews (product_id, user_id);
    alter table reviews add constraint reviews_rating check (rating in (1, 2, 3, 4, 5));
    alter table reviews add constraint reviews_words check ((state in ('withdrawn', 'deleted')) = (body = ''));
    alter table reviews add constraint reviews_due check ((state = 'waiting') = (due_at is not null));
    create index reviews_shown on reviews (product_id, written_at desc, id desc) where state = 'shown';
    create index reviews_shown_ratings on reviews (product_id, rating) where state = 'shown';
    create index reviews_waiting_due on reviews (due_at, id) where state = 'waiting';
    create trigger reviews_shown_changed after update on reviews for each row
      when (old.state = 'shown' or new.state = 'shown') execute function content_changed();
    create trigger reviews_shown_made after insert on reviews for each row when (new.state = 'shown') execute function content_changed();

    create unique index manuals_once on manuals (product_id, reader);
    create index search_words_prefix on search_words (lang, word text_pattern_ops);

    -- The search's index: an editor's own transaction says what it changed. The row is written anew even where it
    -- stands already, so that whoever takes it waits for the editor.
    create function search_mark(what text, ref int) returns void language sql as $f$
      insert into search_stale (kind, ref_id) select what, ref where ref is not null
      on conflict (kind, ref_id) do update set ref_id = excluded.ref_id
    $f$;
    create function search_mark_row() returns trigger language plpgsql as $f$
    begin
      perform search_mark(tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end);
      if tg_argv[0] = 'product' then
        perform search_mark('manual', manuals.id) from manuals where manuals.product_id = case when tg_op = 'DELETE' then old.id else new.id end;
      end if;
      return null;
    end $f$;
    create function search_mark_parent() returns trigger language plpgsql as $f$
    begin
      perform search_mark(tg_argv[0], case when tg_op = 'DELETE' then old._parent_id else new._parent_id end);
      return null;
    end $f$;
    create function search_mark_variant() returns trigger language plpgsql as $f$
    begin
      if tg_op <> 'INSERT' then perform search_mark('product', old.product_id); end if;
      if tg_op <> 'DELETE' then perform search_mark('product', new.product_id); end if;
      return null;
    end $f$;
    create function search_mark_variant_words() returns trigger language plpgsql as $f$
    begin
      perform search_mark('product', variants.product_id) from variants where variants.id = case when tg_op = 'DELETE' then old._parent_id else new._parent_id end;
      return null;
    end $f$;
    create trigger products_search after insert or update or delete on products for each row execute function search_mark_row('product');
    create trigger products_locales_search after insert or update or delete on products_locales for each row execute function search_mark_parent('product');
    create trigger variants_search after insert or update or delete on variants for each row execute function search_mark_variant();
    create trigger variants_locales_search after insert or update or delete on variants_locales for each row execute function search_mark_variant_words();
    create trigger manuals_search after insert or update or delete on manuals for each row execute function search_mark_row('manual');
    create trigger manuals_locales_search after insert or update or delete on manuals_locales for each row execute function search_mark_parent('manual');
    create trigger pages_search after insert or update or delete on pages for each row execute function search_mark_row('page');
    create trigger pages_locales_search after insert or update or delete on pages_locales for each row execute function search_mark_parent('page');
    insert into search_stale (kind, ref_id) select 'product', id from products union all select 'page', id from pages;
  `);
  for (const table of contentTables) {
    await db.execute(
      sql.raw(
        `create trigger ${table}_changed after insert or update or delete or truncate on ${table} for each statement execute function content_changed();`,
      ),
    );
  }
}

const contentTables = [
  'manuals',
  'manuals_locales',
  'documents',
  'documents_locales',
  'sale',
  'sale_locales',
  'sale_rels',
  'discount_codes',
  'discount_codes_rels',
];

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiry_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiry_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiry_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_grams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_stale" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sale_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_manuals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_manuals_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sale" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sale_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sale_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inquiry_details" CASCADE;
  DROP TABLE "inquiry_events" CASCADE;
  DROP TABLE "inquiry_files" CASCADE;
  DROP TABLE "review_events" CASCADE;
  DROP TABLE "search_entries" CASCADE;
  DROP TABLE "search_grams" CASCADE;
  DROP TABLE "search_stale" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "sale_contacts" CASCADE;
  DROP TABLE "manuals" CASCADE;
  DROP TABLE "manuals_locales" CASCADE;
  DROP TABLE "_manuals_v" CASCADE;
  DROP TABLE "_manuals_v_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "sale" CASCADE;
  DROP TABLE "sale_locales" CASCADE;
  DROP TABLE "sale_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sale_contacts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_manuals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  DROP INDEX "payload_locked_documents_rels_inquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_sale_contacts_id_idx";
  DROP INDEX "payload_locked_documents_rels_manuals_id_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sale_contacts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "manuals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  DROP TYPE "public"."enum_inquiries_kind";
  DROP TYPE "public"."enum_inquiries_state";
  DROP TYPE "public"."enum_inquiries_lang";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_reviews_lang";
  DROP TYPE "public"."enum_sale_contacts_channel";
  DROP TYPE "public"."enum_sale_contacts_lang";
  DROP TYPE "public"."enum_manuals_reader";
  DROP TYPE "public"."enum_manuals_status";
  DROP TYPE "public"."enum__manuals_v_version_reader";
  DROP TYPE "public"."enum__manuals_v_version_status";
  DROP TYPE "public"."enum__manuals_v_published_locale";`);
}
