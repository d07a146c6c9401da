import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "file_locks" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"pin_hmac" text,
  	"pin_at" timestamp (3) with time zone,
  	"tries" smallint DEFAULT 0 NOT NULL,
  	"rests_until" timestamp (3) with time zone,
  	"closed_at" timestamp (3) with time zone,
  	"closed_by" text,
  	"declined_at" timestamp (3) with time zone,
  	CONSTRAINT "file_locks_pin" CHECK (("file_locks"."pin_hmac" is null) = ("file_locks"."pin_at" is null)),
  	CONSTRAINT "file_locks_tries" CHECK ("file_locks"."tries" between 0 and 5 and ("file_locks"."rests_until" is null or "file_locks"."pin_hmac" is not null)),
  	CONSTRAINT "file_locks_closed" CHECK (("file_locks"."closed_at" is null) = ("file_locks"."closed_by" is null))
  );
  
  CREATE TABLE "health_imports" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"member_id" bigint NOT NULL,
  	"made_by" integer NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	"file_id" text NOT NULL,
  	"stored_at" timestamp (3) with time zone,
  	"stored" integer,
  	CONSTRAINT "health_imports_stored" CHECK (("health_imports"."stored_at" is null) = ("health_imports"."stored" is null) and "health_imports"."stored" >= 0),
  	CONSTRAINT "health_imports_file_id" CHECK ("health_imports"."file_id" ~ '^[0-9a-f]{32}$')
  );
  
  ALTER TABLE "known_clients" ADD COLUMN "held" text;
  ALTER TABLE "known_clients" ADD COLUMN "held_since" timestamp (3) with time zone;
  ALTER TABLE "known_clients" ADD COLUMN "opens_at" timestamp (3) with time zone;
  ALTER TABLE "known_clients" ADD COLUMN "not_me_hash" text;
  ALTER TABLE "known_clients" ADD COLUMN "not_me_until" timestamp (3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "client_id" integer;
  CREATE UNIQUE INDEX "health_imports_ref" ON "health_imports" USING btree ("ref");
  CREATE UNIQUE INDEX "health_imports_file" ON "health_imports" USING btree ("file_id");
  CREATE INDEX "health_imports_made" ON "health_imports" USING btree ("made_at");
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_known_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."known_clients"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "known_clients_not_me" ON "known_clients" USING btree ("not_me_hash");
  CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");
  ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_held_since" CHECK (("known_clients"."held" is null) = ("known_clients"."held_since" is null));
  ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_opens_later" CHECK ("known_clients"."opens_at" > "known_clients"."held_since" and ("known_clients"."held" is not null or "known_clients"."opens_at" is null));
  ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_silence_ends" CHECK ("known_clients"."held" <> 'silent' or "known_clients"."opens_at" is not null);
  ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_not_me_ends" CHECK (("known_clients"."not_me_hash" is null) = ("known_clients"."not_me_until" is null));
  ALTER TABLE "file_locks" ADD CONSTRAINT "file_locks_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
  ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_member" FOREIGN KEY ("member_id") REFERENCES "members"("id");
  ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_maker" FOREIGN KEY ("made_by") REFERENCES "users"("id");
  CREATE FUNCTION file_in_use(account integer) RETURNS boolean LANGUAGE sql STABLE AS $$
    -- Whether there is anything to hold back: a record in the account's own file, or a right to another's.
    SELECT EXISTS (SELECT 1 FROM members m JOIN health_records r ON r.member_id = m.id WHERE m.account_id = account AND r.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM file_rights f WHERE f.user_id = account AND f.ended_at IS NULL) $$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION file_in_use(integer);
  ALTER TABLE "file_locks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "health_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "file_locks" CASCADE;
  DROP TABLE "health_imports" CASCADE;
  ALTER TABLE "known_clients" DROP CONSTRAINT "known_clients_held_since";
  ALTER TABLE "known_clients" DROP CONSTRAINT "known_clients_opens_later";
  ALTER TABLE "known_clients" DROP CONSTRAINT "known_clients_silence_ends";
  ALTER TABLE "known_clients" DROP CONSTRAINT "known_clients_not_me_ends";
  ALTER TABLE "sessions" DROP CONSTRAINT "sessions_client_id_known_clients_id_fk";
  
  DROP INDEX "known_clients_not_me";
  DROP INDEX "sessions_client";
  ALTER TABLE "known_clients" DROP COLUMN "held";
  ALTER TABLE "known_clients" DROP COLUMN "held_since";
  ALTER TABLE "known_clients" DROP COLUMN "opens_at";
  ALTER TABLE "known_clients" DROP COLUMN "not_me_hash";
  ALTER TABLE "known_clients" DROP COLUMN "not_me_until";
  ALTER TABLE "sessions" DROP COLUMN "client_id";`);
}
