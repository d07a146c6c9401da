import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offer_templates_lines_what" AS ENUM('base.list', 'item.list', 'item.reviewed', 'address.distance', 'address.floor', 'address.traffic-zone', 'time.evening', 'time.holiday', 'time.soon', 'time.longer', 'material.used', 'material.drug', 'deposit.equipment', 'discount.several', 'discount.course', 'discount.apology', 'other.own-words');
  CREATE TYPE "public"."enum_offer_templates_service" AS ENUM('nurse', 'home-ecg', 'nursing', 'home-care', 'doctor-visit', 'lab', 'imaging', 'physiotherapy', 'massage', 'beauty', 'rental', 'medical-products', 'medicine', 'ambulance');
  CREATE TABLE "offer_templates_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" "enum_offer_templates_lines_what" NOT NULL,
  	"words" varchar,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"price_toman" numeric
  );
  
  CREATE TABLE "offer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"service" "enum_offer_templates_service" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offer_templates_id" integer;
  ALTER TABLE "offer_templates_lines" ADD CONSTRAINT "offer_templates_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offer_templates_lines_order_idx" ON "offer_templates_lines" USING btree ("_order");
  CREATE INDEX "offer_templates_lines_parent_id_idx" ON "offer_templates_lines" USING btree ("_parent_id");
  CREATE INDEX "offer_templates_service_idx" ON "offer_templates" USING btree ("service");
  CREATE INDEX "offer_templates_updated_at_idx" ON "offer_templates" USING btree ("updated_at");
  CREATE INDEX "offer_templates_created_at_idx" ON "offer_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offer_templates_fk" FOREIGN KEY ("offer_templates_id") REFERENCES "public"."offer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_offer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("offer_templates_id");
  ALTER TABLE "offer_templates_lines" ADD CONSTRAINT "offer_templates_lines_sound" CHECK ("count" between 1 and 100 and "count" = trunc("count") and "price_toman" >= 0 and "price_toman" = trunc("price_toman"));
  CREATE INDEX "service_requests_priced" ON "service_requests" USING btree ("service", "district", "id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "service_requests_priced";
  ALTER TABLE "offer_templates_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offer_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "offer_templates_lines" CASCADE;
  DROP TABLE "offer_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offer_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_offer_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offer_templates_id";
  DROP TYPE "public"."enum_offer_templates_lines_what";
  DROP TYPE "public"."enum_offer_templates_service";`);
}
