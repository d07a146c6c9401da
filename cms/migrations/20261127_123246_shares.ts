import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shares" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"ref" text NOT NULL,
  	"member_id" bigint NOT NULL,
  	"given_by" integer NOT NULL,
  	"phone_hmac" text NOT NULL,
  	"phone_sealed" text NOT NULL,
  	"message_sealed" text,
  	"types" text[] NOT NULL,
  	"record_id" bigint,
  	"from_at" timestamp (3) with time zone,
  	"to_at" timestamp (3) with time zone,
  	"sensitive" boolean NOT NULL,
  	"sign" text NOT NULL,
  	"made_at" timestamp (3) with time zone NOT NULL,
  	"told" boolean NOT NULL,
  	"claim_until" timestamp (3) with time zone NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	"opened_at" timestamp (3) with time zone,
  	"right_id" bigint,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" text,
  	CONSTRAINT "shares_some_types" CHECK (cardinality("shares"."types") > 0),
  	CONSTRAINT "shares_of_one_reading" CHECK ("shares"."record_id" is null or (cardinality("shares"."types") = 1 and num_nonnulls("shares"."from_at", "shares"."to_at") = 0)),
  	CONSTRAINT "shares_times" CHECK ("shares"."ends_at" > "shares"."made_at" and "shares"."ends_at" <= "shares"."made_at" + interval '90 days' and "shares"."to_at" > "shares"."from_at"),
  	CONSTRAINT "shares_claimed_soon" CHECK ("shares"."claim_until" > "shares"."made_at" and "shares"."claim_until" <= "shares"."made_at" + interval '14 days'),
  	CONSTRAINT "shares_opened_by_a_right" CHECK (("shares"."opened_at" is null) = ("shares"."right_id" is null) and "shares"."opened_at" < "shares"."claim_until"),
  	CONSTRAINT "shares_ended" CHECK (("shares"."ended_at" is null) = ("shares"."ended_by" is null))
  );
  
  CREATE UNIQUE INDEX "shares_ref" ON "shares" USING btree ("ref");
  CREATE UNIQUE INDEX "shares_right" ON "shares" USING btree ("right_id");
  CREATE UNIQUE INDEX "shares_one_of_a_kind" ON "shares" USING btree ("member_id","sign") WHERE "shares"."ended_at" is null;
  CREATE INDEX "shares_member" ON "shares" USING btree ("member_id","id");
  CREATE INDEX "shares_phone" ON "shares" USING btree ("phone_hmac") WHERE "shares"."ended_at" is null;
  CREATE INDEX "health_seen_right" ON "health_seen" USING btree ("right_id") WHERE "health_seen"."right_id" is not null;`);
  await db.execute(sql`
    alter table shares add constraint shares_member_fk foreign key (member_id) references members(id);
    alter table shares add constraint shares_giver_fk foreign key (given_by) references users(id);
    alter table shares add constraint shares_right_fk foreign key (right_id) references file_rights(id);

    -- Several shares of one file may be open to one account: each is a right of its own.
    drop index file_rights_once_user;
    create unique index file_rights_once_user on file_rights
      (member_id, user_id, split_part(relation, '-', 1), coalesce(record_id, 0), (case when relation = 'share' then source else '' end))
      where ended_at is null and user_id is not null;

    create function share_kept() returns trigger language plpgsql as $f$
    declare fixed text[] := array['told', 'opened_at', 'right_id', 'ended_at', 'ended_by'];
    begin
      if tg_op = 'DELETE' then raise exception 'shares is append-only'; end if;
      if (to_jsonb(new) - fixed) <> (to_jsonb(old) - fixed)
        or (old.opened_at is not null and (new.opened_at, new.right_id) is distinct from (old.opened_at, old.right_id))
        or (old.opened_at is null and new.opened_at is not null and old.ended_at is not null)
        or (old.ended_at is not null and (new.ended_at, new.ended_by) is distinct from (old.ended_at, old.ended_by)) then
        raise exception 'share % is opened and ended, never rewritten', old.id using errcode = 'check_violation', constraint = 'shares_stay';
      end if;
      return new;
    end $f$;
    create trigger shares_kept before update or delete on shares for each row execute function share_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shares" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shares" CASCADE;
  DROP INDEX "health_seen_right";`);
  await db.execute(sql`
    drop function share_kept();
    update file_rights set ended_at = now(), ended_by = 'clock' where relation = 'share' and ended_at is null;
    drop index file_rights_once_user;
    create unique index file_rights_once_user on file_rights (member_id, user_id, split_part(relation, '-', 1), coalesce(record_id, 0)) where ended_at is null and user_id is not null;`);
}
