import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_search_terms_pages" ADD VALUE 'compare' BEFORE 'ecg';
  CREATE TABLE "stock_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"variant_id" integer NOT NULL,
  	"lang" text NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"told_at" timestamp (3) with time zone
  );
  
  CREATE UNIQUE INDEX "stock_notices_once" ON "stock_notices" USING btree ("user_id","variant_id") WHERE "stock_notices"."told_at" is null;
  CREATE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id") WHERE "stock_notices"."told_at" is null;
  CREATE INDEX "stock_notices_user" ON "stock_notices" USING btree ("user_id","id");
  ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
  ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stock_notices" CASCADE;
  ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_terms_pages";
  CREATE TYPE "public"."enum_search_terms_pages" AS ENUM('home', 'shop', 'packages', 'group-sale', 'faq', 'warranty', 'contact-us', 'about', 'careers', 'terms-of-service', 'privacy-policy', 'trademark-policy', 'cart', 'orders', 'devices', 'deviceNew', 'wallet', 'addresses', 'sessions', 'groups', 'login', 'manuals', 'callRequest', 'ecg', 'sound');
  ALTER TABLE "search_terms_pages" ALTER COLUMN "value" SET DATA TYPE "public"."enum_search_terms_pages" USING "value"::"public"."enum_search_terms_pages";`);
}
