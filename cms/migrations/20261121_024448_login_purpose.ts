import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A code is for logging in or for confirming an e-mail address, never for both; the total of requests is counted by time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "login_challenges" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;
  CREATE INDEX "login_challenges_recent" ON "login_challenges" USING btree ("created_at");
  CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id","created_at") WHERE "login_challenges"."purpose" = 'confirm-email';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "login_challenges_recent";
  DROP INDEX "login_challenges_user";
  ALTER TABLE "login_challenges" DROP COLUMN "purpose";`);
}
