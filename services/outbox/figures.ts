import { sql } from '@payloadcms/db-postgres/drizzle';
import { guarded } from '../service';

/** How the outbox stands: what a dashboard and metrics show of it. */
export type OutboxFigures = {
  /** Due, and not yet in a queue. */
  waiting: number;
  /** Due at a later time. */
  later: number;
  /** In a queue, and not done. */
  underWay: number;
  /** Given up, waiting for operations. */
  dead: number;
  /** For how long the oldest due row has not been done. */
  lagSeconds: number;
  messages: readonly { channel: string; state: 'waiting' | 'sending' | 'failed'; count: number }[];
  /** Worker processes that gave a sign of life within the last half minute. */
  workers: number;
};

/** Counts the outbox by its partial indexes, and the messages of the last two days. [JOB-5] */
export const outboxFigures = guarded('operations.metrics.read', async ({ rt: { db }, now }): Promise<OutboxFigures> => {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*) from outbox where relayed_at is null and done_at is null and dead_at is null and due_at <= ${now})::int as waiting,
      (select count(*) from outbox where relayed_at is null and done_at is null and dead_at is null and due_at > ${now})::int as later,
      (select count(*) from outbox where relayed_at is not null and done_at is null and dead_at is null)::int as under_way,
      (select count(*) from outbox where dead_at is not null and done_at is null)::int as dead,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0) from outbox where done_at is null and dead_at is null and due_at <= ${now})::float as lag,
      (select count(*) from heartbeats where role = 'worker' and at > ${now}::timestamptz - interval '30 seconds')::int as workers`);
  const messages = await db.execute<OutboxFigures['messages'][number]>(sql`
    select channel, state, count(*)::int as count from messages
    where created_at > ${now}::timestamptz - interval '2 days' and state in ('waiting', 'sending', 'failed') group by 1, 2`);
  const { waiting = 0, later = 0, under_way: underWay = 0, dead = 0, lag: lagSeconds = 0, workers = 0 } = rows[0] ?? {};
  return { waiting, later, underWay, dead, lagSeconds, workers, messages: messages.rows };
});
