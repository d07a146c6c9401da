import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "family_devices" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"device_id" integer NOT NULL,
  	"account_id" integer NOT NULL,
  	"member_id" bigint NOT NULL,
  	"given_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" text,
  	CONSTRAINT "family_devices_ref_is_random" CHECK (length("family_devices"."ref") = 22),
  	CONSTRAINT "family_devices_ended" CHECK (("family_devices"."ended_at" is null) = ("family_devices"."ended_by" is null))
  );
  
  ALTER TABLE "members" ADD COLUMN "closed_at" timestamp (3) with time zone;
  ALTER TABLE "members" ADD COLUMN "closed_by" text;
  ALTER TABLE "members" ADD COLUMN "erased_at" timestamp (3) with time zone;
  CREATE UNIQUE INDEX "family_devices_ref" ON "family_devices" USING btree ("ref");
  CREATE UNIQUE INDEX "family_devices_one_hand" ON "family_devices" USING btree ("device_id") WHERE "family_devices"."ended_at" is null;
  CREATE INDEX "family_devices_member" ON "family_devices" USING btree ("member_id") WHERE "family_devices"."ended_at" is null;
  CREATE INDEX "health_records_entered" ON "health_records" USING btree ("member_id","entered_at") WHERE "health_records"."deleted_at" is null;
  CREATE INDEX "health_seen_looks" ON "health_seen" USING btree ("user_id","member_id","at") WHERE cardinality("health_seen"."record_ids") > 0 and "health_seen"."action" = 'health.read' and "health_seen"."relation" <> 'owner';
  CREATE INDEX "members_closed" ON "members" USING btree ("closed_at") WHERE "members"."closed_at" is not null and "members"."erased_at" is null;
  ALTER TABLE "members" ADD CONSTRAINT "members_closed" CHECK (("members"."closed_at" is null) = ("members"."closed_by" is null) and ("members"."closed_at" is null or "members"."state" = 'closed'));
  ALTER TABLE "members" ADD CONSTRAINT "members_erased_after_thirty_days" CHECK ("members"."erased_at" is null or "members"."erased_at" >= "members"."closed_at" + interval '720 hours');`);
  await db.execute(sql`
    alter table family_devices add constraint family_devices_device_fk foreign key (device_id) references devices(id);
    alter table family_devices add constraint family_devices_account_fk foreign key (account_id) references users(id);
    alter table family_devices add constraint family_devices_member_fk foreign key (member_id) references members(id);

    -- A device is given by whom it is registered to, to a file that is there; the row is ended once, never rewritten.
    create function family_device_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then raise exception 'family_devices is append-only'; end if;
      if tg_op = 'INSERT' then
        if not exists (select from devices d where d.id = new.device_id and d.user_id = new.account_id and d.state::text in ('active', 'void') for share) then
          raise exception 'device % is not registered to account %', new.device_id, new.account_id using errcode = 'check_violation', constraint = 'family_devices_own';
        end if;
        if (select m.state from members m where m.id = new.member_id for share) = 'closed' then
          raise exception 'the file of member % is closed', new.member_id using errcode = 'serialization_failure';
        end if;
        return new;
      end if;
      if old.ended_at is not null or (to_jsonb(new) - 'ended_at' - 'ended_by') <> (to_jsonb(old) - 'ended_at' - 'ended_by') then
        raise exception 'row % of a device is ended, never rewritten', old.id using errcode = 'check_violation', constraint = 'family_devices_stay';
      end if;
      return new;
    end $f$;
    create trigger family_devices_kept before insert or update or delete on family_devices for each row execute function family_device_kept();

    -- A device that goes to another owner, or is replaced, leaves the family by itself.
    create function device_leaves_family() returns trigger language plpgsql as $f$
    begin
      update family_devices set ended_at = now(), ended_by = 'device' where device_id = new.id and ended_at is null;
      return null;
    end $f$;
    create trigger devices_leave_family after update on devices for each row
      when (old.user_id is distinct from new.user_id or (old.state is distinct from new.state and new.state::text not in ('active', 'void'))) execute function device_leaves_family();

    -- A file that another took the place of stays closed; one that was erased stays so, and is erased only when nothing is left in it.
    create function member_closes() returns trigger language plpgsql as $f$
    begin
      if old.erased_at is not null or (old.state = 'closed' and old.closed_at is null and new.state <> 'closed') then
        raise exception 'the file of member % stays closed', old.id using errcode = 'check_violation', constraint = 'members_stay_closed';
      end if;
      if new.erased_at is not null and exists (select from health_records r where r.member_id = new.id) then
        raise exception 'the file of member % holds readings', old.id using errcode = 'check_violation', constraint = 'members_erased_when_empty';
      end if;
      return new;
    end $f$;
    create trigger members_close before update on members for each row execute function member_closes();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger devices_leave_family on devices;
    drop function device_leaves_family();
    drop function family_device_kept();
    drop trigger members_close on members;
    drop function member_closes();`);
  await db.execute(sql`
   ALTER TABLE "family_devices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "family_devices" CASCADE;
  ALTER TABLE "members" DROP CONSTRAINT "members_closed";
  ALTER TABLE "members" DROP CONSTRAINT "members_erased_after_thirty_days";
  DROP INDEX "health_records_entered";
  DROP INDEX "health_seen_looks";
  DROP INDEX "members_closed";
  ALTER TABLE "members" DROP COLUMN "closed_at";
  ALTER TABLE "members" DROP COLUMN "closed_by";
  ALTER TABLE "members" DROP COLUMN "erased_at";`);
}
