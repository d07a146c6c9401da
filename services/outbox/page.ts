import { sql } from '@payloadcms/db-postgres/drizzle';
import { guarded } from '../service';
import { outboxFigures } from './figures';
import type { OutboxFigures } from './figures';

export type OutboxPage = {
  figures: OutboxFigures;
  /** The last hour: jobs done, and the median and 95th percentile from due to done, in seconds. */
  lastHour: readonly { queue: string; done: number; p50: number; p95: number }[];
  dead: readonly { id: string; queue: string; kind: string; attempts: number; reason: string | null; at: Date }[];
  /** Messages that failed, without saying to whom. */
  failed: readonly { id: string; channel: string; notice: string; reason: string | null; at: Date }[];
};

const ROWS = 100;

/** What operations look at: how the jobs go, which are dead, which messages failed. [JOB-5] */
export const outboxPage = guarded('operations.queues.read', async (ctx): Promise<OutboxPage> => {
  const { rt, now } = ctx;
  const [figures, lastHour, dead, failed] = await Promise.all([
    outboxFigures(ctx),
    rt.db.execute<OutboxPage['lastHour'][number]>(sql`
      select queue, count(*)::int as done,
        percentile_cont(0.5) within group (order by extract(epoch from done_at - due_at))::float as p50,
        percentile_cont(0.95) within group (order by extract(epoch from done_at - due_at))::float as p95
      from outbox where done_at > ${now}::timestamptz - interval '1 hour' group by queue order by queue`),
    rt.db.execute<Omit<OutboxPage['dead'][number], 'at'> & { at: string }>(sql`
      select id, queue, kind, attempts, last_error as reason, dead_at as at from outbox
      where dead_at is not null and done_at is null order by dead_at desc limit ${ROWS}`),
    rt.db.execute<Omit<OutboxPage['failed'][number], 'at'> & { at: string }>(sql`
      select id, channel, notice, last_error as reason, created_at as at from messages
      where created_at > ${now}::timestamptz - interval '2 days' and state = 'failed' order by created_at desc limit ${ROWS}`),
  ]);
  const dated = <T extends { at: string }>(rows: T[]) => rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return { figures, lastHour: lastHour.rows, dead: dated(dead.rows), failed: dated(failed.rows) };
});
