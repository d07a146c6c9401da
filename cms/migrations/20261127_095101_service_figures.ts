import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "service_figures" (
  	"service" text PRIMARY KEY NOT NULL,
  	"answers" integer NOT NULL,
  	"in_time" integer NOT NULL,
  	"visits" integer NOT NULL,
  	"in_window" integer NOT NULL,
  	"prices" integer NOT NULL,
  	"changed_by_toman" bigint,
  	"at" timestamp (3) with time zone NOT NULL
  );`);
  // No more is kept than there is, and the service's kept page hears of it.
  await db.execute(sql`
    alter table service_figures add constraint service_figures_shares
      check (in_time between 0 and answers and in_window between 0 and visits and prices >= 0 and (prices = 0) = (changed_by_toman is null));
    create trigger service_figures_changed after insert or update or delete or truncate on service_figures for each statement execute function content_changed();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "service_figures" CASCADE;`);
}
