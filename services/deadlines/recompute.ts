import { isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { dueAt, readClock } from '#domain/calendars/deadline';
import type { Holidays } from '#domain/calendars/calendar';
import { isPromise } from '#domain/work/nouns';
import { loadHolidays } from '../calendars/holidays';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { deadlines } from '../store/tables';
import { keepDueInStep } from './due';
import { moveWarnings } from './warnings';
import { keepOrderDaysInStep } from './order-days';
import { clockwork } from '../service';

/** One recomputation at a time, so that the last holidays win. */
const LOCK = 0x5a_44;

/** Computes every open deadline again from the holidays as they stand now; says how many moved. [JOB-3] */
export const recomputeOpenDeadlines = clockwork('deadlines.recompute', async (ctx): Promise<number> => {
  const result = await commit(ctx, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const holidays = await loadHolidays(tx);
    const moved = await movedDeadlines(tx, holidays);
    await setDue(tx, moved);
    await moveWarnings(
      tx,
      moved.flatMap((one) => (isPromise(one.kind) ? [{ ...one, kind: one.kind }] : [])),
    );
    await keepDueInStep(tx, ...moved.map((one) => one.subject));
    await keepOrderDaysInStep(tx, moved, holidays);
    return {
      value: moved.length,
      audit: moved.map((one) => ({
        action: 'deadlines.recomputed',
        subject: one.subject,
        facts: { kind: one.kind, from: one.before.toISOString(), to: one.dueAt.toISOString() },
      })),
    };
  });
  if (!result.ok) throw new Error(`deadlines not recomputed: ${result.code}`);
  return result.value;
});

/** One statement, however many they are. */
async function setDue(tx: Tx, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ id, dueAt: at }) => ({ id, at: at.toISOString() }));
  await tx.execute(sql`
    update deadlines set due_at = moved.at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (id int, at timestamptz)
    where deadlines.id = moved.id`);
}

type Moved = { id: number; kind: string; subject: string; startsAt: Date; before: Date; dueAt: Date };

async function movedDeadlines(tx: Tx, holidays: Holidays): Promise<Moved[]> {
  const open = await tx.select().from(deadlines).where(isNull(deadlines.closedAt)).orderBy(deadlines.id).for('update');
  return open.flatMap((row) => {
    const due = dueAt(readClock(row.calendar), row.startsAt, holidays);
    return due.getTime() === row.dueAt.getTime()
      ? []
      : [{ id: row.id, kind: row.kind, subject: row.subject, startsAt: row.startsAt, before: row.dueAt, dueAt: due }];
  });
}
