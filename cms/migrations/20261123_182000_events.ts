import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The histories of the release before: how the subject of each begins, and the column that names whose line it is. */
const BEFORE = [
  ['order_events', 'order', 'order_id'],
  ['warranty_ticket_events', 'ticket', 'ticket_id'],
  ['device_claim_events', 'claim', 'claim_id'],
  ['device_events', 'device', 'device_id'],
  ['inquiry_events', 'inquiry', 'inquiry_id'],
  ['review_events', 'review', 'review_id'],
  ['group_events', 'group', 'group_id'],
  ['account_role_events', 'account-role', 'role_id'],
] as const;

/**
 * One history for everything that has a life cycle. What the tables of the release before hold is copied, each history in its
 * own order; its processes go on writing and reading those: triggers keep both equal until the next release takes them away.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "events" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"subject" text NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"facts" jsonb NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE INDEX "events_subject" ON "events" USING btree ("subject","id");
  CREATE INDEX "events_serials_asked" ON "events" USING btree ("subject") WHERE "events"."event" = 'ask-serials';`);
  await db.execute(sql`
    create trigger events_append_only before update or delete on events for each row execute function append_only();

    -- A line of the release before, as one of this; a member's own line stood in the history of the group.
    create function event_of_before(word text, of_column text, line jsonb)
    returns table (subject text, event text, from_state text, to_state text, actor text, reason text, facts jsonb, at timestamptz) language sql stable as $f$
      select case when line ->> 'member_id' is null then word || ':' || (line ->> of_column) else 'group-member:' || (line ->> 'member_id') end,
        line ->> 'event', line ->> 'from_state', line ->> 'to_state', line ->> 'actor', line ->> 'reason',
        case when line ->> 'user_id' is null then coalesce(nullif(line -> 'facts', 'null'), '{}') else jsonb_build_object('owner', line -> 'user_id') end,
        (line ->> 'at')::timestamptz;
    $f$;
    create function event_both_ways() returns trigger language plpgsql as $f$
    begin
      insert into events (subject, event, from_state, to_state, actor, reason, facts, at)
      select b.* from event_of_before(tg_argv[0], tg_argv[1], to_jsonb(new)) b;
      return null;
    end $f$;

    create function event_to_before() returns trigger language plpgsql as $f$
    declare
      word text := split_part(new.subject, ':', 1);
      of text := split_part(new.subject, ':', 2);
    begin
      if word = 'order' then
        insert into order_events (order_id, event, from_state, to_state, actor, reason, facts, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, new.facts, new.at);
      elsif word = 'ticket' then
        insert into warranty_ticket_events (ticket_id, event, from_state, to_state, actor, reason, facts, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, nullif(new.facts, '{}'), new.at);
      elsif word = 'claim' then
        insert into device_claim_events (claim_id, event, from_state, to_state, actor, reason, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, new.at);
      elsif word = 'device' then
        insert into device_events (device_id, event, from_state, to_state, actor, user_id, reason, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, (new.facts ->> 'owner')::int, new.reason, new.at);
      elsif word = 'inquiry' then
        insert into inquiry_events (inquiry_id, event, from_state, to_state, actor, reason, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, new.at);
      elsif word = 'review' then
        insert into review_events (review_id, event, from_state, to_state, actor, reason, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, new.at);
      elsif word = 'account-role' then
        insert into account_role_events (role_id, event, from_state, to_state, actor, reason, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.reason, new.at);
      elsif word = 'group' then
        insert into group_events (group_id, event, from_state, to_state, actor, at)
        values (of::int, new.event, new.from_state, new.to_state, new.actor, new.at);
      elsif word = 'group-member' then
        insert into group_events (group_id, member_id, event, from_state, to_state, actor, at)
        select m.group_id, m.id, new.event, new.from_state, new.to_state, new.actor, new.at from group_members m where m.id = of::int;
      end if;
      return null;
    end $f$;
  `);
  for (const [table, word, column] of BEFORE) {
    await db.execute(
      sql.raw(`
      lock table ${table} in share row exclusive mode;
      insert into events (subject, event, from_state, to_state, actor, reason, facts, at)
      select b.* from (select * from ${table} order by id) e, event_of_before('${word}', '${column}', to_jsonb(e)) b order by e.id;
      create trigger a_both_ways after insert on ${table} for each row when (pg_trigger_depth() = 0) execute function event_both_ways('${word}', '${column}');`),
    );
  }
  await db.execute(sql`
    create trigger a_both_ways after insert on events for each row when (pg_trigger_depth() = 0) execute function event_to_before();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table] of BEFORE) await db.execute(sql.raw(`drop trigger a_both_ways on ${table};`));
  await db.execute(sql`
   DROP TABLE "events" CASCADE;
   drop function event_both_ways(), event_to_before(), event_of_before(text, text, jsonb);`);
}
