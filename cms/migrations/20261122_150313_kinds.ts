import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_kinds_drawing" AS ENUM('ns0', 'ns1', 'nh1', 'nb1', 'ni1');
  CREATE TABLE "kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"drawing" "enum_kinds_drawing",
  	"holds_several" boolean DEFAULT false NOT NULL,
  	"compared" boolean DEFAULT false NOT NULL,
  	"colour_count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "kinds_locales" (
  	"title" varchar NOT NULL,
  	"names" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "kind_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_kind_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "kinds_id" integer;
  ALTER TABLE "kinds_locales" ADD CONSTRAINT "kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."kinds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "kinds_slug_idx" ON "kinds" USING btree ("slug");
  CREATE INDEX "kinds_rank_idx" ON "kinds" USING btree ("rank");
  CREATE INDEX "kinds_updated_at_idx" ON "kinds" USING btree ("updated_at");
  CREATE INDEX "kinds_created_at_idx" ON "kinds" USING btree ("created_at");
  CREATE UNIQUE INDEX "kinds_locales_locale_parent_id_unique" ON "kinds_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_kind_id_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."kinds"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_kind_id_kinds_id_fk" FOREIGN KEY ("version_kind_id") REFERENCES "public"."kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kinds_fk" FOREIGN KEY ("kinds_id") REFERENCES "public"."kinds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_kind_idx" ON "products" USING btree ("kind_id");
  CREATE INDEX "_products_v_version_version_kind_idx" ON "_products_v" USING btree ("version_kind_id");
  CREATE INDEX "payload_locked_documents_rels_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("kinds_id");`);
  await db.execute(sql`
    -- The kinds that were a list in the code, with the words that stood there.
    insert into kinds (slug, rank, drawing, holds_several, compared, colour_count) values
      ('stethoscope', 10, 'ns1', false, true, 10),
      ('ecg', 20, 'nh1', false, false, null),
      ('blood-pressure', 30, 'nb1', false, false, null),
      ('ultrasound', 40, 'ni1', false, false, null),
      ('family-package', 50, null, true, false, null),
      ('doctor-package', 60, null, true, false, null);
    insert into kinds_locales (_parent_id, _locale, title)
      select kinds.id, words.lang::_locales, words.title from kinds join (values
        ('stethoscope', 'fa', 'گوشی پزشکی'), ('stethoscope', 'en', 'Stethoscope'),
        ('ecg', 'fa', 'نوار قلب خانگی'), ('ecg', 'en', 'Handheld ECG'),
        ('blood-pressure', 'fa', 'فشارسنج'), ('blood-pressure', 'en', 'Blood pressure monitor'),
        ('ultrasound', 'fa', 'سونوگرافی همراه'), ('ultrasound', 'en', 'Portable ultrasound'),
        ('family-package', 'fa', 'بسته‌ی خانواده'), ('family-package', 'en', 'Family package'),
        ('doctor-package', 'fa', 'بسته‌ی پزشک'), ('doctor-package', 'en', 'Doctor package')
      ) as words (slug, lang, title) on words.slug = kinds.slug;
    update products set kind_id = kinds.id from kinds where kinds.slug = products.kind::text;
    update _products_v set version_kind_id = kinds.id from kinds where kinds.slug = _products_v.version_kind::text;

    -- What is on the site is of a kind.
    alter table products add constraint products_kind_known check (_status is distinct from 'published' or kind_id is not null);
    create index products_shown_by_kind_of on products (kind_id, (rank::float8), id) where _status = 'published';

    -- Until a release without the old columns: a process that is older than this one reads and writes them.
    create function kind_both_ways() returns trigger language plpgsql as $f$
    declare
      named text;
    begin
      if new.kind is not null and new.kind_id is not distinct from (case when tg_op = 'UPDATE' then old.kind_id end)
        and (tg_op = 'INSERT' or new.kind is distinct from old.kind) then
        select id into new.kind_id from kinds where slug = new.kind::text;
      else
        select slug into named from kinds where id = new.kind_id;
        new.kind := case when named = any(enum_range(null::enum_products_kind)::text[]) then named::enum_products_kind end;
      end if;
      return new;
    end $f$;
    create trigger products_kind_both_ways before insert or update of kind, kind_id on products for each row execute function kind_both_ways();
    create function version_kind_both_ways() returns trigger language plpgsql as $f$
    begin
      if new.version_kind_id is null and new.version_kind is not null then
        select id into new.version_kind_id from kinds where slug = new.version_kind::text;
      end if;
      return new;
    end $f$;
    create trigger products_v_kind_both_ways before insert on _products_v for each row execute function version_kind_both_ways();

    create trigger kinds_changed after insert or update or delete or truncate on kinds for each statement execute function content_changed();
    create trigger kinds_locales_changed after insert or update or delete or truncate on kinds_locales for each statement execute function content_changed();
    -- A kind's words are words of its products.
    create function search_mark_kind_words() returns trigger language plpgsql as $f$
    begin
      perform search_mark('product', products.id) from products where products.kind_id = case when tg_op = 'DELETE' then old._parent_id else new._parent_id end;
      return null;
    end $f$;
    create trigger kinds_locales_search after insert or update or delete on kinds_locales for each row execute function search_mark_kind_words();
    insert into search_stale (kind, ref_id) select 'product', id from products on conflict do nothing;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger products_kind_both_ways on products;
    drop trigger products_v_kind_both_ways on _products_v;
    drop function kind_both_ways(), version_kind_both_ways();
    alter table products drop constraint products_kind_known;
  `);
  await db.execute(sql`
  ALTER TABLE "kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "kinds_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "kinds" CASCADE;
  DROP TABLE "kinds_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT IF EXISTS "products_kind_id_kinds_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT IF EXISTS "_products_v_version_kind_id_kinds_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_kinds_fk";
  
  DROP INDEX "products_kind_idx";
  DROP INDEX "_products_v_version_version_kind_idx";
  DROP INDEX "payload_locked_documents_rels_kinds_id_idx";
  ALTER TABLE "products" DROP COLUMN "kind_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_kind_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "kinds_id";
  DROP TYPE "public"."enum_kinds_drawing";`);
  await db.execute(sql`drop function search_mark_kind_words();`);
}
