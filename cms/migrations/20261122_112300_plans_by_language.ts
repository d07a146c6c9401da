import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A plan names its language, and is told to the outbox with its due time in the transaction that makes it; taken back, its row goes too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update payload_jobs set input = jsonb_set(input::jsonb, '{locale}', '"fa"')
      where task_slug = 'schedulePublish' and completed_at is null and coalesce(input->>'locale', '') not in ('fa', 'en');
    create function plan_changed() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        delete from outbox where id = 'plan-' || old.id and relayed_at is null;
        return old;
      end if;
      if new.task_slug is distinct from 'schedulePublish' then return new; end if;
      if coalesce(new.input->>'locale', '') not in ('fa', 'en') then
        raise exception 'a plan names its language' using errcode = 'check_violation';
      end if;
      insert into outbox (id, queue, kind, payload, created_at, due_at)
      values ('plan-' || new.id, 'content', 'publish', jsonb_build_object('plan', new.id), now(), coalesce(new.wait_until, now()))
      on conflict (id) do update set due_at = excluded.due_at where outbox.relayed_at is null;
      perform pg_notify('outbox', '');
      return new;
    end $f$;
    create trigger plan_told after insert or update of wait_until or delete on payload_jobs for each row execute function plan_changed();
    insert into outbox (id, queue, kind, payload, created_at, due_at)
      select 'plan-' || id, 'content', 'publish', jsonb_build_object('plan', id), now(), coalesce(wait_until, now())
      from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
      on conflict (id) do nothing;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger plan_told on payload_jobs; drop function plan_changed();`);
}
