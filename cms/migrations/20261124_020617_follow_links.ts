import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "follow_links" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"token_hash" text NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	"revoked_at" timestamp (3) with time zone
  );
  
  ALTER TABLE "service_requests" ALTER COLUMN "user_id" DROP NOT NULL;
  CREATE UNIQUE INDEX "follow_links_token" ON "follow_links" USING btree ("token_hash");
  CREATE INDEX "follow_links_request" ON "follow_links" USING btree ("request_id");`);
  await db.execute(sql`
    alter table follow_links add constraint follow_links_request_fk foreign key (request_id) references service_requests(id);
    alter table service_requests add constraint service_requests_asked_by check (user_id is not null or service = 'ambulance');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "follow_links" CASCADE;
  ALTER TABLE "service_requests" DROP CONSTRAINT "service_requests_asked_by";
  ALTER TABLE "service_requests" ALTER COLUMN "user_id" SET NOT NULL;`);
}
