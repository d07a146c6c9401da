import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_roles_kind" AS ENUM('doctor', 'service-provider', 'stand-operator', 'organisation-officer', 'agent');
  CREATE TYPE "public"."enum_account_roles_state" AS ENUM('applied', 'verified', 'suspended', 'left');
  CREATE TYPE "public"."enum_account_roles_trade" AS ENUM('nurse', 'carer', 'doctor', 'laboratory', 'imaging', 'therapist', 'pharmacy', 'depot', 'beauty', 'ambulance');
  CREATE TABLE "account_role_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "account_roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_account_roles_kind" NOT NULL,
  	"state" "enum_account_roles_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"user_id" integer NOT NULL,
  	"number" varchar,
  	"trade" "enum_account_roles_trade",
  	"place" varchar,
  	"ends_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_roles_id" integer;
  ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "account_role_events_role" ON "account_role_events" USING btree ("role_id","id");
  CREATE INDEX "account_roles_kind_idx" ON "account_roles" USING btree ("kind");
  CREATE INDEX "account_roles_state_idx" ON "account_roles" USING btree ("state");
  CREATE INDEX "account_roles_user_idx" ON "account_roles" USING btree ("user_id");
  CREATE INDEX "account_roles_updated_at_idx" ON "account_roles" USING btree ("updated_at");
  CREATE INDEX "account_roles_created_at_idx" ON "account_roles" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_roles_fk" FOREIGN KEY ("account_roles_id") REFERENCES "public"."account_roles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_roles_id_idx" ON "payload_locked_documents_rels" USING btree ("account_roles_id");`);
  await db.execute(sql`
    alter table account_role_events add constraint account_role_events_role_fk foreign key (role_id) references account_roles(id);
    create trigger account_role_events_append_only before update or delete on account_role_events for each row execute function append_only();

    -- An account is each thing once at a time, and a number belongs to one account.
    create unique index account_roles_once on account_roles (user_id, kind) where state <> 'left';
    create unique index account_roles_number on account_roles (kind, number) where state <> 'left';
    alter table account_roles add constraint account_roles_papers check (case kind
      when 'doctor' then number is not null
      when 'service-provider' then number is not null and trade is not null
      else place is not null end);
    alter table account_roles add constraint account_roles_ends_on check (ends_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
    -- The session's own read asks for those that count.
    create index account_roles_verified on account_roles (user_id) where state = 'verified';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_role_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_roles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_role_events" CASCADE;
  DROP TABLE "account_roles" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_roles_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_roles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_roles_id";
  DROP TYPE "public"."enum_account_roles_kind";
  DROP TYPE "public"."enum_account_roles_state";
  DROP TYPE "public"."enum_account_roles_trade";`);
}
