import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Whoever writes it, no refund is of more than was paid, of what nobody paid, or of another order's money; that it is owed once the tables say already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refund_within() returns trigger language plpgsql as $f$
    declare
      paid bigint;
    begin
      if new.payment_id is not null then
        select amount_toman into paid from payments where id = new.payment_id and order_id = new.order_id and state in ('paid', 'unusable');
      else
        select amount_toman into paid from wallet_holds where id = new.hold_id and order_id = new.order_id and user_id = new.user_id and state = 'used';
      end if;
      if paid is null or new.amount_toman > paid then
        raise exception 'no more goes back than was paid' using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger refunds_within after insert on refunds for each row execute function refund_within();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger refunds_within on refunds;
    drop function refund_within;
  `);
}
