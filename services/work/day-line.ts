import { sql } from '@payloadcms/db-postgres/drizzle';
import { dayNumber, startOfDay } from '#domain/calendars/day';
import { promiseQueue, type WorkQueue } from '#domain/work/nouns';
import { clockOf } from '../deadlines/clock-of';
import { openWork, seenQueues } from './open-work';
import { service } from '../service';

/** One thing that is due today, or was: open or done, whose, and when. */
export type DayMark = {
  queue: WorkQueue;
  document: string;
  code: string;
  who: string | null;
  dueAt: Date;
  /** The clock by which it is due. */ clock: string | null;
  done: boolean;
  mine: boolean;
};

/** Today as a line: what is due in it, what of that is done, and what is late from before. [ADM-3] */
export const dayLine = service(
  'admin.open',
  async (ctx): Promise<DayMark[]> => {
    const seen = seenQueues(ctx);
    if (seen.length === 0) return [];
    // A midnight is the end of the day that it closes.
    const from = startOfDay(dayNumber(ctx.now));
    const to = startOfDay(dayNumber(ctx.now) + 1);
    const me = ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0;
    const [open, done] = await Promise.all([
      ctx.rt.db.execute(
        sql`select queue, id, code, receiver, due_at, owner_id, ${clockOf(sql`x.subject`, sql`x.due_at`)} as clock from ${openWork(ctx, seen)} x where due_at > ${from} and due_at <= ${to} order by due_at`,
      ),
      ctx.rt.db.execute(
        sql`select d.kind, d.subject, d.due_at from deadlines d where d.due_at > ${from} and d.due_at <= ${to} and d.closed_at is not null order by d.due_at, d.id limit ${MOST_DONE}`,
      ),
    ]);
    const marks = (open.rows as unknown as OpenRow[]).map((row) => ({
      ...{ queue: row.queue, document: `${row.queue}:${row.id}`, code: row.code ?? '', who: row.receiver, dueAt: new Date(row.due_at), clock: row.clock },
      ...{ done: false, mine: row.owner_id === me },
    }));
    const kept = (done.rows as unknown as DoneRow[]).flatMap((row) => {
      const queue = promiseQueue(row.kind);
      return queue && seen.includes(queue)
        ? [{ queue, document: row.subject, code: '', who: null, dueAt: new Date(row.due_at), clock: null, done: true, mine: false }]
        : [];
    });
    return [...kept, ...marks];
  },
  () => [],
);

type OpenRow = {
  queue: WorkQueue;
  id: number;
  code: string | null;
  receiver: string | null;
  due_at: Date | string;
  owner_id: number | null;
  clock: string | null;
};
type DoneRow = { kind: string; subject: string; due_at: Date | string };
/** More squares than these nobody counts. */
const MOST_DONE = 60;
