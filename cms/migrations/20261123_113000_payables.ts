import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is paid for, of whatever kind, gets a row of its own, and all money points to it. Processes of the release before go on
 * reading and writing `order_id` and `top_up_id`: triggers keep both equal until the next release takes those away.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_discount_codes_holds_for" AS ENUM('goods', 'group-share');
  CREATE TABLE "payables" (
  	"id" text PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"subject" text NOT NULL,
  	"user_id" integer NOT NULL,
  	"code" text,
  	"total_toman" bigint NOT NULL,
  	"state" text NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"pay_until" timestamp (3) with time zone NOT NULL,
  	"paid_at" timestamp (3) with time zone,
  	CONSTRAINT "payables_named" CHECK ("payables"."id" = "payables"."kind" || ':' || "payables"."subject"),
  	CONSTRAINT "payables_total" CHECK ("payables"."total_toman" >= 0),
  	CONSTRAINT "payables_paid" CHECK (("payables"."state" = 'paid') = ("payables"."paid_at" is not null))
  );
  
  CREATE TABLE "discount_codes_holds_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_discount_codes_holds_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "discount_codes_holds_for" ADD CONSTRAINT "discount_codes_holds_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payables_user" ON "payables" USING btree ("user_id","created_at");
  CREATE INDEX "discount_codes_holds_for_order_idx" ON "discount_codes_holds_for" USING btree ("order");
  CREATE INDEX "discount_codes_holds_for_parent_idx" ON "discount_codes_holds_for" USING btree ("parent_id");
  create trigger discount_codes_holds_for_changed after insert or update or delete or truncate on discount_codes_holds_for
    for each statement execute function content_changed();`);
  await db.execute(sql`
    alter table payables add constraint payables_wallet_fk foreign key (user_id) references wallets (user_id);
    create trigger payables_stay before delete on payables for each row execute function append_only();

    insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until, paid_at)
    select 'order:' || o.id, 'order', o.id::text, o.user_id, o.code, o.total_toman,
      case when o.placed_at is not null then 'paid' when o.state = 'awaiting-payment' then 'open' else 'ended' end,
      o.created_at, o.created_at + interval '60 minutes', o.placed_at
    from orders o;
    insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until, paid_at)
    select 'top-up:' || t.id, 'top-up', t.id, t.user_id, null, t.amount_toman,
      case t.state when 'succeeded' then 'paid' when 'open' then 'open' else 'ended' end,
      t.created_at, t.created_at + interval '60 minutes', case when t.state = 'succeeded' then coalesce(t.ended_at, t.created_at) end
    from top_ups t;`);
  for (const table of ['payments', 'wallet_holds', 'refunds', 'code_uses', 'invoice_parties', 'price_traces']) {
    await db.execute(
      sql.raw(`
      alter table ${table} disable trigger user;
      alter table ${table} add column payable_id text;
      update ${table} set payable_id = ${table === 'payments' ? `coalesce('order:' || order_id, 'top-up:' || top_up_id)` : `'order:' || order_id`};
      alter table ${table} enable trigger user;`),
    );
  }
  await db.execute(sql`
    alter table invoices disable trigger user;
    alter table invoices add column payable varchar;
    update invoices set payable = 'order:' || order_id;
    alter table invoices enable trigger user;
    alter table refunds disable trigger user;
    alter table refunds add column cause text;
    update refunds set cause = why;
    alter table refunds enable trigger user;`);
  await db.execute(sql`
   ALTER TABLE "payments" DROP CONSTRAINT "payments_one_purpose";
  DROP INDEX "payments_one_paid";
  DROP INDEX "refunds_payment";
  DROP INDEX "refunds_hold";
  DROP INDEX "wallet_holds_one_live";
  DROP INDEX "invoices_order_idx";
  ALTER TABLE "price_traces" DROP CONSTRAINT "price_traces_order_id_position_pk";
  ALTER TABLE "code_uses" DROP CONSTRAINT "code_uses_pkey";
  ALTER TABLE "invoice_parties" DROP CONSTRAINT "invoice_parties_pkey";
  ALTER TABLE "code_uses" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "invoice_parties" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "price_traces" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "wallet_holds" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "invoices" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "payments" ALTER COLUMN "payable_id" SET NOT NULL;
  ALTER TABLE "refunds" ALTER COLUMN "payable_id" SET NOT NULL;
  ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;
  ALTER TABLE "wallet_holds" ALTER COLUMN "payable_id" SET NOT NULL;
  ALTER TABLE "invoices" ALTER COLUMN "payable" SET NOT NULL;
  ALTER TABLE "code_uses" ADD PRIMARY KEY ("payable_id");
  ALTER TABLE "invoice_parties" ADD PRIMARY KEY ("payable_id");
  ALTER TABLE "price_traces" ADD CONSTRAINT "price_traces_payable_id_position_pk" PRIMARY KEY("payable_id","position");
  CREATE INDEX "payments_payable" ON "payments" USING btree ("payable_id");
  CREATE INDEX "refunds_payable" ON "refunds" USING btree ("payable_id");
  CREATE INDEX "wallet_holds_payable" ON "wallet_holds" USING btree ("payable_id");
  CREATE UNIQUE INDEX "invoices_payable_idx" ON "invoices" USING btree ("payable");
  CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("payable_id") WHERE "payments"."state" = 'paid';
  CREATE UNIQUE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id","cause");
  CREATE UNIQUE INDEX "refunds_hold" ON "refunds" USING btree ("hold_id","cause");
  CREATE UNIQUE INDEX "wallet_holds_one_live" ON "wallet_holds" USING btree ("payable_id") WHERE "wallet_holds"."state" <> 'released';
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");`);
  await db.execute(sql`
    -- The release before looks by these, and writes its parties on conflict of the first.
    create unique index invoice_parties_order on invoice_parties (order_id);
    create unique index code_uses_order on code_uses (order_id);
    create index price_traces_order on price_traces (order_id);
    create index orders_payable on orders (('order:' || id::text));

    alter table payments add constraint payments_payable_fk foreign key (payable_id) references payables (id);
    alter table wallet_holds add constraint wallet_holds_payable_fk foreign key (payable_id) references payables (id);
    alter table refunds add constraint refunds_payable_fk foreign key (payable_id) references payables (id);
    alter table code_uses add constraint code_uses_payable_fk foreign key (payable_id) references payables (id);
    alter table invoice_parties add constraint invoice_parties_payable_fk foreign key (payable_id) references payables (id);
    alter table price_traces add constraint price_traces_payable_fk foreign key (payable_id) references payables (id);
    alter table invoices add constraint invoices_payable_fk foreign key (payable) references payables (id);

    -- What the release before writes by an order or a top-up is of its payable, and the other way round.
    create function payable_of_order(which integer) returns text language sql as $f$
      insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until, paid_at)
      select 'order:' || o.id, 'order', o.id::text, o.user_id, o.code, o.total_toman,
        case when o.placed_at is not null then 'paid' when o.state = 'awaiting-payment' then 'open' else 'ended' end,
        o.created_at, o.created_at + interval '60 minutes', o.placed_at
      from orders o where o.id = which on conflict do nothing;
      select 'order:' || which;
    $f$;
    create function payable_of_top_up(which text) returns text language sql as $f$
      insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until)
      select 'top-up:' || t.id, 'top-up', t.id, t.user_id, null, t.amount_toman, 'open', t.created_at, t.created_at + interval '60 minutes'
      from top_ups t where t.id = which on conflict do nothing;
      select 'top-up:' || which;
    $f$;
    create function payable_both_ways() returns trigger language plpgsql as $f$
    begin
      if new.payable_id is null then
        new.payable_id := payable_of_order(new.order_id);
      elsif new.payable_id like 'order:%' then
        new.order_id := substr(new.payable_id, 7)::integer;
      end if;
      return new;
    end $f$;
    create function payment_both_ways() returns trigger language plpgsql as $f$
    begin
      if new.payable_id is null then
        new.payable_id := case when new.order_id is not null then payable_of_order(new.order_id) else payable_of_top_up(new.top_up_id) end;
      elsif new.payable_id like 'order:%' then
        new.order_id := substr(new.payable_id, 7)::integer;
      elsif new.payable_id like 'top-up:%' then
        new.top_up_id := substr(new.payable_id, 8);
      end if;
      return new;
    end $f$;
    create function refund_both_ways() returns trigger language plpgsql as $f$
    begin
      new.cause := coalesce(new.cause, new.why);
      return new;
    end $f$;
    create function invoice_both_ways() returns trigger language plpgsql as $f$
    begin
      new.payable := coalesce(new.payable, 'order:' || new.order_id);
      return new;
    end $f$;
    create trigger a_both_ways before insert on payments for each row execute function payment_both_ways();
    create trigger a_both_ways before insert on wallet_holds for each row execute function payable_both_ways();
    create trigger a_both_ways before insert on refunds for each row execute function payable_both_ways();
    create trigger a_cause before insert on refunds for each row execute function refund_both_ways();
    create trigger a_both_ways before insert on code_uses for each row execute function payable_both_ways();
    create trigger a_both_ways before insert on invoice_parties for each row execute function payable_both_ways();
    create trigger a_both_ways before insert on price_traces for each row execute function payable_both_ways();
    create trigger a_both_ways before insert on invoices for each row execute function invoice_both_ways();
    create function order_keeps_payable() returns trigger language plpgsql as $f$
    begin
      update payables set state = case when new.placed_at is not null then 'paid' else 'ended' end, paid_at = new.placed_at
      where id = 'order:' || new.id and state = 'open';
      return null;
    end $f$;
    create trigger orders_keep_payable after update on orders for each row
      when (new.placed_at is distinct from old.placed_at or new.state is distinct from old.state and new.state = 'cancelled' and new.placed_at is null)
      execute function order_keeps_payable();
    create function top_up_keeps_payable() returns trigger language plpgsql as $f$
    begin
      update payables set state = case new.state when 'succeeded' then 'paid' else 'ended' end, paid_at = case new.state when 'succeeded' then new.ended_at end
      where id = 'top-up:' || new.id and state <> 'paid';
      return null;
    end $f$;
    create trigger top_ups_keep_payable after update on top_ups for each row
      when (new.state is distinct from old.state and new.state <> 'open') execute function top_up_keeps_payable();

    -- The guards, which named orders, name what is paid for.
    create function payable_kept() returns trigger language plpgsql as $f$
    begin
      if (new.id, new.kind, new.subject, new.user_id, new.total_toman, new.created_at) is distinct from (old.id, old.kind, old.subject, old.user_id, old.total_toman, old.created_at)
        or old.state = 'paid' and (new.state, new.paid_at) is distinct from (old.state, old.paid_at) then
        raise exception 'what is paid for is % and stays so', old.id using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger payables_kept before update on payables for each row execute function payable_kept();

    create or replace function wallet_held() returns trigger language plpgsql as $f$
    declare
      before bigint := case when tg_op = 'UPDATE' and old.state = 'held' then old.amount_toman else 0 end;
      after bigint := case when new.state = 'held' then new.amount_toman else 0 end;
    begin
      if tg_op = 'UPDATE' and (old.state <> 'held' or new.amount_toman <> old.amount_toman or new.user_id <> old.user_id or new.payable_id <> old.payable_id) then
        raise exception 'a hold is used or released once and not changed' using errcode = '23514';
      end if;
      update wallets set held_toman = held_toman + after - before where user_id = new.user_id;
      return null;
    end $f$;

    -- What was paid is locked, so that two who give back at once see each other; then no cause together gives back more than came.
    create or replace function refund_within() returns trigger language plpgsql as $f$
    declare
      paid bigint;
      back bigint;
    begin
      if new.payment_id is not null then
        select amount_toman into paid from payments where id = new.payment_id and payable_id = new.payable_id and state in ('paid', 'unusable') for update;
        select sum(amount_toman) into back from refunds where payment_id = new.payment_id;
      else
        select amount_toman into paid from wallet_holds where id = new.hold_id and payable_id = new.payable_id and user_id = new.user_id and state = 'used' for update;
        select sum(amount_toman) into back from refunds where hold_id = new.hold_id;
      end if;
      if paid is null or back > paid then
        raise exception 'no more goes back than was paid' using errcode = '23514';
      end if;
      return null;
    end $f$;

    create or replace function invoice_party_stays() returns trigger language plpgsql as $f$
    declare
      paid timestamptz;
    begin
      if tg_op = 'DELETE' then
        raise exception 'the party of % stays', old.payable_id using errcode = '23514';
      end if;
      select paid_at into paid from payables where id = new.payable_id for share;
      if paid is null and tg_op = 'UPDATE' and new.payable_id = old.payable_id or paid is null and tg_op = 'INSERT' then
        return new;
      end if;
      if not exists (select from invoices where payable = new.payable_id) and new.kind = 'individual' and new.national_code is not null
        and (tg_op = 'INSERT' or old.national_code is null and (new.payable_id, new.kind, new.name) = (old.payable_id, old.kind, old.name)) then
        return new;
      end if;
      raise exception 'the party of % stays after the payment', new.payable_id using errcode = '23514';
    end $f$;

    create or replace function invoice_in_turn() returns trigger language plpgsql as $f$
    begin
      if new.serial <> 1 + (select coalesce(max(serial), 0) from invoices where year = new.year)
        or new.number <> new.year || '-' || lpad(new.serial::text, greatest(6, length(new.serial::text)), '0') then
        raise exception 'invoice % is not the next one of %', new.number, new.year using errcode = '23514';
      end if;
      if not exists (select from payables where id = new.payable and user_id = new.user_id and paid_at is not null and total_toman = new.total_toman) then
        raise exception '% is not one that an invoice is issued for', new.payable using errcode = '23514';
      end if;
      if not exists (
        select from invoice_parties where payable_id = new.payable and kind = new.party_kind::text and name = new.party_name
          and (kind = 'legal' or national_code is not null)
      ) then
        raise exception 'the invoice of % is not made out to its party', new.payable using errcode = '23514';
      end if;
      return new;
    end $f$;

    create or replace function price_is_proved() returns trigger language plpgsql as $f$
    begin
      if (select sum(amount_toman) from price_traces where payable_id = new.payable_id) is distinct from (select total_toman from payables where id = new.payable_id) then
        raise exception 'the proof of % does not sum to its total', new.payable_id using errcode = '23514';
      end if;
      return null;
    end $f$;
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('payables are not taken away: restore a backup instead');
}
