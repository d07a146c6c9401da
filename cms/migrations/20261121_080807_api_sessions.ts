import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_tokens" (
  	"id" text PRIMARY KEY NOT NULL,
  	"session_id" text NOT NULL,
  	"access_hash" text NOT NULL,
  	"access_expires_at" timestamp (3) with time zone NOT NULL,
  	"refresh_hash" text NOT NULL,
  	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"rotated_at" timestamp (3) with time zone,
  	CONSTRAINT "session_tokens_access_ends_first" CHECK ("session_tokens"."access_expires_at" <= "session_tokens"."refresh_expires_at")
  );
  
  ALTER TABLE "sessions" ALTER COLUMN "token_hash" DROP NOT NULL;
  ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;
  ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "session_tokens_access" ON "session_tokens" USING btree ("access_hash");
  CREATE UNIQUE INDEX "session_tokens_refresh" ON "session_tokens" USING btree ("refresh_hash");
  CREATE UNIQUE INDEX "session_tokens_one_live" ON "session_tokens" USING btree ("session_id") WHERE "session_tokens"."rotated_at" is null;
  CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "session_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "session_tokens" CASCADE;
  ALTER TABLE "sessions" ALTER COLUMN "token_hash" SET NOT NULL;
  ALTER TABLE "sessions" DROP COLUMN "network";`);
}
