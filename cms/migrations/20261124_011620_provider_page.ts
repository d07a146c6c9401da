import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "provider_days_off" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"provider_id" integer NOT NULL,
  	"off_from" timestamp (3) with time zone NOT NULL,
  	"off_to" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "provider_days_off_hours" CHECK ("provider_days_off"."off_to" > "provider_days_off"."off_from")
  );
  
  ALTER TABLE "visit_cells" ALTER COLUMN "visit_id" DROP NOT NULL;
  ALTER TABLE "visit_cells" ADD COLUMN "off_id" bigint;
  ALTER TABLE "visits" ADD COLUMN "code_tries" smallint DEFAULT 0 NOT NULL;
  ALTER TABLE "visits" ADD COLUMN "door_at" timestamp (3) with time zone;
  ALTER TABLE "visits" ADD COLUMN "findings" jsonb DEFAULT '{}'::jsonb NOT NULL;
  CREATE INDEX "provider_days_off_of" ON "provider_days_off" USING btree ("provider_id","off_from");
  CREATE INDEX "visit_cells_off" ON "visit_cells" USING btree ("off_id");
  ALTER TABLE "visit_cells" ADD CONSTRAINT "visit_cells_one" CHECK (("visit_cells"."visit_id" is null) <> ("visit_cells"."off_id" is null));
  ALTER TABLE "visits" ADD CONSTRAINT "visits_code_tries" CHECK ("visits"."code_tries" between 0 and 5);`);
  await db.execute(sql`
    alter table provider_days_off add constraint provider_days_off_provider_fk foreign key (provider_id) references users(id);
    alter table visit_cells add constraint visit_cells_off_fk foreign key (off_id) references provider_days_off(id) on delete cascade;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "provider_days_off" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "provider_days_off" CASCADE;
  ALTER TABLE "visit_cells" DROP CONSTRAINT "visit_cells_one";
  ALTER TABLE "visits" DROP CONSTRAINT "visits_code_tries";
  DROP INDEX "visit_cells_off";
  ALTER TABLE "visit_cells" ALTER COLUMN "visit_id" SET NOT NULL;
  ALTER TABLE "visit_cells" DROP COLUMN "off_id";
  ALTER TABLE "visits" DROP COLUMN "code_tries";
  ALTER TABLE "visits" DROP COLUMN "door_at";
  ALTER TABLE "visits" DROP COLUMN "findings";`);
}
