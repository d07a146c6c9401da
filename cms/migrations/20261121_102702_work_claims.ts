import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "work_claims" (
  	"collection" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"staff_id" integer,
  	"version" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "work_claims_collection_document_id_pk" PRIMARY KEY("collection","document_id"),
  	CONSTRAINT "work_claims_version" CHECK ("work_claims"."version" > 0)
  );
  
  CREATE INDEX "work_claims_staff" ON "work_claims" USING btree ("staff_id");`);
  // What a colleague who has left had taken is nobody's.
  await db.execute(sql`
    alter table work_claims add constraint work_claims_staff_fk foreign key (staff_id) references staff (id) on delete set null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "work_claims" CASCADE;`);
}
