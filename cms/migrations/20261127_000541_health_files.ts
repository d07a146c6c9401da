import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "families" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"selected_member_id" bigint,
  	"seen_upto" timestamp (3) with time zone
  );
  
  CREATE TABLE "family_members" (
  	"family_id" bigint NOT NULL,
  	"member_id" bigint NOT NULL,
  	"relation" text NOT NULL,
  	"note_sealed" text,
  	"description_sealed" text,
  	"added_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "family_members_family_id_member_id_pk" PRIMARY KEY("family_id","member_id")
  );
  
  CREATE TABLE "favourites" (
  	"user_id" integer NOT NULL,
  	"record_id" bigint NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "favourites_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
  );
  
  CREATE TABLE "file_rights" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"member_id" bigint NOT NULL,
  	"user_id" integer,
  	"staff_id" integer,
  	"relation" text NOT NULL,
  	"types" text[],
  	"record_id" bigint,
  	"from_at" timestamp (3) with time zone,
  	"to_at" timestamp (3) with time zone,
  	"sensitive" boolean DEFAULT false NOT NULL,
  	"starts_at" timestamp (3) with time zone NOT NULL,
  	"ends_at" timestamp (3) with time zone,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" text,
  	"source" text NOT NULL,
  	"granted_by" text NOT NULL,
  	"reason" text,
  	CONSTRAINT "file_rights_one_holder" CHECK (num_nonnulls("file_rights"."user_id", "file_rights"."staff_id") = 1),
  	CONSTRAINT "file_rights_staff_are_authorised" CHECK (("file_rights"."relation" = 'authorised') = ("file_rights"."staff_id" is not null)),
  	CONSTRAINT "file_rights_authorised_by_another" CHECK ("file_rights"."relation" <> 'authorised' or ("file_rights"."ends_at" <= "file_rights"."starts_at" + interval '30 days' and "file_rights"."reason" <> '' and "file_rights"."granted_by" ~ '^staff:[0-9]+$' and "file_rights"."granted_by" <> 'staff:' || "file_rights"."staff_id")),
  	CONSTRAINT "file_rights_authorised_ends" CHECK ("file_rights"."relation" <> 'authorised' or ("file_rights"."ends_at" is not null and "file_rights"."reason" is not null)),
  	CONSTRAINT "file_rights_of_guardians_are_whole" CHECK ("file_rights"."relation" <> 'guardian' or num_nonnulls("file_rights"."types", "file_rights"."record_id", "file_rights"."from_at", "file_rights"."to_at") = 0),
  	CONSTRAINT "file_rights_some_types" CHECK (cardinality("file_rights"."types") > 0),
  	CONSTRAINT "file_rights_times" CHECK ("file_rights"."ends_at" > "file_rights"."starts_at" and "file_rights"."to_at" > "file_rights"."from_at"),
  	CONSTRAINT "file_rights_ended" CHECK (("file_rights"."ended_at" is null) = ("file_rights"."ended_by" is null))
  );
  
  CREATE TABLE "health_days" (
  	"member_id" bigint NOT NULL,
  	"type" text NOT NULL,
  	"n" integer NOT NULL,
  	"low1" integer NOT NULL,
  	"high1" integer NOT NULL,
  	"sum1" bigint NOT NULL,
  	"low2" integer,
  	"high2" integer,
  	"sum2" bigint,
  	"low3" integer,
  	"high3" integer,
  	"sum3" bigint,
  	"standard" integer NOT NULL,
  	"non_standard" integer NOT NULL,
  	"day" text NOT NULL,
  	CONSTRAINT "health_days_member_id_type_day_pk" PRIMARY KEY("member_id","type","day"),
  	CONSTRAINT "health_days_some" CHECK ("health_days"."n" > 0)
  );
  
  CREATE TABLE "health_months" (
  	"member_id" bigint NOT NULL,
  	"type" text NOT NULL,
  	"n" integer NOT NULL,
  	"low1" integer NOT NULL,
  	"high1" integer NOT NULL,
  	"sum1" bigint NOT NULL,
  	"low2" integer,
  	"high2" integer,
  	"sum2" bigint,
  	"low3" integer,
  	"high3" integer,
  	"sum3" bigint,
  	"standard" integer NOT NULL,
  	"non_standard" integer NOT NULL,
  	"month" text NOT NULL,
  	CONSTRAINT "health_months_member_id_type_month_pk" PRIMARY KEY("member_id","type","month"),
  	CONSTRAINT "health_months_some" CHECK ("health_months"."n" > 0)
  );
  
  CREATE TABLE "health_record_versions" (
  	"record_id" bigint NOT NULL,
  	"version" integer NOT NULL,
  	"measured_at" timestamp (3) with time zone NOT NULL,
  	"n1" integer NOT NULL,
  	"n2" integer,
  	"n3" integer,
  	"values" jsonb NOT NULL,
  	"words_sealed" text,
  	"class" text,
  	"rule" text,
  	"confirmed" boolean NOT NULL,
  	"why" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "health_record_versions_record_id_version_pk" PRIMARY KEY("record_id","version")
  );
  
  CREATE TABLE "health_records" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"member_id" bigint NOT NULL,
  	"type" text NOT NULL,
  	"measured_at" timestamp (3) with time zone NOT NULL,
  	"n1" integer NOT NULL,
  	"n2" integer,
  	"n3" integer,
  	"values" jsonb NOT NULL,
  	"words_sealed" text,
  	"class" text,
  	"rule" text,
  	"confirmed" boolean NOT NULL,
  	"origin" text NOT NULL,
  	"origin_ref" text,
  	"entered_by" text NOT NULL,
  	"entered_at" timestamp (3) with time zone NOT NULL,
  	"sensitive" boolean DEFAULT false NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"client_id" text NOT NULL,
  	"deleted_at" timestamp (3) with time zone,
  	CONSTRAINT "health_records_not_ahead" CHECK ("health_records"."measured_at" <= "health_records"."entered_at" + interval '2 minutes'),
  	CONSTRAINT "health_records_high_over_low" CHECK ("health_records"."type" <> 'blood-pressure' or ("health_records"."n1" > "health_records"."n2" and "health_records"."n3" is not null)),
  	CONSTRAINT "health_records_class_has_a_rule" CHECK (("health_records"."class" is null) = ("health_records"."rule" is null)),
  	CONSTRAINT "health_records_values" CHECK (jsonb_typeof("health_records"."values") = 'object')
  );
  
  CREATE TABLE "health_seen" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"member_id" bigint NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"user_id" integer,
  	"staff_id" integer,
  	"link_id" text,
  	"relation" text NOT NULL,
  	"right_id" bigint,
  	"action" text NOT NULL,
  	"door" text NOT NULL,
  	"type" text,
  	"record_ids" bigint[] NOT NULL,
  	"rows" integer NOT NULL,
  	"request_id" text NOT NULL,
  	"once" text,
  	CONSTRAINT "health_seen_one_reader" CHECK (num_nonnulls("health_seen"."user_id", "health_seen"."staff_id", "health_seen"."link_id") = 1),
  	CONSTRAINT "health_seen_owner_has_no_right" CHECK (("health_seen"."right_id" is null) = ("health_seen"."relation" in ('owner', 'link'))),
  	CONSTRAINT "health_seen_something" CHECK ("health_seen"."rows" > 0)
  );
  
  CREATE TABLE "health_seen_chain" (
  	"minute" timestamp (3) with time zone PRIMARY KEY NOT NULL,
  	"lines" integer NOT NULL,
  	"hash" text NOT NULL,
  	"sealed_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_keys" (
  	"member_id" bigint PRIMARY KEY NOT NULL,
  	"wrapped" text NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "members" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"account_id" integer,
  	"first_name" text,
  	"last_name" text,
  	"gender" text,
  	"birth_day" text,
  	"of_age_on" text,
  	"of_age_reason" text,
  	"height_mm" integer,
  	"national_id_sealed" text,
  	"place_sealed" text,
  	"state" text DEFAULT 'active' NOT NULL,
  	"made_by" integer NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "members_ref_is_random" CHECK (length("members"."ref") = 22),
  	CONSTRAINT "members_have_a_name" CHECK ("members"."account_id" is not null or (coalesce("members"."first_name", '') <> '' and coalesce("members"."last_name", '') <> '')),
  	CONSTRAINT "members_come_of_age" CHECK (("members"."birth_day" is null) = ("members"."of_age_on" is null) and "members"."of_age_on" > "members"."birth_day"),
  	CONSTRAINT "members_days" CHECK ("members"."birth_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "members"."of_age_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  	CONSTRAINT "members_height" CHECK ("members"."height_mm" between 200 and 2600)
  );
  
  CREATE UNIQUE INDEX "families_owner" ON "families" USING btree ("owner_id");
  CREATE UNIQUE INDEX "family_members_one_myself" ON "family_members" USING btree ("family_id") WHERE "family_members"."relation" = 'myself';
  CREATE INDEX "family_members_member" ON "family_members" USING btree ("member_id");
  CREATE UNIQUE INDEX "file_rights_ref" ON "file_rights" USING btree ("ref");
  CREATE INDEX "file_rights_user" ON "file_rights" USING btree ("user_id","member_id") WHERE "file_rights"."ended_at" is null;
  CREATE INDEX "file_rights_member" ON "file_rights" USING btree ("member_id") WHERE "file_rights"."ended_at" is null;
  CREATE UNIQUE INDEX "health_records_ref" ON "health_records" USING btree ("ref");
  CREATE UNIQUE INDEX "health_records_once" ON "health_records" USING btree ("member_id","client_id");
  CREATE INDEX "health_records_list" ON "health_records" USING btree ("member_id","type","measured_at","id") WHERE "health_records"."deleted_at" is null;
  CREATE INDEX "health_records_removed" ON "health_records" USING btree ("deleted_at") WHERE "health_records"."deleted_at" is not null;
  CREATE INDEX "health_seen_member" ON "health_seen" USING btree ("member_id","id");
  CREATE INDEX "health_seen_at" ON "health_seen" USING btree ("at");
  CREATE UNIQUE INDEX "health_seen_once" ON "health_seen" USING btree ("once");
  CREATE UNIQUE INDEX "members_ref" ON "members" USING btree ("ref");
  CREATE UNIQUE INDEX "members_account" ON "members" USING btree ("account_id");`);
  await db.execute(sql`
    alter table members add constraint members_account_fk foreign key (account_id) references users(id);
    alter table member_keys add constraint member_keys_member_fk foreign key (member_id) references members(id) on delete cascade;
    alter table families add constraint families_owner_fk foreign key (owner_id) references users(id);
    alter table families add constraint families_selected_fk foreign key (selected_member_id) references members(id);
    alter table family_members add constraint family_members_family_fk foreign key (family_id) references families(id);
    alter table family_members add constraint family_members_member_fk foreign key (member_id) references members(id);
    alter table file_rights add constraint file_rights_member_fk foreign key (member_id) references members(id);
    alter table file_rights add constraint file_rights_user_fk foreign key (user_id) references users(id);
    alter table file_rights add constraint file_rights_staff_fk foreign key (staff_id) references staff(id);
    alter table health_seen add constraint health_seen_member_fk foreign key (member_id) references members(id);
    alter table health_records add constraint health_records_member_fk foreign key (member_id) references members(id);
    alter table health_record_versions add constraint health_record_versions_record_fk foreign key (record_id) references health_records(id) on delete cascade;
    alter table health_days add constraint health_days_member_fk foreign key (member_id) references members(id);
    alter table health_months add constraint health_months_member_fk foreign key (member_id) references members(id);
    alter table favourites add constraint favourites_user_fk foreign key (user_id) references users(id);
    alter table favourites add constraint favourites_record_fk foreign key (record_id) references health_records(id) on delete cascade;
    create index favourites_record on favourites (record_id);
    create unique index file_rights_once_user on file_rights (member_id, user_id, split_part(relation, '-', 1), coalesce(record_id, 0)) where ended_at is null and user_id is not null;
    create unique index file_rights_once_staff on file_rights (member_id, staff_id, relation, coalesce(record_id, 0)) where ended_at is null and staff_id is not null;
    create trigger health_seen_append_only before update or delete on health_seen for each row execute function append_only();
    create trigger health_seen_chain_append_only before update or delete on health_seen_chain for each row execute function append_only();

    create function member_comes_of_age() returns trigger language plpgsql as $f$
    begin
      if new.account_id is null and new.of_age_on is not null and (old.of_age_on is null or new.of_age_on > old.of_age_on)
        and new.of_age_reason is not distinct from old.of_age_reason then
        raise exception 'the day on which member % is of age moves later without a reason', old.id using errcode = 'check_violation', constraint = 'members_of_age_moves_earlier';
      end if;
      if (new.id, new.ref, new.made_by) is distinct from (old.id, old.ref, old.made_by) or (old.account_id is not null and new.account_id is distinct from old.account_id) then
        raise exception 'member % stays whose it is', old.id using errcode = 'check_violation', constraint = 'members_stay';
      end if;
      return new;
    end $f$;
    create trigger members_come_of_age before update on members for each row execute function member_comes_of_age();

    create function file_right_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then raise exception 'file_rights is append-only'; end if;
      if old.ended_at is not null or (to_jsonb(new) - 'ends_at' - 'ended_at' - 'ended_by') <> (to_jsonb(old) - 'ends_at' - 'ended_at' - 'ended_by') then
        raise exception 'right % is ended, never rewritten', old.id using errcode = 'check_violation', constraint = 'file_rights_stay';
      end if;
      perform pg_notify('file_rights', json_build_object('id', new.id, 'member', new.member_id)::text);
      return new;
    end $f$;
    create trigger file_rights_kept before update or delete on file_rights for each row execute function file_right_kept();

    create function health_version_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'UPDATE' then raise exception 'health_record_versions is append-only'; end if;
      if exists (select from health_records r where r.id = old.record_id) then
        raise exception 'a version is erased with its reading alone' using errcode = 'check_violation', constraint = 'health_record_versions_stay';
      end if;
      return old;
    end $f$;
    create trigger health_record_versions_kept before update or delete on health_record_versions for each row execute function health_version_kept();

    create function health_record_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        if old.deleted_at is null then
          raise exception 'a reading is erased only after its owner removed it' using errcode = 'check_violation', constraint = 'health_records_stay';
        end if;
        return old;
      end if;
      if (new.id, new.ref, new.member_id, new.type, new.origin, new.entered_by, new.entered_at, new.client_id) is distinct from
         (old.id, old.ref, old.member_id, old.type, old.origin, old.entered_by, old.entered_at, old.client_id) or new.version <> old.version + 1 then
        raise exception 'reading % changes by versions', old.id using errcode = 'check_violation', constraint = 'health_records_change_by_versions';
      end if;
      return new;
    end $f$;
    create trigger health_records_kept before update or delete on health_records for each row execute function health_record_kept();

    create function health_record_has_version() returns trigger language plpgsql as $f$
    begin
      if not exists (select from health_record_versions v where v.record_id = new.id and v.version = new.version)
        and exists (select from health_records r where r.id = new.id and r.version = new.version) then
        raise exception 'reading % has no version %', new.id, new.version using errcode = 'check_violation', constraint = 'health_records_have_versions';
      end if;
      return null;
    end $f$;
    create constraint trigger health_records_have_versions after insert or update on health_records deferrable initially deferred for each row execute function health_record_has_version();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "families" CASCADE;
  DROP TABLE "family_members" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "file_rights" CASCADE;
  DROP TABLE "health_days" CASCADE;
  DROP TABLE "health_months" CASCADE;
  DROP TABLE "health_record_versions" CASCADE;
  DROP TABLE "health_records" CASCADE;
  DROP TABLE "health_seen" CASCADE;
  DROP TABLE "health_seen_chain" CASCADE;
  DROP TABLE "member_keys" CASCADE;
  DROP TABLE "members" CASCADE;`);
  await db.execute(
    sql`drop function member_comes_of_age(); drop function file_right_kept(); drop function health_version_kept(); drop function health_record_kept(); drop function health_record_has_version();`,
  );
}
