import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_discount_codes_holds_for" ADD VALUE 'consultation';
  CREATE TABLE "booking_penalties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"reservation_id" integer NOT NULL,
  	"from_at" timestamp (3) with time zone NOT NULL,
  	"until_at" timestamp (3) with time zone NOT NULL,
  	"cycles" integer NOT NULL,
  	"lifted_at" timestamp (3) with time zone,
  	"lifted_by" text,
  	CONSTRAINT "booking_penalties_times" CHECK ("booking_penalties"."until_at" > "booking_penalties"."from_at"),
  	CONSTRAINT "booking_penalties_lifted" CHECK (("booking_penalties"."lifted_at" is null) = ("booking_penalties"."lifted_by" is null))
  );
  
  CREATE TABLE "reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" text NOT NULL,
  	"user_id" integer NOT NULL,
  	"patient_id" bigint NOT NULL,
  	"doctor_id" integer NOT NULL,
  	"kind" text NOT NULL,
  	"centre_id" integer,
  	"starts_at" timestamp (3) with time zone NOT NULL,
  	"lang" text NOT NULL,
  	"state" text NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	"held_until" timestamp (3) with time zone NOT NULL,
  	"price_toman" bigint NOT NULL,
  	"paid_toman" bigint DEFAULT 0 NOT NULL,
  	"moved_at" timestamp (3) with time zone,
  	"cancelled_at" timestamp (3) with time zone,
  	"back_toman" bigint DEFAULT 0 NOT NULL,
  	"owed_at" timestamp (3) with time zone,
  	CONSTRAINT "reservations_price" CHECK ("reservations"."price_toman" > 0 and "reservations"."paid_toman" between 0 and "reservations"."price_toman" and "reservations"."back_toman" between 0 and "reservations"."paid_toman"),
  	CONSTRAINT "reservations_place" CHECK (("reservations"."kind" = 'in-person') = ("reservations"."centre_id" is not null)),
  	CONSTRAINT "reservations_cancelled" CHECK (("reservations"."state" <> 'cancelled' or "reservations"."cancelled_at" is not null) and ("reservations"."cancelled_at" is null or "reservations"."state" in ('cancelled', 'forfeited'))),
  	CONSTRAINT "reservations_paid" CHECK ("reservations"."state" not in ('booked', 'owed', 'done', 'cancelled', 'forfeited', 'refunded') or "reservations"."paid_toman" > 0),
  	CONSTRAINT "reservations_owes" CHECK ("reservations"."state" <> 'owed' or "reservations"."owed_at" is not null)
  );
  
  CREATE INDEX "booking_penalties_user" ON "booking_penalties" USING btree ("user_id","until_at");
  CREATE UNIQUE INDEX "booking_penalties_once" ON "booking_penalties" USING btree ("reservation_id");
  CREATE UNIQUE INDEX "reservations_code" ON "reservations" USING btree ("code");
  CREATE UNIQUE INDEX "reservations_slot" ON "reservations" USING btree ("doctor_id","starts_at") WHERE "reservations"."state" in ('held', 'booked', 'owed');
  CREATE UNIQUE INDEX "reservations_patient" ON "reservations" USING btree ("patient_id") WHERE "reservations"."state" in ('held', 'booked', 'owed');
  CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until") WHERE "reservations"."state" = 'held';
  CREATE INDEX "reservations_booked" ON "reservations" USING btree ("starts_at") WHERE "reservations"."state" = 'booked';
  CREATE INDEX "reservations_owed" ON "reservations" USING btree ("owed_at") WHERE "reservations"."state" = 'owed';
  CREATE INDEX "reservations_user" ON "reservations" USING btree ("user_id","id");
  CREATE INDEX "reservations_of_patient" ON "reservations" USING btree ("patient_id","id");`);
  await db.execute(sql`
    alter table reservations add constraint reservations_user_fk foreign key (user_id) references users(id);
    alter table reservations add constraint reservations_patient_fk foreign key (patient_id) references members(id);
    alter table reservations add constraint reservations_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table reservations add constraint reservations_centre_fk foreign key (centre_id) references centres(id);
    alter table booking_penalties add constraint booking_penalties_user_fk foreign key (user_id) references users(id);
    alter table booking_penalties add constraint booking_penalties_reservation_fk foreign key (reservation_id) references reservations(id);

    -- Who booked what for whom at which price is never rewritten; the time changes once, with the moment of the move.
    create function reservation_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        raise exception 'reservation % is kept', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if (new.id, new.code, new.user_id, new.patient_id, new.doctor_id, new.kind, new.centre_id, new.price_toman)
        is distinct from (old.id, old.code, old.user_id, old.patient_id, old.doctor_id, old.kind, old.centre_id, old.price_toman) then
        raise exception 'reservation % is another', old.id using errcode = 'check_violation', constraint = 'reservations_kept';
      end if;
      if new.starts_at <> old.starts_at and (old.state <> 'booked' or old.moved_at is not null or new.moved_at is null) then
        raise exception 'reservation % is moved once', old.id using errcode = 'check_violation', constraint = 'reservations_moved_once';
      end if;
      return new;
    end $f$;
    create trigger reservations_kept before update or delete on reservations for each row execute function reservation_kept();

    -- A live reservation has its slot, one that has ended has none: looked at once all of a transaction is written.
    create function reservation_slot(wanted integer) returns void language plpgsql as $f$
    declare r reservations; has boolean;
    begin
      select * into r from reservations where id = wanted;
      if not found then return; end if;
      has := exists (select from slots s where s.doctor_id = r.doctor_id and s.starts_at = r.starts_at and s.reservation_id = r.id);
      if has <> (r.state in ('held', 'booked', 'owed')) then
        raise exception 'reservation % is % and has % slot', r.id, r.state, case when has then 'a' else 'no' end
          using errcode = 'check_violation', constraint = 'reservations_have_slots';
      end if;
    end $f$;
    create function reservation_has_slot() returns trigger language plpgsql as $f$
    begin perform reservation_slot(new.id); return null; end $f$;
    create constraint trigger reservations_have_slots after insert or update on reservations
      deferrable initially deferred for each row execute function reservation_has_slot();
    create function slot_has_reservation() returns trigger language plpgsql as $f$
    begin perform reservation_slot(old.reservation_id::integer); return null; end $f$;
    create constraint trigger slots_have_reservations after update on slots
      deferrable initially deferred for each row when (old.reservation_id is not null and new.reservation_id is distinct from old.reservation_id)
      execute function slot_has_reservation();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "booking_penalties" CASCADE;
  DROP TABLE "reservations" CASCADE;
  ALTER TABLE "discount_codes_holds_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_discount_codes_holds_for";
  CREATE TYPE "public"."enum_discount_codes_holds_for" AS ENUM('goods', 'group-share', 'course');
  ALTER TABLE "discount_codes_holds_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum_discount_codes_holds_for" USING "value"::"public"."enum_discount_codes_holds_for";`);
  await db.execute(sql`
    drop trigger if exists slots_have_reservations on slots;
    drop function slot_has_reservation() cascade;
    drop function reservation_has_slot() cascade;
    drop function reservation_slot(integer) cascade;
    drop function reservation_kept() cascade;`);
}
