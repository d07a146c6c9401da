import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A courier's number keeps its hyphens; it is found with them and without. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dispatches" DROP CONSTRAINT "dispatches_tracking";
  ALTER TABLE "ticket_parcels" DROP CONSTRAINT "ticket_parcels_tracking";
  ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_tracking" CHECK ("dispatches"."tracking" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and char_length(replace("dispatches"."tracking", '-', '')) between 5 and 30);
  ALTER TABLE "ticket_parcels" ADD CONSTRAINT "ticket_parcels_tracking" CHECK ("ticket_parcels"."tracking" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and char_length(replace("ticket_parcels"."tracking", '-', '')) between 5 and 30);
  -- By hand: the index of the very expression by which staff search.
  DROP INDEX "dispatches_found";
  CREATE INDEX "dispatches_found" ON "dispatches" USING gin (staff_words(tracking || ' ' || replace(tracking, '-', '')));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dispatches" DROP CONSTRAINT "dispatches_tracking";
  ALTER TABLE "ticket_parcels" DROP CONSTRAINT "ticket_parcels_tracking";
  UPDATE "dispatches" SET "tracking" = replace("tracking", '-', '') WHERE "tracking" LIKE '%-%';
  UPDATE "ticket_parcels" SET "tracking" = replace("tracking", '-', '') WHERE "tracking" LIKE '%-%';
  ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_tracking" CHECK ("dispatches"."tracking" ~ '^[A-Z0-9]{5,30}$');
  ALTER TABLE "ticket_parcels" ADD CONSTRAINT "ticket_parcels_tracking" CHECK ("ticket_parcels"."tracking" ~ '^[A-Z0-9]{5,30}$');
  DROP INDEX "dispatches_found";
  CREATE INDEX "dispatches_found" ON "dispatches" USING gin (staff_words(tracking));`);
}
