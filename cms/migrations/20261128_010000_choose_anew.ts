import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What is never rewritten of a reservation, and what its time may become. */
const kept = (moves: string) =>
  sql.raw(`
    create or replace function reservation_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        raise exception 'reservation % is kept', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if (new.id, new.code, new.user_id, new.patient_id, new.doctor_id, new.kind, new.centre_id, new.price_toman)
        is distinct from (old.id, old.code, old.user_id, old.patient_id, old.doctor_id, old.kind, old.centre_id, old.price_toman) then
        raise exception 'reservation % is another', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if new.starts_at <> old.starts_at and ${moves} then
        raise exception 'reservation % is moved once', old.id using errcode = 'check_violation', constraint = 'reservations_moved_once';
      end if;
      return new;
    end $f$;`);

const once = `(old.state <> 'booked' or old.moved_at is not null or new.moved_at is null)`;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What did not take place becomes another time, in the update that books it again.
  await db.execute(kept(`${once} and not (old.state = 'owed' and new.state = 'booked')`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(kept(once));
}
