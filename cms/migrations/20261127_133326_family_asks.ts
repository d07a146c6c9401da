import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "family_asks" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"asked_by" integer NOT NULL,
  	"first_name" text NOT NULL,
  	"last_name" text NOT NULL,
  	"relation" text NOT NULL,
  	"gender" text NOT NULL,
  	"birth_day" text NOT NULL,
  	"height_mm" integer NOT NULL,
  	"level" text NOT NULL,
  	"phone_hmac" text NOT NULL,
  	"phone_sealed" text NOT NULL,
  	"code_hmac" text NOT NULL,
  	"code_until" timestamp (3) with time zone NOT NULL,
  	"tries" integer NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	"until" timestamp (3) with time zone NOT NULL,
  	"over_at" timestamp (3) with time zone,
  	"over" text,
  	"agreed_by" text,
  	"right_id" bigint,
  	CONSTRAINT "family_asks_not_oneself" CHECK ("family_asks"."relation" <> 'myself'),
  	CONSTRAINT "family_asks_times" CHECK ("family_asks"."until" > "family_asks"."made_at" and "family_asks"."until" <= "family_asks"."made_at" + interval '7 days'),
  	CONSTRAINT "family_asks_tries" CHECK ("family_asks"."tries" between 0 and 5),
  	CONSTRAINT "family_asks_over" CHECK (("family_asks"."over_at" is null) = ("family_asks"."over" is null)),
  	CONSTRAINT "family_asks_agreed" CHECK ((coalesce("family_asks"."over", '') = 'agreed') = ("family_asks"."right_id" is not null) and ("family_asks"."right_id" is null) = ("family_asks"."agreed_by" is null))
  );
  
  ALTER TABLE "members" ADD COLUMN "phone_hmac" text;
  ALTER TABLE "members" ADD COLUMN "handed_hmac" text;
  CREATE UNIQUE INDEX "family_asks_ref" ON "family_asks" USING btree ("ref");
  CREATE UNIQUE INDEX "family_asks_one_of_a_kind" ON "family_asks" USING btree ("asked_by","phone_hmac") WHERE "family_asks"."over_at" is null;
  CREATE INDEX "family_asks_phone" ON "family_asks" USING btree ("phone_hmac") WHERE "family_asks"."over_at" is null;
  CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone_hmac") WHERE "members"."account_id" is null and "members"."state" <> 'closed';
  CREATE INDEX "members_handed" ON "members" USING btree ("handed_hmac") WHERE "members"."account_id" is null and "members"."state" <> 'closed';`);
  await db.execute(sql`
    alter table family_asks add constraint family_asks_asker_fk foreign key (asked_by) references users(id);
    alter table family_asks add constraint family_asks_right_fk foreign key (right_id) references file_rights(id);

    create function family_ask_kept() returns trigger language plpgsql as $f$
    declare moving text[] := array['code_hmac', 'code_until', 'tries', 'over_at', 'over', 'agreed_by', 'right_id'];
    begin
      if tg_op = 'DELETE' then raise exception 'family_asks is append-only'; end if;
      if old.over_at is not null or (to_jsonb(new) - moving) <> (to_jsonb(old) - moving) then
        raise exception 'ask % is answered, never rewritten', old.id using errcode = 'check_violation', constraint = 'family_asks_stay';
      end if;
      return new;
    end $f$;
    create trigger family_asks_kept before update or delete on family_asks for each row execute function family_ask_kept();

    -- A reading never goes into a file that was closed meanwhile: whoever writes it reads anew, and finds the file that took its place.
    create function health_record_finds_file() returns trigger language plpgsql as $f$
    begin
      if (select m.state from members m where m.id = new.member_id for share) = 'closed' then
        raise exception 'the file of member % is closed', new.member_id using errcode = 'serialization_failure';
      end if;
      return new;
    end $f$;
    create trigger health_records_find_file before insert on health_records for each row execute function health_record_finds_file();

    -- An account leaves a file only by closing it, and only one in which nothing was ever kept: for the file that was made for it before.
    create or replace function member_comes_of_age() returns trigger language plpgsql as $f$
    begin
      if new.account_id is null and new.of_age_on is not null and (old.of_age_on is null or new.of_age_on > old.of_age_on)
        and new.of_age_reason is not distinct from old.of_age_reason then
        raise exception 'the day on which member % is of age moves later without a reason', old.id using errcode = 'check_violation', constraint = 'members_of_age_moves_earlier';
      end if;
      if (new.id, new.ref, new.made_by) is distinct from (old.id, old.ref, old.made_by) or (old.account_id is not null and new.account_id is distinct from old.account_id and not (new.account_id is null and new.state = 'closed' and not exists (select from health_records r where r.member_id = old.id))) then
        raise exception 'member % stays whose it is', old.id using errcode = 'check_violation', constraint = 'members_stay';
      end if;
      return new;
    end $f$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "family_asks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "family_asks" CASCADE;
  DROP INDEX "members_phone";
  DROP INDEX "members_handed";
  ALTER TABLE "members" DROP COLUMN "phone_hmac";
  ALTER TABLE "members" DROP COLUMN "handed_hmac";`);
  await db.execute(sql`
    drop function family_ask_kept();
    drop trigger health_records_find_file on health_records;
    drop function health_record_finds_file();
    create or replace function member_comes_of_age() returns trigger language plpgsql as $f$
    begin
      if new.account_id is null and new.of_age_on is not null and (old.of_age_on is null or new.of_age_on > old.of_age_on)
        and new.of_age_reason is not distinct from old.of_age_reason then
        raise exception 'the day on which member % is of age moves later without a reason', old.id using errcode = 'check_violation', constraint = 'members_of_age_moves_earlier';
      end if;
      if (new.id, new.ref, new.made_by) is distinct from (old.id, old.ref, old.made_by) or (old.account_id is not null and new.account_id is distinct from old.account_id) then
        raise exception 'member % stays whose it is', old.id using errcode = 'check_violation', constraint = 'members_stay';
      end if;
      return new;
    end $f$;`);
}
