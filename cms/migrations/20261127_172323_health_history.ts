import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ehr_entries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"member_id" bigint NOT NULL,
  	"kind" text NOT NULL,
  	"none" boolean NOT NULL,
  	"values" jsonb NOT NULL,
  	"lines_sealed" text,
  	"entered_by" text NOT NULL,
  	"entered_at" timestamp (3) with time zone NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"client_id" text NOT NULL,
  	"deleted_at" timestamp (3) with time zone,
  	CONSTRAINT "ehr_entries_ref_is_random" CHECK (length("ehr_entries"."ref") = 22),
  	CONSTRAINT "ehr_entries_kind" CHECK ("ehr_entries"."kind" in ('disease', 'family-disease', 'medication', 'habit', 'surgery', 'allergy')),
  	CONSTRAINT "ehr_entries_values" CHECK (jsonb_typeof("ehr_entries"."values") = 'object'),
  	CONSTRAINT "ehr_entries_say" CHECK ("ehr_entries"."none" = ("ehr_entries"."lines_sealed" is null) and (not "ehr_entries"."none" or "ehr_entries"."values" = '{}')),
  	CONSTRAINT "ehr_entries_relation" CHECK ("ehr_entries"."none" or "ehr_entries"."kind" <> 'family-disease' or "ehr_entries"."values" ->> 'relation' is not null),
  	CONSTRAINT "ehr_entries_sort" CHECK ("ehr_entries"."none" or "ehr_entries"."kind" <> 'habit' or "ehr_entries"."values" ->> 'sort' is not null),
  	CONSTRAINT "ehr_entries_to" CHECK ("ehr_entries"."none" or "ehr_entries"."kind" <> 'allergy' or "ehr_entries"."values" ->> 'to' is not null)
  );
  
  CREATE TABLE "ehr_entry_versions" (
  	"entry_id" bigint NOT NULL,
  	"version" integer NOT NULL,
  	"values" jsonb NOT NULL,
  	"lines_sealed" text,
  	"why" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "ehr_entry_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
  );
  
  ALTER TABLE "members" ADD COLUMN "facts_version" integer DEFAULT 1 NOT NULL;
  CREATE UNIQUE INDEX "ehr_entries_ref" ON "ehr_entries" USING btree ("ref");
  CREATE UNIQUE INDEX "ehr_entries_once" ON "ehr_entries" USING btree ("member_id","client_id");
  CREATE UNIQUE INDEX "ehr_entries_none" ON "ehr_entries" USING btree ("member_id","kind") WHERE "ehr_entries"."none" and "ehr_entries"."deleted_at" is null;
  CREATE INDEX "ehr_entries_list" ON "ehr_entries" USING btree ("member_id","kind","id");
  CREATE INDEX "ehr_entries_removed" ON "ehr_entries" USING btree ("deleted_at") WHERE "ehr_entries"."deleted_at" is not null;`);
  await db.execute(sql`
    alter table ehr_entries add constraint ehr_entries_member_fk foreign key (member_id) references members(id);
    alter table ehr_entry_versions add constraint ehr_entry_versions_entry_fk foreign key (entry_id) references ehr_entries(id) on delete cascade;

    create function ehr_version_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'UPDATE' then raise exception 'ehr_entry_versions is append-only'; end if;
      if exists (select from ehr_entries e where e.id = old.entry_id) then
        raise exception 'a version is erased with its entry alone' using errcode = 'check_violation', constraint = 'ehr_entry_versions_stay';
      end if;
      return old;
    end $f$;
    create trigger ehr_entry_versions_kept before update or delete on ehr_entry_versions for each row execute function ehr_version_kept();

    create function ehr_entry_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        if old.deleted_at is null then
          raise exception 'an entry is erased only after its owner removed it' using errcode = 'check_violation', constraint = 'ehr_entries_stay';
        end if;
        return old;
      end if;
      if (new.id, new.ref, new.member_id, new.kind, new.none, new.entered_by, new.entered_at, new.client_id) is distinct from
         (old.id, old.ref, old.member_id, old.kind, old.none, old.entered_by, old.entered_at, old.client_id) or new.version <> old.version + 1 then
        raise exception 'entry % changes by versions', old.id using errcode = 'check_violation', constraint = 'ehr_entries_change_by_versions';
      end if;
      return new;
    end $f$;
    create trigger ehr_entries_kept before update or delete on ehr_entries for each row execute function ehr_entry_kept();

    create function ehr_entry_has_version() returns trigger language plpgsql as $f$
    begin
      if not exists (select from ehr_entry_versions v where v.entry_id = new.id and v.version = new.version)
        and exists (select from ehr_entries e where e.id = new.id and e.version = new.version) then
        raise exception 'entry % has no version %', new.id, new.version using errcode = 'check_violation', constraint = 'ehr_entries_have_versions';
      end if;
      return null;
    end $f$;
    create constraint trigger ehr_entries_have_versions after insert or update on ehr_entries deferrable initially deferred for each row execute function ehr_entry_has_version();

    -- That there is none of a kind, and one of that kind, are not said of one file together.
    create function ehr_none_is_alone() returns trigger language plpgsql as $f$
    begin
      if new.deleted_at is null and exists (
        select from ehr_entries e where e.member_id = new.member_id and e.kind = new.kind and e.none <> new.none and e.deleted_at is null and e.id <> new.id) then
        raise exception 'file % has one of % and none', new.member_id, new.kind using errcode = 'check_violation', constraint = 'ehr_entries_none_is_alone';
      end if;
      return null;
    end $f$;
    create trigger ehr_entries_none_is_alone after insert or update on ehr_entries for each row execute function ehr_none_is_alone();

    -- A history is something to hold back from a new browser, as a reading is.
    create or replace function file_in_use(account integer) returns boolean language sql stable as $f$
      select exists (select 1 from members m join health_records r on r.member_id = m.id where m.account_id = account and r.deleted_at is null)
        or exists (select 1 from members m join ehr_entries e on e.member_id = m.id where m.account_id = account and e.deleted_at is null)
        or exists (select 1 from file_rights f where f.user_id = account and f.ended_at is null) $f$;

    -- As a reading, an entry never goes into a file that was closed meanwhile.
    create trigger ehr_entries_find_file before insert on ehr_entries for each row execute function health_record_finds_file();

    -- What a form showed of somebody is told apart from what stands there now.
    create function member_facts_counted() returns trigger language plpgsql as $f$
    begin
      new.facts_version := old.facts_version + ((new.birth_day, new.gender, new.height_mm, new.national_id_sealed, new.place_sealed) is distinct from
        (old.birth_day, old.gender, old.height_mm, old.national_id_sealed, old.place_sealed))::int;
      return new;
    end $f$;
    create trigger members_count_facts before update on members for each row execute function member_facts_counted();

    -- An account leaves a file only by closing it, and only one in which nothing was ever kept, neither readings nor a history.
    create or replace function member_comes_of_age() returns trigger language plpgsql as $f$
    begin
      if new.account_id is null and new.of_age_on is not null and (old.of_age_on is null or new.of_age_on > old.of_age_on)
        and new.of_age_reason is not distinct from old.of_age_reason then
        raise exception 'the day on which member % is of age moves later without a reason', old.id using errcode = 'check_violation', constraint = 'members_of_age_moves_earlier';
      end if;
      if (new.id, new.ref, new.made_by) is distinct from (old.id, old.ref, old.made_by) or (old.account_id is not null and new.account_id is distinct from old.account_id and not (new.account_id is null and new.state = 'closed' and not exists (select from health_records r where r.member_id = old.id) and not exists (select from ehr_entries e where e.member_id = old.id))) then
        raise exception 'member % stays whose it is', old.id using errcode = 'check_violation', constraint = 'members_stay';
      end if;
      return new;
    end $f$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ehr_entries" CASCADE;
  DROP TABLE "ehr_entry_versions" CASCADE;
  ALTER TABLE "members" DROP COLUMN "facts_version";`);
  await db.execute(sql`
    create or replace function file_in_use(account integer) returns boolean language sql stable as $f$
      select exists (select 1 from members m join health_records r on r.member_id = m.id where m.account_id = account and r.deleted_at is null)
        or exists (select 1 from file_rights f where f.user_id = account and f.ended_at is null) $f$;
    drop trigger members_count_facts on members;
    drop function member_facts_counted(); drop function ehr_version_kept(); drop function ehr_entry_kept(); drop function ehr_entry_has_version(); drop function ehr_none_is_alone();
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
