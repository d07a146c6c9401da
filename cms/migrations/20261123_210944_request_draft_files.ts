import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "request_draft_files" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"service" text NOT NULL,
  	"field" text NOT NULL,
  	"name" text NOT NULL,
  	"digest" text NOT NULL,
  	"file" text NOT NULL,
  	"type" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_draft_files_bytes" CHECK ("request_draft_files"."bytes" > 0)
  );
  
  CREATE UNIQUE INDEX "request_draft_files_same" ON "request_draft_files" USING btree ("user_id","service","field","digest");
  CREATE INDEX "request_draft_files_at" ON "request_draft_files" USING btree ("at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "request_draft_files" CASCADE;`);
}
