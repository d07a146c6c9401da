import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_inquiries_kind" ADD VALUE 'complaint';
  CREATE TABLE "request_ratings" (
  	"request_id" integer PRIMARY KEY NOT NULL,
  	"service" text NOT NULL,
  	"stars" smallint NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_ratings_stars" CHECK ("request_ratings"."stars" between 1 and 5)
  );
  
  ALTER TABLE "inquiry_details" ADD COLUMN "request_code" text;
  CREATE INDEX "request_ratings_service" ON "request_ratings" USING btree ("service","stars");
  CREATE UNIQUE INDEX "inquiry_details_request" ON "inquiry_details" USING btree ("request_code");
  alter table request_ratings add constraint request_ratings_request_fk foreign key (request_id) references service_requests(id);
  create trigger request_ratings_changed after insert or update or delete or truncate on request_ratings for each statement execute function content_changed();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_ratings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_ratings" CASCADE;
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_inquiries_kind";
  CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('contact', 'call', 'demo', 'hiring');
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_inquiries_kind" USING "kind"::"public"."enum_inquiries_kind";
  DROP INDEX "inquiry_details_request";
  ALTER TABLE "inquiry_details" DROP COLUMN "request_code";`);
}
