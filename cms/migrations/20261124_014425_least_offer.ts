import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_offers" ADD CONSTRAINT "request_offers_payable" CHECK ("request_offers"."total_toman" = 0 or "request_offers"."total_toman" >= 1000);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_offers" DROP CONSTRAINT "request_offers_payable";`);
}
