import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visit_cells" (
  	"provider_id" integer NOT NULL,
  	"cell" timestamp (3) with time zone NOT NULL,
  	"visit_id" bigint NOT NULL,
  	CONSTRAINT "visit_cells_provider_id_cell_pk" PRIMARY KEY("provider_id","cell")
  );
  
  CREATE TABLE "visits" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"ordinal" smallint NOT NULL,
  	"kind" text NOT NULL,
  	"state" text NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"provider_id" integer,
  	"window_from" timestamp (3) with time zone,
  	"window_to" timestamp (3) with time zone,
  	"code" text NOT NULL,
  	"arrived_at" timestamp (3) with time zone,
  	"note" text,
  	CONSTRAINT "visits_window" CHECK (("visits"."window_from" is null) = ("visits"."window_to" is null) and ("visits"."window_to" is null or "visits"."window_to" > "visits"."window_from")),
  	CONSTRAINT "visits_provider" CHECK ("visits"."state" in ('planned', 'missed', 'cancelled') or ("visits"."provider_id" is not null and "visits"."window_from" is not null)),
  	CONSTRAINT "visits_arrived" CHECK ("visits"."state" not in ('arrived', 'done') or "visits"."arrived_at" is not null),
  	CONSTRAINT "visits_code" CHECK ("visits"."code" ~ '^[0-9]{4}$')
  );
  
  CREATE INDEX "visit_cells_visit" ON "visit_cells" USING btree ("visit_id");
  CREATE UNIQUE INDEX "visits_ordinal" ON "visits" USING btree ("request_id","ordinal");
  CREATE INDEX "visits_of_provider" ON "visits" USING btree ("provider_id","window_from");`);
  await db.execute(sql`
    alter table visits add constraint visits_request_fk foreign key (request_id) references service_requests(id);
    alter table visits add constraint visits_provider_fk foreign key (provider_id) references users(id);
    alter table visit_cells add constraint visit_cells_visit_fk foreign key (visit_id) references visits(id) on delete cascade;
    alter table visit_cells add constraint visit_cells_provider_fk foreign key (provider_id) references users(id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "visit_cells" CASCADE;
  DROP TABLE "visits" CASCADE;`);
}
