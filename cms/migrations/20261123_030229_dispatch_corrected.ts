import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A parcel is corrected with its line in the order's history or not at all; a device leaves its order only where another takes its place, and never after its owner asked something of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dispatches" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;`);
  await db.execute(sql`
    create function dispatch_kept() returns trigger language plpgsql as $f$
    declare
      standing text;
    begin
      if tg_op = 'DELETE' or (new.order_id, new.actor, new.at, new.corrections) is distinct from (old.order_id, old.actor, old.at, old.corrections + 1) then
        raise exception 'a dispatch is corrected, never changed' using errcode = '23514';
      end if;
      select state::text into standing from orders where id = new.order_id;
      if standing not in ('dispatched', 'delivered') or (standing <> 'dispatched' and (new.courier, new.tracking) is distinct from (old.courier, old.tracking)) then
        raise exception 'a parcel of a % order stays as it was', standing using errcode = '23514';
      end if;
      return new;
    end $f$;
    drop trigger dispatches_append_only on dispatches;
    create trigger dispatches_kept before update or delete on dispatches for each row execute function dispatch_kept();

    create function dispatch_correction_told() returns trigger language plpgsql as $f$
    begin
      if not exists (select from order_events where order_id = new.order_id and event = 'correct-dispatch' and (facts ->> 'correction')::int = new.corrections and reason is not null) then
        raise exception 'a correction stands in the history of its order' using errcode = '23514', constraint = 'dispatches_told';
      end if;
      return null;
    end $f$;
    create constraint trigger dispatches_told after update on dispatches deferrable initially deferred
      for each row execute function dispatch_correction_told();

    -- The period of a device that was never in the parcel has not begun.
    create or replace function warranty_period_stays() returns trigger language plpgsql as $f$
    begin
      if old.warranty_ends_on is not null and new.state <> 'made'
        and (new.purchased_on, new.warranty_ends_on, new.service_ends_on) is distinct from (old.purchased_on, old.warranty_ends_on, old.service_ends_on) then
        raise exception 'the period of a warranty does not change' using errcode = '23514';
      end if;
      return new;
    end $f$;

    create function device_place_taken() returns trigger language plpgsql as $f$
    begin
      if exists (select from warranty_tickets where device_id = new.id or new_device_id = new.id) then
        raise exception 'device % has a ticket and stays with its order', new.id using errcode = '23514', constraint = 'devices_asked_about';
      end if;
      if not exists (select from devices where order_id = old.order_id and variant_id = old.variant_id and unit_no = old.unit_no and state <> 'made') then
        raise exception 'no device takes the place of % in order %', new.id, old.order_id using errcode = '23514', constraint = 'devices_place_taken';
      end if;
      return null;
    end $f$;
    create constraint trigger devices_place_taken after update on devices deferrable initially deferred
      for each row when (old.state <> 'made' and new.state = 'made') execute function device_place_taken();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger devices_place_taken on devices;
    drop function device_place_taken;
    drop trigger dispatches_told on dispatches;
    drop function dispatch_correction_told;
    drop trigger dispatches_kept on dispatches;
    drop function dispatch_kept;
    create trigger dispatches_append_only before update or delete on dispatches for each row execute function append_only();
   ALTER TABLE "dispatches" DROP COLUMN "corrections";`);
}
