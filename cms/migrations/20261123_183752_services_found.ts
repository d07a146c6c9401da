import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'services' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_prefers" ADD VALUE 'service';`);
  // A type of service is one document, under the id of its first thing.
  await db.execute(sql`
    create function search_mark_service(item int) returns void language sql as $f$
      select search_mark('service', min(other.id)) from service_items one join service_items other on other.service = one.service where one.id = item
    $f$;
    create function search_mark_service_row() returns trigger language plpgsql as $f$
    begin
      perform search_mark_service(new.id);
      return null;
    end $f$;
    create function search_mark_service_words() returns trigger language plpgsql as $f$
    begin
      perform search_mark_service(case when tg_op = 'DELETE' then old._parent_id else new._parent_id end);
      return null;
    end $f$;
    create trigger service_items_search after insert or update on service_items for each row execute function search_mark_service_row();
    create trigger service_items_locales_search after insert or update or delete on service_items_locales for each row execute function search_mark_service_words();
    insert into search_stale (kind, ref_id) select 'service', min(id) from service_items group by service on conflict do nothing;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger service_items_search on service_items;
    drop trigger service_items_locales_search on service_items_locales;
    drop function search_mark_service_row(), search_mark_service_words(), search_mark_service(int);
    delete from search_stale where kind = 'service';
    delete from search_entries where kind = 'service';
    delete from search_terms_pages where value = 'services';
    update search_terms set prefers = null where prefers = 'service';`);
  await db.execute(sql`
   ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_pages";
  CREATE TYPE "public"."enum_search_terms_pages" AS ENUM('home', 'shop', 'packages', 'group-sale', 'faq', 'warranty', 'contact-us', 'about', 'careers', 'terms-of-service', 'privacy-policy', 'trademark-policy', 'cart', 'orders', 'devices', 'deviceNew', 'wallet', 'addresses', 'sessions', 'groups', 'login', 'manuals', 'callRequest', 'compare', 'ecg', 'sound', 'sale');
  ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE "public"."enum_search_terms_pages" USING "value"::"public"."enum_search_terms_pages";
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_prefers";
  CREATE TYPE "public"."enum_search_terms_prefers" AS ENUM('product', 'manual', 'page');
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE "public"."enum_search_terms_prefers" USING "prefers"::"public"."enum_search_terms_prefers";`);
}
