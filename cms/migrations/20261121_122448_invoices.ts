import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Invoices numbered without gaps and never changed, whom they are made out to, and where each toman of an order comes from. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_party_kind" AS ENUM('individual', 'legal');
  CREATE TABLE "invoice_counters" (
  	"year" integer PRIMARY KEY NOT NULL,
  	"last" integer NOT NULL,
  	CONSTRAINT "invoice_counters_positive" CHECK ("invoice_counters"."last" > 0)
  );
  
  CREATE TABLE "invoice_papers" (
  	"invoice_id" integer PRIMARY KEY NOT NULL,
  	"content" jsonb NOT NULL
  );
  
  CREATE TABLE "invoice_parties" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"name" text NOT NULL,
  	"national_code" text,
  	"economic_code" text,
  	"legal_id" text,
  	CONSTRAINT "invoice_parties_kind" CHECK (("invoice_parties"."kind" = 'individual' and "invoice_parties"."economic_code" is null and "invoice_parties"."legal_id" is null) or ("invoice_parties"."kind" = 'legal' and "invoice_parties"."national_code" is null and "invoice_parties"."economic_code" is not null and "invoice_parties"."legal_id" is not null))
  );
  
  CREATE TABLE "price_traces" (
  	"order_id" integer NOT NULL,
  	"position" smallint NOT NULL,
  	"rule" text NOT NULL,
  	"line" smallint,
  	"amount_toman" bigint NOT NULL,
  	"facts" jsonb NOT NULL,
  	CONSTRAINT "price_traces_order_id_position_pk" PRIMARY KEY("order_id","position"),
  	CONSTRAINT "price_traces_not_nothing" CHECK ("price_traces"."amount_toman" <> 0 or "price_traces"."rule" = 'delivery')
  );
  
  CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"year" numeric NOT NULL,
  	"serial" numeric NOT NULL,
  	"order_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"party_kind" "enum_invoices_party_kind" NOT NULL,
  	"party_name" varchar NOT NULL,
  	"total_toman" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" integer;
  ALTER TABLE "site" ADD COLUMN "seller_legal_id" varchar;
  ALTER TABLE "site" ADD COLUMN "seller_economic_code" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "seller_name" varchar;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_issued_at_idx" ON "invoices" USING btree ("issued_at");
  CREATE UNIQUE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_user_idx" ON "invoices" USING btree ("user_id");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");`);

  await db.execute(sql`
    -- A person's national code and a legal entity's national ID, their check digits computed (the rules stand in domain/).
    create function is_national_code(code text) returns boolean language sql immutable as $f$
      select case when code ~ '^[0-9]{10}$' and code !~ '^([0-9])\\1{9}$' then (
        select case when total % 11 < 2 then total % 11 else 11 - total % 11 end = substr(code, 10, 1)::int
        from (select sum(substr(code, place, 1)::int * (11 - place)) as total from generate_series(1, 9) place) sums
      ) else false end
    $f$;
    create function is_legal_id(code text) returns boolean language sql immutable as $f$
      select case when code ~ '^[0-9]{11}$' and substr(code, 4, 6) <> '000000' then (
        select (total % 11) % 10 = substr(code, 11, 1)::int
        from (
          select sum((substr(code, place, 1)::int + substr(code, 10, 1)::int + 2) * (array[29, 27, 23, 19, 17])[(place - 1) % 5 + 1]) as total
          from generate_series(1, 10) place
        ) sums
      ) else false end
    $f$;
    alter table invoice_parties add constraint invoice_parties_codes check (
      (national_code is null or is_national_code(national_code)) and (legal_id is null or is_legal_id(legal_id))
      and (economic_code is null or economic_code ~ '^[0-9]{12}$' or is_legal_id(economic_code)) and name <> ''
    );
    alter table invoice_parties add constraint invoice_parties_order_fk foreign key (order_id) references orders (id);
    alter table invoice_papers add constraint invoice_papers_invoice_fk foreign key (invoice_id) references invoices (id);
    alter table price_traces add constraint price_traces_order_fk foreign key (order_id) references orders (id);
    create unique index invoices_in_turn on invoices (year, serial);

    -- Until the order is paid one may choose whom the invoice goes to; then only a person's code that lacks is added, as long as none was issued.
    create function invoice_party_stays() returns trigger language plpgsql as $f$
    declare
      paid timestamptz;
    begin
      if tg_op = 'DELETE' then
        raise exception 'the party of order % stays', old.order_id using errcode = '23514';
      end if;
      select placed_at into paid from orders where id = new.order_id for share;
      if paid is null and tg_op = 'UPDATE' and new.order_id = old.order_id or paid is null and tg_op = 'INSERT' then
        return new;
      end if;
      if not exists (select from invoices where order_id = new.order_id) and new.kind = 'individual' and new.national_code is not null
        and (tg_op = 'INSERT' or old.national_code is null and (new.order_id, new.kind, new.name) = (old.order_id, old.kind, old.name)) then
        return new;
      end if;
      raise exception 'the party of order % stays after the payment', new.order_id using errcode = '23514';
    end $f$;
    create trigger invoice_parties_stay before insert or update or delete on invoice_parties for each row execute function invoice_party_stays();

    -- A number follows the one before it, for a paid order of this buyer, to the party that was chosen; never changed, never taken away.
    create function invoice_in_turn() returns trigger language plpgsql as $f$
    begin
      if new.serial <> 1 + (select coalesce(max(serial), 0) from invoices where year = new.year)
        or new.number <> new.year || '-' || lpad(new.serial::text, greatest(6, length(new.serial::text)), '0') then
        raise exception 'invoice % is not the next one of %', new.number, new.year using errcode = '23514';
      end if;
      if not exists (select from orders where id = new.order_id and user_id = new.user_id and placed_at is not null and total_toman = new.total_toman) then
        raise exception 'order % is not one that an invoice is issued for', new.order_id using errcode = '23514';
      end if;
      if not exists (
        select from invoice_parties where order_id = new.order_id and kind = new.party_kind::text and name = new.party_name
          and (kind = 'legal' or national_code is not null)
      ) then
        raise exception 'the invoice of order % is not made out to its party', new.order_id using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger invoices_in_turn before insert on invoices for each row execute function invoice_in_turn();
    create trigger invoices_append_only before update or delete on invoices for each row execute function append_only();
    create trigger invoice_papers_append_only before update or delete on invoice_papers for each row execute function append_only();
    create trigger price_traces_append_only before update or delete on price_traces for each row execute function append_only();

    -- No number without its invoice, no invoice without its paper, no total without its proof: looked at when the transaction ends.
    create function invoice_counted() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or (select last from invoice_counters where year = new.year) is distinct from (select max(serial) from invoices where year = new.year) then
        raise exception 'the counter of invoices is not at the last one' using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger invoice_counters_counted after insert or update or delete on invoice_counters
      deferrable initially deferred for each row execute function invoice_counted();
    create constraint trigger invoices_counted after insert on invoices deferrable initially deferred for each row execute function invoice_counted();

    create function invoice_has_paper() returns trigger language plpgsql as $f$
    begin
      if not exists (select from invoice_papers where invoice_id = new.id and content ->> 'number' = new.number and (content ->> 'totalToman')::bigint = new.total_toman) then
        raise exception 'invoice % has no paper', new.number using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger invoices_have_papers after insert on invoices deferrable initially deferred for each row execute function invoice_has_paper();

    create function price_is_proved() returns trigger language plpgsql as $f$
    begin
      if (select sum(amount_toman) from price_traces where order_id = new.order_id) is distinct from (select total_toman from orders where id = new.order_id)::bigint then
        raise exception 'the proof of order % does not sum to its total', new.order_id using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger price_traces_sum after insert on price_traces deferrable initially deferred for each row execute function price_is_proved();
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('invoices are not taken away: restore a backup instead');
}
