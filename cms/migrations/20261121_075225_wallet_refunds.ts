import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Wallets on the ledger, credit kept for orders, top-ups, and refunds with their calls; what was owed back before is owed by a refund of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "refund_calls" (
  	"id" text PRIMARY KEY NOT NULL,
  	"refund_id" text NOT NULL,
  	"attempt" smallint NOT NULL,
  	"state" text NOT NULL,
  	"sent_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	"asked" smallint DEFAULT 0 NOT NULL,
  	"provider_ref" text,
  	"answer" text
  );
  
  CREATE TABLE "refunds" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"payment_id" text,
  	"hold_id" text,
  	"why" text NOT NULL,
  	"calendar" text NOT NULL,
  	"subject" text NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"destination" text NOT NULL,
  	"state" text NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"done_at" timestamp (3) with time zone,
  	"done_by" text,
  	"next_at" timestamp (3) with time zone,
  	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount_toman" > 0),
  	CONSTRAINT "refunds_one_source" CHECK (("refunds"."payment_id" is null) <> ("refunds"."hold_id" is null)),
  	CONSTRAINT "refunds_gateway_took_it" CHECK ("refunds"."destination" = 'wallet' or "refunds"."payment_id" is not null),
  	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null) and ("refunds"."state" = 'done') = ("refunds"."done_by" is not null))
  );
  
  CREATE TABLE "top_ups" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"lang" text NOT NULL,
  	"state" text NOT NULL,
  	"return_to" text,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	CONSTRAINT "top_ups_positive" CHECK ("top_ups"."amount_toman" > 0)
  );
  
  CREATE TABLE "wallet_holds" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"state" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	CONSTRAINT "wallet_holds_positive" CHECK ("wallet_holds"."amount_toman" > 0)
  );
  
  CREATE TABLE "wallet_transactions" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"kind" text NOT NULL,
  	"state" text NOT NULL,
  	"cause" text NOT NULL,
  	"subject" text NOT NULL,
  	"amount_toman" bigint NOT NULL,
  	"balance_toman" bigint NOT NULL,
  	"entry_id" text,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "wallet_transactions_positive" CHECK ("wallet_transactions"."amount_toman" > 0 and "wallet_transactions"."balance_toman" >= 0),
  	CONSTRAINT "wallet_transactions_entered" CHECK (("wallet_transactions"."state" = 'succeeded') = ("wallet_transactions"."entry_id" is not null))
  );
  
  CREATE TABLE "wallets" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"balance_toman" bigint DEFAULT 0 NOT NULL,
  	"held_toman" bigint DEFAULT 0 NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "wallets_never_below_zero" CHECK ("wallets"."balance_toman" >= 0),
  	CONSTRAINT "wallets_held_is_there" CHECK ("wallets"."held_toman" >= 0 and "wallets"."held_toman" <= "wallets"."balance_toman")
  );
  
  ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "top_up_id" text;
  CREATE UNIQUE INDEX "refund_calls_attempt" ON "refund_calls" USING btree ("refund_id","attempt");
  CREATE UNIQUE INDEX "refund_calls_one_live" ON "refund_calls" USING btree ("refund_id") WHERE "refund_calls"."state" in ('calling', 'done');
  CREATE UNIQUE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");
  CREATE UNIQUE INDEX "refunds_hold" ON "refunds" USING btree ("hold_id");
  CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_at") WHERE "refunds"."next_at" is not null;
  CREATE INDEX "top_ups_user" ON "top_ups" USING btree ("user_id","created_at");
  CREATE UNIQUE INDEX "wallet_holds_one_live" ON "wallet_holds" USING btree ("order_id") WHERE "wallet_holds"."state" <> 'released';
  CREATE INDEX "wallet_holds_order" ON "wallet_holds" USING btree ("order_id");
  CREATE INDEX "wallet_holds_user" ON "wallet_holds" USING btree ("user_id") WHERE "wallet_holds"."state" = 'held';
  CREATE INDEX "wallet_transactions_user" ON "wallet_transactions" USING btree ("user_id","id");
  CREATE UNIQUE INDEX "wallet_transactions_entry" ON "wallet_transactions" USING btree ("entry_id","user_id");
  CREATE UNIQUE INDEX "payments_top_up" ON "payments" USING btree ("top_up_id");
  ALTER TABLE "payments" ADD CONSTRAINT "payments_one_purpose" CHECK (("payments"."order_id" is null) <> ("payments"."top_up_id" is null));`);
  await db.execute(sql`
    alter table wallets add constraint wallets_user_fk foreign key (user_id) references users(id);
    alter table wallet_holds add constraint wallet_holds_wallet_fk foreign key (user_id) references wallets(user_id);
    alter table wallet_holds add constraint wallet_holds_order_fk foreign key (order_id) references orders(id);
    alter table wallet_transactions add constraint wallet_transactions_wallet_fk foreign key (user_id) references wallets(user_id);
    alter table wallet_transactions add constraint wallet_transactions_entry_fk foreign key (entry_id) references ledger_entries(id);
    alter table top_ups add constraint top_ups_wallet_fk foreign key (user_id) references wallets(user_id);
    alter table payments add constraint payments_top_up_fk foreign key (top_up_id) references top_ups(id);
    alter table refunds add constraint refunds_order_fk foreign key (order_id) references orders(id);
    alter table refunds add constraint refunds_wallet_fk foreign key (user_id) references wallets(user_id);
    alter table refunds add constraint refunds_payment_fk foreign key (payment_id) references payments(id);
    alter table refunds add constraint refunds_hold_fk foreign key (hold_id) references wallet_holds(id);
    alter table refund_calls add constraint refund_calls_refund_fk foreign key (refund_id) references refunds(id);

    insert into wallets (user_id) select id from users;
    insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
    select 'before-' || p.id, o.user_id, o.id, p.id,
      case when p.state = 'unusable' then 'paid-twice' when o.placed_at is null then 'paid-late' else 'cancelled' end,
      d.calendar, d.subject, p.amount_toman, 'gateway', 'waiting', d.starts_at, d.starts_at
    from payments p join orders o on o.id = p.order_id
    join deadlines d on d.closed_at is null and (
      (p.state = 'paid' and o.state = 'refund-pending' and d.kind = 'orders.refund' and d.subject = 'order:' || o.id)
      or (p.state = 'unusable' and d.kind = 'payments.refund' and d.subject = 'payment:' || p.id));

    -- A wallet comes with its account.
    create function wallet_made() returns trigger language plpgsql as $f$
    begin
      insert into wallets (user_id) values (new.id) on conflict do nothing;
      return null;
    end $f$;
    create trigger users_have_a_wallet after insert on users for each row execute function wallet_made();

    -- A posting to a wallet moves its balance and stands in its history, in the posting's own transaction. The
    -- wallet's row is locked first and the history's number taken then, so that the history runs in the balance's order.
    create function wallet_posted() returns trigger language plpgsql as $f$
    declare
      owner integer := substring(new.account from 8)::integer;
      balance bigint;
    begin
      update wallets set balance_toman = balance_toman - new.amount_toman where user_id = owner returning balance_toman into balance;
      if not found then
        raise exception 'no wallet of %', owner using errcode = '23503';
      end if;
      insert into wallet_transactions (user_id, kind, state, cause, subject, amount_toman, balance_toman, entry_id, at)
      select owner, case when new.amount_toman < 0 then 'deposit' else 'use' end, 'succeeded', cause, subject, abs(new.amount_toman), balance, id, at
      from ledger_entries where id = new.entry_id;
      return null;
    end $f$;
    create trigger ledger_postings_wallet after insert on ledger_postings
      for each row when (new.account like 'wallet:%') execute function wallet_posted();

    create function wallet_held() returns trigger language plpgsql as $f$
    declare
      before bigint := case when tg_op = 'UPDATE' and old.state = 'held' then old.amount_toman else 0 end;
      after bigint := case when new.state = 'held' then new.amount_toman else 0 end;
    begin
      if tg_op = 'UPDATE' and (old.state <> 'held' or new.amount_toman <> old.amount_toman or new.user_id <> old.user_id or new.order_id <> old.order_id) then
        raise exception 'a hold is used or released once and not changed' using errcode = '23514';
      end if;
      update wallets set held_toman = held_toman + after - before where user_id = new.user_id;
      return null;
    end $f$;
    create trigger wallet_holds_count after insert or update on wallet_holds for each row execute function wallet_held();

    -- Nobody writes a balance: only the two triggers above do.
    create function wallet_by_books_only() returns trigger language plpgsql as $f$
    begin
      if pg_trigger_depth() < 2 then
        raise exception 'a wallet changes by its postings and holds only' using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger wallets_by_books_only before update on wallets for each row execute function wallet_by_books_only();
    create trigger wallets_stay before delete on wallets for each row execute function append_only();
    create trigger wallet_holds_stay before delete on wallet_holds for each row execute function append_only();
    create trigger wallet_transactions_append_only before update or delete on wallet_transactions for each row execute function append_only();
    create trigger top_ups_stay before delete on top_ups for each row execute function append_only();
    create trigger refunds_stay before delete on refunds for each row execute function append_only();
    create trigger refund_calls_stay before delete on refund_calls for each row execute function append_only();
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('wallets and refunds are not taken away: restore a backup instead');
}
