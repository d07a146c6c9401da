import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_requests_group" AS ENUM('care', 'medical', 'therapy', 'supplies', 'transfer');
  CREATE TYPE "public"."enum_service_requests_state" AS ENUM('not-checked', 'waiting-info', 'waiting-accept', 'waiting-payment', 'waiting-action', 'no-answer-staff', 'no-answer-provider', 'done', 'cancelled');
  CREATE TYPE "public"."enum_service_requests_lang" AS ENUM('fa', 'en');
  CREATE TABLE "request_details" (
  	"request_id" integer PRIMARY KEY NOT NULL,
  	"form_version" smallint NOT NULL,
  	"name" text NOT NULL,
  	"phone" text NOT NULL,
  	"answers" jsonb NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "request_files" (
  	"id" text PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"field" text NOT NULL,
  	"file" text NOT NULL,
  	"type" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_files_bytes" CHECK ("request_files"."bytes" > 0)
  );
  
  CREATE TABLE "request_offers" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"version" smallint NOT NULL,
  	"lines" jsonb NOT NULL,
  	"total_toman" bigint NOT NULL,
  	"deposit_toman" bigint NOT NULL,
  	"visit_from" timestamp (3) with time zone NOT NULL,
  	"visit_to" timestamp (3) with time zone NOT NULL,
  	"reason" text,
  	"staff_id" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "request_offers_window" CHECK ("request_offers"."visit_to" > "request_offers"."visit_from"),
  	CONSTRAINT "request_offers_sums" CHECK ("request_offers"."deposit_toman" >= 0 and "request_offers"."total_toman" >= "request_offers"."deposit_toman"),
  	CONSTRAINT "request_offers_reason" CHECK ("request_offers"."version" = 1 or "request_offers"."reason" is not null)
  );
  
  CREATE TABLE "service_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"group" "enum_service_requests_group" NOT NULL,
  	"service" varchar NOT NULL,
  	"state" "enum_service_requests_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"city" varchar,
  	"district" numeric,
  	"user_id" integer NOT NULL,
  	"lang" "enum_service_requests_lang" NOT NULL,
  	"offer_version" numeric,
  	"total_toman" numeric,
  	"paid_toman" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_requests_id" integer;
  ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "request_files_file" ON "request_files" USING btree ("file");
  CREATE INDEX "request_files_request" ON "request_files" USING btree ("request_id");
  CREATE UNIQUE INDEX "request_offers_version" ON "request_offers" USING btree ("request_id","version");
  CREATE UNIQUE INDEX "service_requests_code_idx" ON "service_requests" USING btree ("code");
  CREATE INDEX "service_requests_group_idx" ON "service_requests" USING btree ("group");
  CREATE INDEX "service_requests_state_idx" ON "service_requests" USING btree ("state");
  CREATE INDEX "service_requests_due_at_idx" ON "service_requests" USING btree ("due_at");
  CREATE INDEX "service_requests_user_idx" ON "service_requests" USING btree ("user_id");
  CREATE INDEX "service_requests_updated_at_idx" ON "service_requests" USING btree ("updated_at");
  CREATE INDEX "service_requests_created_at_idx" ON "service_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_requests_fk" FOREIGN KEY ("service_requests_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("service_requests_id");`);
  await db.execute(sql`
    alter table request_details add constraint request_details_request_fk foreign key (request_id) references service_requests(id);
    alter table request_files add constraint request_files_request_fk foreign key (request_id) references service_requests(id);
    alter table request_offers add constraint request_offers_request_fk foreign key (request_id) references service_requests(id);

    -- A price is what its lines come to, and never changes: another is another version.
    create function request_offer_sum(lines jsonb) returns bigint language sql immutable as $f$
      select sum((case when l->>'kind' = 'discount' then -1 else 1 end) * (l->>'count')::bigint * (l->>'unitToman')::bigint)::bigint from jsonb_array_elements(lines) l $f$;
    create function request_offer_deposit(lines jsonb) returns bigint language sql immutable as $f$
      select coalesce(sum((l->>'count')::bigint * (l->>'unitToman')::bigint) filter (where l->>'kind' = 'deposit'), 0)::bigint from jsonb_array_elements(lines) l $f$;
    alter table request_offers add constraint request_offers_total check (total_toman = request_offer_sum(lines) and deposit_toman = request_offer_deposit(lines));
    create trigger request_offers_append_only before update or delete on request_offers for each row execute function append_only();

    alter table service_requests add constraint service_requests_money check (paid_toman >= 0 and (total_toman is null) = (offer_version is null));
    create index service_requests_found on service_requests using gin (staff_words(code));
    create index request_details_found on request_details using gin (staff_words(name || ' ' || phone));
    create index service_requests_list_open on service_requests ((coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('done', 'cancelled');
    create index service_requests_list_state on service_requests (state, id);
    create index service_requests_list_group on service_requests ("group", id);
    create index service_requests_open_due on service_requests (due_at, id) where state not in ('done', 'cancelled');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_details" CASCADE;
  DROP TABLE "request_files" CASCADE;
  DROP TABLE "request_offers" CASCADE;
  DROP TABLE "service_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_requests_id";
  DROP FUNCTION request_offer_sum(jsonb);
  DROP FUNCTION request_offer_deposit(jsonb);
  DROP TYPE "public"."enum_service_requests_group";
  DROP TYPE "public"."enum_service_requests_state";
  DROP TYPE "public"."enum_service_requests_lang";`);
}
