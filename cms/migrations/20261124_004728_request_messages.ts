import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "request_messages" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"side" text NOT NULL,
  	"staff_id" integer,
  	"words" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_messages_side" CHECK (("request_messages"."side" = 'desk') = ("request_messages"."staff_id" is not null)),
  	CONSTRAINT "request_messages_words" CHECK (length("request_messages"."words") between 1 and 4000)
  );
  
  CREATE INDEX "request_messages_of" ON "request_messages" USING btree ("request_id","id");
  CREATE INDEX "deadlines_messages" ON "deadlines" USING btree ("subject") WHERE "deadlines"."closed_at" is null and "deadlines"."kind" = 'services.message';
  alter table request_messages add constraint request_messages_request_fk foreign key (request_id) references service_requests(id);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_messages" CASCADE;
  DROP INDEX "deadlines_messages";`);
}
