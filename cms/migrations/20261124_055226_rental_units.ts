import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rental_units_item" AS ENUM('bed', 'walker', 'wheelchair', 'oxygen-generator', 'oxygen-capsule', 'suction-machine');
  CREATE TYPE "public"."enum_rental_units_state" AS ENUM('ready', 'lent', 'cleaning', 'repair', 'retired');
  CREATE TABLE "rental_loans" (
  	"request_id" integer PRIMARY KEY NOT NULL,
  	"unit_id" integer NOT NULL,
  	"since" timestamp (3) with time zone NOT NULL,
  	"months" smallint NOT NULL,
  	"ends_on" text NOT NULL,
  	"returned_at" timestamp (3) with time zone,
  	"back" text,
  	"settled_at" timestamp (3) with time zone,
  	"damage_toman" bigint NOT NULL,
  	"damage_reason" text,
  	CONSTRAINT "rental_loans_months" CHECK ("rental_loans"."months" between 1 and 1000 and "rental_loans"."ends_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  	CONSTRAINT "rental_loans_back" CHECK (("rental_loans"."returned_at" is null) = ("rental_loans"."back" is null) and ("rental_loans"."settled_at" is null or "rental_loans"."returned_at" is not null)),
  	CONSTRAINT "rental_loans_damage" CHECK ("rental_loans"."damage_toman" >= 0 and ("rental_loans"."damage_toman" = 0 or ("rental_loans"."damage_reason" is not null and "rental_loans"."back" = 'damaged' and "rental_loans"."settled_at" is not null)))
  );
  
  CREATE TABLE "rental_units" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"serial" varchar NOT NULL,
  	"item" "enum_rental_units_item" NOT NULL,
  	"state" "enum_rental_units_state" DEFAULT 'ready' NOT NULL,
  	"cleaned_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rental_units_id" integer;
  CREATE UNIQUE INDEX "rental_loans_open_unit" ON "rental_loans" USING btree ("unit_id") WHERE "rental_loans"."returned_at" is null;
  CREATE INDEX "rental_loans_of_unit" ON "rental_loans" USING btree ("unit_id","since");
  CREATE UNIQUE INDEX "rental_units_serial_idx" ON "rental_units" USING btree ("serial");
  CREATE INDEX "rental_units_item_idx" ON "rental_units" USING btree ("item");
  CREATE INDEX "rental_units_state_idx" ON "rental_units" USING btree ("state");
  CREATE INDEX "rental_units_updated_at_idx" ON "rental_units" USING btree ("updated_at");
  CREATE INDEX "rental_units_created_at_idx" ON "rental_units" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rental_units_fk" FOREIGN KEY ("rental_units_id") REFERENCES "public"."rental_units"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_rental_units_id_idx" ON "payload_locked_documents_rels" USING btree ("rental_units_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rental_loans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rental_units" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rental_loans" CASCADE;
  DROP TABLE "rental_units" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rental_units_fk";
  
  DROP INDEX "payload_locked_documents_rels_rental_units_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rental_units_id";
  DROP TYPE "public"."enum_rental_units_item";
  DROP TYPE "public"."enum_rental_units_state";`);
}
