import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'sale';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_pages";
  CREATE TYPE "public"."enum_search_terms_pages" AS ENUM('home', 'shop', 'packages', 'group-sale', 'faq', 'warranty', 'contact-us', 'about', 'careers', 'terms-of-service', 'privacy-policy', 'trademark-policy', 'cart', 'orders', 'devices', 'deviceNew', 'wallet', 'addresses', 'sessions', 'groups', 'login', 'manuals', 'callRequest', 'compare', 'ecg', 'sound');
  ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE "public"."enum_search_terms_pages" USING "value"::"public"."enum_search_terms_pages";`);
}
