import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_items_service" AS ENUM('nurse', 'home-ecg', 'nursing', 'home-care', 'doctor-visit', 'lab', 'imaging', 'physiotherapy', 'massage', 'beauty', 'rental', 'medical-products', 'medicine', 'ambulance');
  CREATE TABLE "service_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_service_items_service" NOT NULL,
  	"code" varchar NOT NULL,
  	"price_toman" numeric,
  	"minutes_least" numeric,
  	"minutes_most" numeric,
  	"active" boolean DEFAULT true NOT NULL,
  	"rank" numeric DEFAULT 1000 NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_items_locales" (
  	"title" varchar NOT NULL,
  	"rules" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_items_id" integer;
  ALTER TABLE "service_items" ADD CONSTRAINT "service_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_items_locales" ADD CONSTRAINT "service_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_items_service_idx" ON "service_items" USING btree ("service");
  CREATE UNIQUE INDEX "service_items_code_idx" ON "service_items" USING btree ("code");
  CREATE INDEX "service_items_picture_idx" ON "service_items" USING btree ("picture_id");
  CREATE INDEX "service_items_updated_at_idx" ON "service_items" USING btree ("updated_at");
  CREATE INDEX "service_items_created_at_idx" ON "service_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_items_locales_locale_parent_id_unique" ON "service_items_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_items_fk" FOREIGN KEY ("service_items_id") REFERENCES "public"."service_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_items_id_idx" ON "payload_locked_documents_rels" USING btree ("service_items_id");
  ALTER TABLE service_items ADD CONSTRAINT service_items_price CHECK (price_toman IS NULL OR (price_toman >= 0 AND price_toman = trunc(price_toman)));
  ALTER TABLE service_items ADD CONSTRAINT service_items_minutes CHECK ((minutes_least IS NULL) = (minutes_most IS NULL) AND (minutes_least IS NULL OR minutes_least <= minutes_most));
  -- Kept pages are made anew when staff change a price or a name.
  create trigger service_items_changed after insert or update or delete or truncate on service_items for each statement execute function content_changed();
  create trigger service_items_locales_changed after insert or update or delete or truncate on service_items_locales for each statement execute function content_changed();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_items_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_items" CASCADE;
  DROP TABLE "service_items_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_items_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_items_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_items_id";
  DROP TYPE "public"."enum_service_items_service";`);
}
