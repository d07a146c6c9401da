import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "request_fares" (
  	"request_id" integer PRIMARY KEY NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"state" text NOT NULL,
  	"staff_id" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"settled_at" timestamp (3) with time zone,
  	CONSTRAINT "request_fares_amount" CHECK ("request_fares"."amount_toman" >= 1000),
  	CONSTRAINT "request_fares_settled" CHECK (("request_fares"."state" = 'due') = ("request_fares"."settled_at" is null))
  );
  
  CREATE TABLE "request_supplements" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"ordinal" smallint NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"reason" text NOT NULL,
  	"state" text NOT NULL,
  	"pay_until" timestamp (3) with time zone NOT NULL,
  	"staff_id" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"decided_at" timestamp (3) with time zone,
  	CONSTRAINT "request_supplements_amount" CHECK ("request_supplements"."amount_toman" >= 1000),
  	CONSTRAINT "request_supplements_decided" CHECK (("request_supplements"."state" = 'open') = ("request_supplements"."decided_at" is null)),
  	CONSTRAINT "request_supplements_reason" CHECK (length("request_supplements"."reason") between 1 and 500)
  );
  
  ALTER TABLE "request_results" DROP CONSTRAINT "request_results_something";
  ALTER TABLE "request_results" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;
  ALTER TABLE "request_results" ADD COLUMN "withdrawn_reason" text;
  ALTER TABLE "request_results" ADD COLUMN "taken_at" timestamp (3) with time zone;
  CREATE UNIQUE INDEX "request_supplements_ordinal" ON "request_supplements" USING btree ("request_id","ordinal");
  CREATE UNIQUE INDEX "request_supplements_open" ON "request_supplements" USING btree ("request_id") WHERE "request_supplements"."state" = 'open';
  CREATE INDEX "request_supplements_due" ON "request_supplements" USING btree ("pay_until") WHERE "request_supplements"."state" = 'open';
  ALTER TABLE "request_results" ADD CONSTRAINT "request_results_withdrawn" CHECK (("request_results"."withdrawn_at" is null) = ("request_results"."withdrawn_reason" is null) and ("request_results"."withdrawn_at" is null or "request_results"."taken_at" is null));
  ALTER TABLE "request_results" ADD CONSTRAINT "request_results_something" CHECK (jsonb_array_length("request_results"."values") + jsonb_array_length("request_results"."papers") > 0 or "request_results"."withdrawn_at" is not null or "request_results"."taken_at" is not null);`);
  await db.execute(sql`
    alter table request_supplements add constraint request_supplements_request_fk foreign key (request_id) references service_requests(id);
    alter table request_fares add constraint request_fares_request_fk foreign key (request_id) references service_requests(id);

    -- What was asked for more never changes, and neither does what became of it.
    create function request_supplement_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or old.state <> 'open' or (old.request_id, old.ordinal, old.amount_toman, old.reason) is distinct from (new.request_id, new.ordinal, new.amount_toman, new.reason)
      then raise exception 'a supplement is decided once and never changed'; end if;
      return new;
    end $f$;
    create trigger request_supplements_kept before update or delete on request_supplements for each row execute function request_supplement_kept();

    -- A fare is corrected while it is due; what is paid stays.
    create function request_fare_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or old.state <> 'due' then raise exception 'a fare that is paid does not change'; end if;
      return new;
    end $f$;
    create trigger request_fares_kept before update or delete on request_fares for each row execute function request_fare_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_fares" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_supplements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_fares" CASCADE;
  DROP TABLE "request_supplements" CASCADE;
  ALTER TABLE "request_results" DROP CONSTRAINT "request_results_withdrawn";
  ALTER TABLE "request_results" DROP CONSTRAINT "request_results_something";
  ALTER TABLE "request_results" DROP COLUMN "withdrawn_at";
  ALTER TABLE "request_results" DROP COLUMN "withdrawn_reason";
  ALTER TABLE "request_results" DROP COLUMN "taken_at";
  ALTER TABLE "request_results" ADD CONSTRAINT "request_results_something" CHECK (jsonb_array_length("request_results"."values") + jsonb_array_length("request_results"."papers") > 0);`);
  await db.execute(sql`drop function request_supplement_kept; drop function request_fare_kept;`);
}
