import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'doctors' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'centres' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'app' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'academy' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'magazine' BEFORE 'cart';
  ALTER TYPE "public"."enum_search_terms_prefers" ADD VALUE 'doctor';`);
  await db.execute(sql`
    -- A doctor is one document of the search; whether one may be shown is asked when it is found.
    create function search_mark_doctor_field() returns trigger language plpgsql as $f$
    begin
      perform search_mark('doctor', case when tg_op = 'DELETE' then old.parent_id else new.parent_id end);
      return null;
    end $f$;
    create trigger doctors_search after insert or update or delete on doctors for each row execute function search_mark_row('doctor');
    create trigger doctors_locales_search after insert or update or delete on doctors_locales for each row execute function search_mark_parent('doctor');
    create trigger doctors_categories_search after insert or update or delete on doctors_categories for each row execute function search_mark_doctor_field();
    insert into search_stale (kind, ref_id) select 'doctor', id from doctors on conflict do nothing;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger doctors_search on doctors;
    drop trigger doctors_locales_search on doctors_locales;
    drop trigger doctors_categories_search on doctors_categories;
    drop function search_mark_doctor_field();
    delete from search_stale where kind = 'doctor';
    delete from search_entries where kind = 'doctor';
    delete from search_terms_pages where value in ('doctors', 'centres', 'app', 'academy', 'magazine');
    update search_terms set prefers = null where prefers = 'doctor';`);
  await db.execute(sql`
   ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_pages";
  CREATE TYPE "public"."enum_search_terms_pages" AS ENUM('home', 'shop', 'packages', 'group-sale', 'faq', 'warranty', 'contact-us', 'about', 'careers', 'terms-of-service', 'privacy-policy', 'trademark-policy', 'services', 'cart', 'orders', 'devices', 'deviceNew', 'wallet', 'addresses', 'sessions', 'groups', 'login', 'manuals', 'callRequest', 'compare', 'ecg', 'sound', 'sale');
  ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE "public"."enum_search_terms_pages" USING "value"::"public"."enum_search_terms_pages";
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_prefers";
  CREATE TYPE "public"."enum_search_terms_prefers" AS ENUM('product', 'manual', 'page', 'service', 'article', 'question');
  ALTER TABLE "search_terms" ALTER COLUMN "prefers" SET DATA TYPE "public"."enum_search_terms_prefers" USING "prefers"::"public"."enum_search_terms_prefers";`);
}
