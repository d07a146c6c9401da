import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"called_off_at" timestamp (3) with time zone,
  	"erased_at" timestamp (3) with time zone,
  	CONSTRAINT "account_deletions_ended_once" CHECK ("account_deletions"."called_off_at" is null or "account_deletions"."erased_at" is null),
  	CONSTRAINT "account_deletions_grace" CHECK ("account_deletions"."due_at" >= "account_deletions"."asked_at" + interval '14 days' and ("account_deletions"."erased_at" is null or "account_deletions"."erased_at" >= "account_deletions"."due_at"))
  );
  
  ALTER TABLE "members" DROP CONSTRAINT "members_erased_after_thirty_days";
  CREATE UNIQUE INDEX "account_deletions_one_open" ON "account_deletions" USING btree ("user_id") WHERE "account_deletions"."called_off_at" is null and "account_deletions"."erased_at" is null;
  CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE "account_deletions"."called_off_at" is null and "account_deletions"."erased_at" is null;
  CREATE INDEX "members_gone_with_account" ON "members" USING btree ("closed_at") WHERE "members"."closed_by" = 'deletion' and "members"."erased_at" is null;
  ALTER TABLE "members" ADD CONSTRAINT "members_erased_after_thirty_days" CHECK ("members"."erased_at" is null or "members"."closed_by" = 'deletion' or "members"."erased_at" >= "members"."closed_at" + interval '720 hours');`);
  await db.execute(sql`
    alter table account_deletions add constraint account_deletions_user_fk foreign key (user_id) references users(id);
    -- An erased account has no phone, and nothing else of a person.
    alter table users drop constraint users_phone;
    alter table users add constraint users_phone check (phone ~ '^09[0-9]{9}$' or (phone = 'erased-' || id and coalesce(email, first_name, last_name, job, history) is null));

    -- What was asked for and how it ended is never rewritten; it ends once.
    create function account_deletion_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or coalesce(old.called_off_at, old.erased_at) is not null
        or (new.id, new.user_id, new.asked_at, new.due_at) is distinct from (old.id, old.user_id, old.asked_at, old.due_at) then
        raise exception 'deletion % is kept', old.id using errcode = 'check_violation', constraint = 'account_deletions_kept';
      end if;
      return new;
    end $f$;
    create trigger account_deletions_kept before update or delete on account_deletions for each row execute function account_deletion_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_deletions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_deletions" CASCADE;
  ALTER TABLE "members" DROP CONSTRAINT "members_erased_after_thirty_days";
  DROP INDEX "members_gone_with_account";
  ALTER TABLE "members" ADD CONSTRAINT "members_erased_after_thirty_days" CHECK ("members"."erased_at" is null or "members"."erased_at" >= "members"."closed_at" + interval '720 hours');`);
  await db.execute(sql`
    drop function account_deletion_kept() cascade;
    alter table users drop constraint users_phone;
    alter table users add constraint users_phone check (phone ~ '^09[0-9]{9}$') not valid;`);
}
