import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A refund that staff made themselves carries the bank's reference, and the tables hold a refund to its life cycle: done is done. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "refunds" ADD COLUMN "hand_ref" text;
  UPDATE "refunds" SET "hand_ref" = '-' WHERE "done_by" = 'hand';
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_hand" CHECK (("refunds"."done_by" is not distinct from 'hand') = ("refunds"."hand_ref" is not null));
  CREATE INDEX "refunds_open" ON "refunds" USING btree ("asked_at") WHERE "refunds"."state" <> 'done';`);
  await db.execute(sql`
    create function refund_moved() returns trigger language plpgsql as $f$
    begin
      if (new.id, new.user_id, new.order_id, new.payment_id, new.hold_id, new.amount_toman, new.asked_at)
         is distinct from (old.id, old.user_id, old.order_id, old.payment_id, old.hold_id, old.amount_toman, old.asked_at) then
        raise exception 'what a refund owes does not change' using errcode = '23514';
      end if;
      if old.state = 'done' or new.state <> old.state and (old.state, new.state) not in
         (('waiting', 'calling'), ('waiting', 'done'), ('calling', 'done'), ('calling', 'refused'), ('calling', 'waiting'), ('refused', 'done'), ('refused', 'waiting')) then
        raise exception 'a refund does not go from % to %', old.state, new.state using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger refunds_moved before update on refunds for each row execute function refund_moved();

    create function refund_call_ended() returns trigger language plpgsql as $f$
    begin
      if old.state <> 'calling' or (new.id, new.refund_id, new.attempt, new.sent_at) is distinct from (old.id, old.refund_id, old.attempt, old.sent_at) then
        raise exception 'a call that has ended does not change' using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger refund_calls_ended before update on refund_calls for each row execute function refund_call_ended();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger refund_calls_ended on refund_calls;
    drop function refund_call_ended;
    drop trigger refunds_moved on refunds;
    drop function refund_moved;
    DROP INDEX "refunds_open";
    ALTER TABLE "refunds" DROP CONSTRAINT "refunds_by_hand";
    ALTER TABLE "refunds" DROP COLUMN "hand_ref";`);
}
