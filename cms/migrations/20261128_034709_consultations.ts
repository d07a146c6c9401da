import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "chat_files" (
  	"id" text PRIMARY KEY NOT NULL,
  	"room_id" bigint NOT NULL,
  	"seq" integer NOT NULL,
  	"position" smallint NOT NULL,
  	"kind" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"sha256" text NOT NULL,
  	"width" smallint,
  	"height" smallint,
  	"seconds" smallint,
  	CONSTRAINT "chat_files_kind" CHECK ("chat_files"."kind" in ('image/webp', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav')),
  	CONSTRAINT "chat_files_id_is_random" CHECK ("chat_files"."id" ~ '^[0-9a-f]{32}$' and "chat_files"."bytes" > 0 and "chat_files"."position" >= 0)
  );
  
  CREATE TABLE "chat_messages" (
  	"room_id" bigint NOT NULL,
  	"seq" integer NOT NULL,
  	"author_id" integer NOT NULL,
  	"role" text NOT NULL,
  	"client_id" text NOT NULL,
  	"kind" text NOT NULL,
  	"sealed" text,
  	"right_id" bigint,
  	"marks" smallint DEFAULT 0 NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "chat_messages_room_id_seq_pk" PRIMARY KEY("room_id","seq"),
  	CONSTRAINT "chat_messages_seq" CHECK ("chat_messages"."seq" > 0 and "chat_messages"."marks" >= 0),
  	CONSTRAINT "chat_messages_client_is_short" CHECK (length("chat_messages"."client_id") between 8 and 40),
  	CONSTRAINT "chat_messages_say" CHECK ("chat_messages"."kind" <> 'text' or "chat_messages"."sealed" is not null),
  	CONSTRAINT "chat_messages_share" CHECK (("chat_messages"."kind" = 'record') = ("chat_messages"."right_id" is not null) and ("chat_messages"."kind" <> 'record' or "chat_messages"."role" = 'patient'))
  );
  
  CREATE TABLE "consultation_summaries" (
  	"consultation_id" integer NOT NULL,
  	"version" smallint NOT NULL,
  	"sealed" text NOT NULL,
  	"hash" text NOT NULL,
  	"signature" text,
  	"signed_by" integer NOT NULL,
  	"signed_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "consultation_summaries_consultation_id_version_pk" PRIMARY KEY("consultation_id","version"),
  	CONSTRAINT "consultation_summaries_version" CHECK ("consultation_summaries"."version" > 0),
  	CONSTRAINT "consultation_summaries_hash" CHECK ("consultation_summaries"."hash" ~ '^[A-Za-z0-9_-]{43}$')
  );
  
  CREATE TABLE "consultations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reservation_id" integer NOT NULL,
  	"ordinal" smallint NOT NULL,
  	"doctor_id" integer NOT NULL,
  	"starts_at" timestamp (3) with time zone NOT NULL,
  	"state" text NOT NULL,
  	"patient_entered_at" timestamp (3) with time zone,
  	"doctor_seen_at" timestamp (3) with time zone,
  	"doctor_acted_at" timestamp (3) with time zone,
  	"doctor_last_at" timestamp (3) with time zone,
  	"silence_no" smallint DEFAULT 0 NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	"why" jsonb,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "consultations_ordinal_counts" CHECK ("consultations"."ordinal" > 0 and "consultations"."silence_no" >= 0),
  	CONSTRAINT "consultations_acts" CHECK (("consultations"."doctor_acted_at" is null) = ("consultations"."doctor_last_at" is null) and "consultations"."doctor_last_at" >= "consultations"."doctor_acted_at"),
  	CONSTRAINT "consultations_ended" CHECK (("consultations"."state" in ('waiting', 'running')) = ("consultations"."ended_at" is null))
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"title" text NOT NULL,
  	"body" text NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "reply_templates_words" CHECK ("reply_templates"."title" <> '' and "reply_templates"."body" <> '')
  );
  
  CREATE TABLE "room_keys" (
  	"room_id" bigint PRIMARY KEY NOT NULL,
  	"wrapped" text NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "room_members" (
  	"room_id" bigint NOT NULL,
  	"user_id" integer NOT NULL,
  	"role" text NOT NULL,
  	"read_seq" integer DEFAULT 0 NOT NULL,
  	"entered_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "room_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
  );
  
  CREATE TABLE "rooms" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"consultation_id" integer NOT NULL,
  	"last_seq" integer DEFAULT 0 NOT NULL,
  	"open_from" timestamp (3) with time zone NOT NULL,
  	"open_until" timestamp (3) with time zone NOT NULL,
  	"closed_at" timestamp (3) with time zone,
  	CONSTRAINT "rooms_ref_is_random" CHECK (length("rooms"."ref") = 22),
  	CONSTRAINT "rooms_times" CHECK ("rooms"."open_until" > "rooms"."open_from" and "rooms"."last_seq" >= 0)
  );
  
  CREATE UNIQUE INDEX "chat_files_message" ON "chat_files" USING btree ("room_id","seq","position");
  CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("room_id","author_id","client_id");
  CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author_id");
  CREATE INDEX "consultation_summaries_signer" ON "consultation_summaries" USING btree ("signed_by");
  CREATE UNIQUE INDEX "consultations_live" ON "consultations" USING btree ("reservation_id") WHERE "consultations"."state" in ('waiting', 'running');
  CREATE UNIQUE INDEX "consultations_ordinal" ON "consultations" USING btree ("reservation_id","ordinal");
  CREATE INDEX "consultations_due" ON "consultations" USING btree ("starts_at") WHERE "consultations"."state" in ('waiting', 'running');
  CREATE INDEX "consultations_doctor" ON "consultations" USING btree ("doctor_id","starts_at");
  CREATE UNIQUE INDEX "reply_templates_title" ON "reply_templates" USING btree ("user_id","title");
  CREATE INDEX "room_members_user" ON "room_members" USING btree ("user_id");
  CREATE UNIQUE INDEX "rooms_ref" ON "rooms" USING btree ("ref");
  CREATE UNIQUE INDEX "rooms_consultation" ON "rooms" USING btree ("consultation_id");`);
  await db.execute(sql`
    alter table consultations add constraint consultations_reservation_fk foreign key (reservation_id) references reservations(id);
    alter table consultations add constraint consultations_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table rooms add constraint rooms_consultation_fk foreign key (consultation_id) references consultations(id);
    alter table room_keys add constraint room_keys_room_fk foreign key (room_id) references rooms(id);
    alter table room_members add constraint room_members_room_fk foreign key (room_id) references rooms(id);
    alter table room_members add constraint room_members_user_fk foreign key (user_id) references users(id);
    alter table chat_messages add constraint chat_messages_room_fk foreign key (room_id) references rooms(id);
    alter table chat_messages add constraint chat_messages_author_fk foreign key (author_id) references users(id);
    alter table chat_messages add constraint chat_messages_right_fk foreign key (right_id) references file_rights(id);
    alter table chat_files add constraint chat_files_message_fk foreign key (room_id, seq) references chat_messages(room_id, seq) deferrable initially deferred;
    alter table consultation_summaries add constraint consultation_summaries_consultation_fk foreign key (consultation_id) references consultations(id);
    alter table consultation_summaries add constraint consultation_summaries_signer_fk foreign key (signed_by) references users(id);
    alter table reply_templates add constraint reply_templates_user_fk foreign key (user_id) references users(id);

    -- Which meeting of what at which time is never rewritten, nor when somebody first came or did something.
    create function consultation_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        raise exception 'consultation % is kept', old.id using errcode = 'check_violation', constraint = 'consultations_kept';
      end if;
      if (new.id, new.reservation_id, new.ordinal, new.doctor_id, new.starts_at, new.created_at)
          is distinct from (old.id, old.reservation_id, old.ordinal, old.doctor_id, old.starts_at, old.created_at)
        or (old.patient_entered_at is not null and new.patient_entered_at is distinct from old.patient_entered_at)
        or (old.doctor_acted_at is not null and new.doctor_acted_at is distinct from old.doctor_acted_at)
        or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
        raise exception 'consultation % is another', old.id using errcode = 'check_violation', constraint = 'consultations_kept';
      end if;
      return new;
    end $f$;
    create trigger consultations_kept before update or delete on consultations for each row execute function consultation_kept();

    -- A room numbers upwards, and what is closed stays closed.
    create function room_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or (new.id, new.ref, new.consultation_id) is distinct from (old.id, old.ref, old.consultation_id)
        or new.last_seq < old.last_seq or (old.closed_at is not null and (new.closed_at, new.last_seq) is distinct from (old.closed_at, old.last_seq)) then
        raise exception 'room % is kept', old.id using errcode = 'check_violation', constraint = 'rooms_kept';
      end if;
      return new;
    end $f$;
    create trigger rooms_kept before update or delete on rooms for each row execute function room_kept();

    -- What is said has the room's last number, while the room is open and its meeting live; it stays as it was said.
    create function chat_message_numbered() returns trigger language plpgsql as $f$
    begin
      if not exists (select from rooms r join consultations c on c.id = r.consultation_id
          where r.id = new.room_id and r.last_seq = new.seq and r.closed_at is null and c.state in ('waiting', 'running')) then
        raise exception 'room % does not take number %', new.room_id, new.seq using errcode = 'check_violation', constraint = 'chat_messages_numbered';
      end if;
      return new;
    end $f$;
    create trigger chat_messages_numbered before insert on chat_messages for each row execute function chat_message_numbered();
    create function said_is_kept() returns trigger language plpgsql as $f$
    begin
      raise exception 'what was said is kept' using errcode = 'check_violation', constraint = 'said_is_kept';
    end $f$;
    create trigger chat_messages_kept before update or delete on chat_messages for each row execute function said_is_kept();
    create trigger consultation_summaries_kept before update or delete on consultation_summaries for each row execute function said_is_kept();

    -- A summary is of a meeting that has ended; each version follows the one before.
    create function consultation_summary_follows() returns trigger language plpgsql as $f$
    begin
      if new.version <> 1 + coalesce((select max(s.version) from consultation_summaries s where s.consultation_id = new.consultation_id), 0)
        or not exists (select from consultations c where c.id = new.consultation_id and c.state in ('ended', 'summarised')) then
        raise exception 'consultation % takes no version %', new.consultation_id, new.version
          using errcode = 'check_violation', constraint = 'consultation_summaries_follow';
      end if;
      return new;
    end $f$;
    create trigger consultation_summaries_follow before insert on consultation_summaries for each row execute function consultation_summary_follows();

    -- A booked talk has one live meeting, with its doctor and at its time; no other reservation has one. Looked at once all of a transaction is written.
    create function reservation_meeting(wanted integer) returns void language plpgsql as $f$
    declare r reservations; here integer; elsewhere integer;
    begin
      select * into r from reservations where id = wanted;
      if not found then return; end if;
      select count(*) filter (where c.doctor_id = r.doctor_id and c.starts_at = r.starts_at),
        count(*) filter (where c.doctor_id <> r.doctor_id or c.starts_at <> r.starts_at)
        into here, elsewhere from consultations c where c.reservation_id = r.id and c.state in ('waiting', 'running');
      if elsewhere > 0 or here <> (r.state = 'booked' and r.kind <> 'in-person')::integer then
        raise exception 'reservation % is % and has % meetings, % elsewhere', r.id, r.state, here, elsewhere
          using errcode = 'check_violation', constraint = 'reservations_have_meetings';
      end if;
    end $f$;
    create function reservation_has_meeting() returns trigger language plpgsql as $f$
    begin perform reservation_meeting(new.id); return null; end $f$;
    create constraint trigger reservations_meet after insert or update on reservations
      deferrable initially deferred for each row execute function reservation_has_meeting();
    create function meeting_has_reservation() returns trigger language plpgsql as $f$
    begin perform reservation_meeting(new.reservation_id); return null; end $f$;
    create constraint trigger consultations_have_reservations after insert or update on consultations
      deferrable initially deferred for each row execute function meeting_has_reservation();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "chat_files" CASCADE;
  DROP TABLE "chat_messages" CASCADE;
  DROP TABLE "consultation_summaries" CASCADE;
  DROP TABLE "consultations" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "room_keys" CASCADE;
  DROP TABLE "room_members" CASCADE;
  DROP TABLE "rooms" CASCADE;`);
  await db.execute(sql`
    drop trigger if exists reservations_meet on reservations;
    drop function meeting_has_reservation() cascade;
    drop function reservation_has_meeting() cascade;
    drop function reservation_meeting(integer) cascade;
    drop function consultation_summary_follows() cascade;
    drop function said_is_kept() cascade;
    drop function chat_message_numbered() cascade;
    drop function room_kept() cascade;
    drop function consultation_kept() cascade;`);
}
