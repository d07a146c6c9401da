import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Groups that buy together: their members, what happened, the table that staff edit, and the guards of number, life and price. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_groups_state" AS ENUM('open', 'closed', 'finished', 'dissolved');
  CREATE TABLE "group_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer NOT NULL,
  	"member_id" integer,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "group_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"variant_id" integer NOT NULL,
  	"full_name" text NOT NULL,
  	"lang" text NOT NULL,
  	"state" text NOT NULL,
  	"joined_at" timestamp (3) with time zone NOT NULL,
  	"feature_ids" integer[] NOT NULL,
  	"engraving" text[] NOT NULL,
  	"code_id" integer,
  	"order_id" integer,
  	"paid_at" timestamp (3) with time zone,
  	"left_at" timestamp (3) with time zone,
  	"returned_toman" bigint,
  	"returned_at" timestamp (3) with time zone,
  	CONSTRAINT "group_members_paid" CHECK ("group_members"."state" <> 'paid' or ("group_members"."order_id" is not null and "group_members"."paid_at" is not null)),
  	CONSTRAINT "group_members_returned" CHECK (("group_members"."returned_toman" is null) = ("group_members"."returned_at" is null) and coalesce("group_members"."returned_toman", 0) >= 0)
  );
  
  CREATE TABLE "groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"state" "enum_groups_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"variant_id" integer NOT NULL,
  	"leader_id" integer NOT NULL,
  	"members" numeric DEFAULT 0 NOT NULL,
  	"paid" numeric DEFAULT 0 NOT NULL,
  	"ladder" jsonb NOT NULL,
  	"fixed_members" numeric,
  	"fixed_percent" numeric,
  	"fixed_unit_toman" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "group_buying_ladder" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from_members" numeric NOT NULL,
  	"percent" numeric NOT NULL
  );
  
  CREATE TABLE "group_buying" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "groups_id" integer;
  ALTER TABLE "groups" ADD CONSTRAINT "groups_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "groups" ADD CONSTRAINT "groups_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_buying_ladder" ADD CONSTRAINT "group_buying_ladder_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."group_buying"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "group_events_group" ON "group_events" USING btree ("group_id","id");
  CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("group_id","user_id");
  CREATE UNIQUE INDEX "group_members_one_open" ON "group_members" USING btree ("user_id","variant_id") WHERE "group_members"."state" = 'joined';
  CREATE UNIQUE INDEX "group_members_order" ON "group_members" USING btree ("order_id");
  CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","id");
  CREATE UNIQUE INDEX "groups_code_idx" ON "groups" USING btree ("code");
  CREATE INDEX "groups_state_idx" ON "groups" USING btree ("state");
  CREATE INDEX "groups_due_at_idx" ON "groups" USING btree ("due_at");
  CREATE INDEX "groups_variant_idx" ON "groups" USING btree ("variant_id");
  CREATE INDEX "groups_leader_idx" ON "groups" USING btree ("leader_id");
  CREATE INDEX "groups_updated_at_idx" ON "groups" USING btree ("updated_at");
  CREATE INDEX "groups_created_at_idx" ON "groups" USING btree ("created_at");
  CREATE INDEX "group_buying_ladder_order_idx" ON "group_buying_ladder" USING btree ("_order");
  CREATE INDEX "group_buying_ladder_parent_id_idx" ON "group_buying_ladder" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("groups_id");`);
  await db.execute(sql`
    alter table group_members add constraint group_members_group_fk foreign key (group_id) references groups(id);
    alter table group_members add constraint group_members_user_fk foreign key (user_id) references users(id);
    alter table group_members add constraint group_members_variant_fk foreign key (variant_id) references variants(id);
    alter table group_members add constraint group_members_code_fk foreign key (code_id) references discount_codes(id);
    alter table group_members add constraint group_members_order_fk foreign key (order_id) references orders(id);
    alter table group_events add constraint group_events_group_fk foreign key (group_id) references groups(id);
    alter table group_events add constraint group_events_member_fk foreign key (member_id) references group_members(id);
    alter table groups add constraint groups_members_twenty check (members between 0 and 20);
    alter table groups add constraint groups_paid_are_members check (paid between 0 and members);
    alter table groups add constraint groups_price_is_fixed check (
      (state in ('closed', 'finished')) = (fixed_members is not null) and (fixed_members is null) = (fixed_percent is null) and (fixed_members is null) = (fixed_unit_toman is null)
    );
    alter table groups add constraint groups_fixed check (fixed_members between 2 and 20 and fixed_percent between 0 and 100 and fixed_unit_toman > 0);
    create index groups_open_due on groups (due_at, id) where state in ('open', 'closed');
    create index group_members_owed on group_members (group_id) where state = 'paid' and returned_at is null;

    -- The group counts its members itself, in the member's own transaction: the check above refuses the twenty-first,
    -- and nobody comes into a group that is not open.
    create function group_counted() returns trigger language plpgsql as $f$
    declare
      was text := case when tg_op = 'UPDATE' then old.state else 'left' end;
      group_state text;
    begin
      if was = new.state then
        return null;
      end if;
      update groups set
        members = members + (new.state <> 'left')::int - (was <> 'left')::int,
        paid = paid + (new.state = 'paid')::int - (was = 'paid')::int,
        updated_at = now()
      where id = new.group_id returning state into group_state;
      if new.state = 'joined' and group_state <> 'open' then
        raise exception 'group % takes no more members', new.group_id using errcode = '23514';
      end if;
      return null;
    end $f$;
    create trigger group_members_counted after insert or update on group_members for each row execute function group_counted();

    -- A group keeps the ladder it was opened with, and a price that was fixed stays; it moves as its life cycle says.
    create function group_price_stays() returns trigger language plpgsql as $f$
    begin
      if new.ladder is distinct from old.ladder or new.variant_id is distinct from old.variant_id or (old.fixed_members is not null and
        (new.fixed_members, new.fixed_percent, new.fixed_unit_toman) is distinct from (old.fixed_members, old.fixed_percent, old.fixed_unit_toman)) then
        raise exception 'the price of group % stays', old.id using errcode = '23514';
      end if;
      if new.state <> old.state and (old.state::text || ' ' || new.state::text) not in ('open closed', 'open dissolved', 'closed finished') then
        raise exception 'group % does not go from % to %', old.id, old.state, new.state using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger groups_price_stays before update on groups for each row execute function group_price_stays();

    create trigger group_events_append_only before update or delete on group_events for each row execute function append_only();
    create trigger group_members_stay before delete on group_members for each row execute function append_only();
    create trigger group_buying_changed after insert or update or delete or truncate on group_buying for each statement execute function content_changed();
    create trigger group_buying_ladder_changed after insert or update or delete or truncate on group_buying_ladder for each statement execute function content_changed();
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('groups are not taken away: restore a backup instead');
}
