import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What is never rewritten of a reservation, and what its doctor and time may become. */
const kept = (doctor: string, moves: string) =>
  sql.raw(`
    create or replace function reservation_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        raise exception 'reservation % is kept', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if (new.id, new.code, new.user_id, new.patient_id, new.kind, new.centre_id, new.price_toman)
          is distinct from (old.id, old.code, old.user_id, old.patient_id, old.kind, old.centre_id, old.price_toman)
        or ${doctor} then
        raise exception 'reservation % is another', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if new.starts_at <> old.starts_at and ${moves} then
        raise exception 'reservation % is moved once', old.id using errcode = 'check_violation', constraint = 'reservations_moved_once';
      end if;
      return new;
    end $f$;`);

const once = `(old.state <> 'booked' or old.moved_at is not null or new.moved_at is null)`;
const chosen = `not (old.state = 'owed' and new.state = 'booked')`;
/** The house gives a talk another time, also of another doctor: counted, and with its moment. */
const assigned = `(old.state = 'booked' and new.state = 'booked' and old.kind <> 'in-person' and new.assigned_times = old.assigned_times + 1 and new.assigned_at is not null)`;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "doctor_marks" (
  	"consultation_id" integer NOT NULL,
  	"kind" text NOT NULL,
  	"doctor_id" integer NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "doctor_marks_consultation_id_kind_pk" PRIMARY KEY("consultation_id","kind")
  );
  
  ALTER TABLE "reservations" ADD COLUMN "assigned_at" timestamp (3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "assigned_times" smallint DEFAULT 0 NOT NULL;
  CREATE INDEX "doctor_marks_doctor" ON "doctor_marks" USING btree ("doctor_id","at");
  CREATE INDEX "doctor_marks_at" ON "doctor_marks" USING btree ("at");
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_assigned" CHECK ("reservations"."assigned_times" >= 0 and ("reservations"."assigned_at" is null or "reservations"."assigned_times" > 0));`);
  await db.execute(
    kept(`((new.doctor_id <> old.doctor_id or new.assigned_times <> old.assigned_times) and not ${assigned})`, `${once} and ${chosen} and not ${assigned}`),
  );
  await db.execute(sql`
    alter table doctor_marks add constraint doctor_marks_consultation_fk foreign key (consultation_id) references consultations(id);
    alter table doctor_marks add constraint doctor_marks_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table doctor_marks add constraint doctor_marks_kinds check (kind in ('on-time', 'late', 'silent', 'left'));

    -- A mark is of the meeting's own doctor, never both in time and late, and stays.
    create function doctor_mark_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op <> 'INSERT' then
        raise exception 'a mark is kept' using errcode = 'check_violation', constraint = 'doctor_marks_kept';
      end if;
      if not exists (select from consultations c where c.id = new.consultation_id and c.doctor_id = new.doctor_id)
        or (new.kind in ('on-time', 'late') and exists (
          select from doctor_marks m where m.consultation_id = new.consultation_id and m.kind in ('on-time', 'late') and m.kind <> new.kind)) then
        raise exception 'mark % is not of meeting %', new.kind, new.consultation_id using errcode = 'check_violation', constraint = 'doctor_marks_hold';
      end if;
      return new;
    end $f$;
    create trigger doctor_marks_kept before insert or update or delete on doctor_marks for each row execute function doctor_mark_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(kept('new.doctor_id <> old.doctor_id', `${once} and ${chosen}`));
  await db.execute(sql`
   DROP TABLE "doctor_marks" CASCADE;
  ALTER TABLE "reservations" DROP CONSTRAINT "reservations_assigned";
  ALTER TABLE "reservations" DROP COLUMN "assigned_at";
  ALTER TABLE "reservations" DROP COLUMN "assigned_times";`);
  await db.execute(sql`drop function doctor_mark_kept() cascade;`);
}
