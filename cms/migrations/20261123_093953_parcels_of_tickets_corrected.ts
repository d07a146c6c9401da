import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What left with a ticket is corrected with its line in the ticket's history or not at all; why money did not go back is kept by a word of ours. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refund_calls" ADD COLUMN "cause" text;
  ALTER TABLE "ticket_parcels" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "warranty_ticket_events" ADD COLUMN "facts" jsonb;`);
  await db.execute(sql`
    create function ticket_parcel_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or (new.ticket_id, new.actor, new.at) is distinct from (old.ticket_id, old.actor, old.at) or new.corrections <= old.corrections then
        raise exception 'a parcel of a ticket is corrected, never changed' using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger ticket_parcels_kept before update or delete on ticket_parcels for each row execute function ticket_parcel_kept();

    create function ticket_correction_told() returns trigger language plpgsql as $f$
    begin
      if not exists (select from warranty_ticket_events where ticket_id = new.ticket_id and event = 'correct-parcel' and (facts ->> 'correction')::int = new.corrections and reason is not null) then
        raise exception 'a correction stands in the history of its ticket' using errcode = '23514', constraint = 'ticket_parcels_told';
      end if;
      return null;
    end $f$;
    create constraint trigger ticket_parcels_told after update on ticket_parcels deferrable initially deferred
      for each row execute function ticket_correction_told();

    -- A device that a ticket gave and that was never sent has its place taken by the one that was, also where none of our orders brought it.
    create or replace function device_place_taken() returns trigger language plpgsql as $f$
    begin
      if exists (select from warranty_tickets where device_id = new.id or new_device_id = new.id) then
        raise exception 'device % has a ticket and stays with its order', new.id using errcode = '23514', constraint = 'devices_asked_about';
      end if;
      if not exists (select from devices where variant_id = old.variant_id and state <> 'made' and
        case when old.order_id is null then order_id is null and user_id = old.user_id and warranty_ends_on = old.warranty_ends_on else order_id = old.order_id and unit_no = old.unit_no end) then
        raise exception 'no device takes the place of % in order %', new.id, old.order_id using errcode = '23514', constraint = 'devices_place_taken';
      end if;
      return null;
    end $f$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger ticket_parcels_told on ticket_parcels;
    drop function ticket_correction_told;
    drop trigger ticket_parcels_kept on ticket_parcels;
    drop function ticket_parcel_kept;
    create or replace function device_place_taken() returns trigger language plpgsql as $f$
    begin
      if exists (select from warranty_tickets where device_id = new.id or new_device_id = new.id) then
        raise exception 'device % has a ticket and stays with its order', new.id using errcode = '23514', constraint = 'devices_asked_about';
      end if;
      if not exists (select from devices where order_id = old.order_id and variant_id = old.variant_id and unit_no = old.unit_no and state <> 'made') then
        raise exception 'no device takes the place of % in order %', new.id, old.order_id using errcode = '23514', constraint = 'devices_place_taken';
      end if;
      return null;
    end $f$;
   ALTER TABLE "refund_calls" DROP COLUMN "cause";
  ALTER TABLE "ticket_parcels" DROP COLUMN "corrections";
  ALTER TABLE "warranty_ticket_events" DROP COLUMN "facts";`);
}
