import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "visit_cells_of_day" ON "visit_cells" USING btree ("cell");
  CREATE INDEX "visits_of_day" ON "visits" USING btree ("window_from");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "visit_cells_of_day";
  DROP INDEX "visits_of_day";`);
}
