import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "request_results" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"side" text NOT NULL,
  	"values" jsonb NOT NULL,
  	"papers" jsonb NOT NULL,
  	"whole" boolean NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_results_something" CHECK (jsonb_array_length("request_results"."values") + jsonb_array_length("request_results"."papers") > 0)
  );
  
  CREATE INDEX "request_results_of" ON "request_results" USING btree ("request_id","id");`);
  await db.execute(sql`alter table request_results add constraint request_results_request_fk foreign key (request_id) references service_requests(id);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "request_results" CASCADE;`);
}
