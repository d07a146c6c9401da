import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A correction of the holidays asks, in staff's own transaction, for the open deadlines to be computed again: never lost, once a transaction. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function holidays_changed() returns trigger language plpgsql as $f$
    begin
      insert into outbox (id, queue, kind, payload, created_at, due_at)
      values (format('holidays-%s-%s', pg_current_xact_id(), floor(extract(epoch from now()) * 1000)), 'deadlines', 'recompute', '{}'::jsonb, now(), now())
      on conflict (id) do nothing;
      perform pg_notify('outbox', '');
      return null;
    end $f$;
    create trigger holidays_recompute after insert or update or delete or truncate on holidays
      for each statement execute function holidays_changed();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger holidays_recompute on holidays; drop function holidays_changed();`);
}
