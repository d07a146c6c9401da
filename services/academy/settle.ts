import { and, asc, eq, inArray, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import { askForPayable } from '../payments/ask-gateway';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { enrolments, seatCounters } from '../store/tables';
import { billOf } from './bill';
import { endEnrolment, type Ended } from './end';
import { lockEnrolment } from './row';

/*
 * For the clock:
 *   `academy` queue, kind `due`, every minute: settleDueEnrolments
 */

const AT_ONCE = 500;

/** Lets an unpaid seat go whose time is over, once the bank has said that nothing is paid; of a group that was called off, each seat. For one enrolment, once. [ACAD-2] */
const settleEnrolment = clockwork('courses.settle', async (ctx, id: number): Promise<Ended['state'] | null> => {
  const [found] = await ctx.rt.db.select().from(enrolments).where(eq(enrolments.id, id));
  const open = found?.state === 'held' ? await billOf(ctx.rt.db, found, 'open') : null;
  if (open && (await askForPayable(ctx, open.id)).kind === 'unknown') return null;
  const settled = await commit<Ended['state'] | null>(ctx, async (tx) => {
    const row = await lockEnrolment(tx, id);
    const nothing = { value: null, audit: [] };
    if (!row) return nothing;
    const [seats] = await tx.select({ calledOffAt: seatCounters.calledOffAt }).from(seatCounters).where(eq(seatCounters.cohortId, row.cohortId));
    const isOff = Boolean(seats?.calledOffAt);
    const event =
      row.state === 'held' && (isOff || row.heldUntil <= ctx.now) ? 'lapse' : isOff && (row.state === 'paid' || row.state === 'under-way') ? 'call-off' : null;
    if (!event) return nothing;
    const ended = await endEnrolment(tx, ctx, row, { event, who: 'clock' });
    return 'ok' in ended ? ended : { ...ended, value: ended.value.state };
  });
  if (!settled.ok) throw new Error(`enrolment ${id} was not settled: ${settled.code}`);
  return settled.value;
});

/** Every seat whose time is over, and every one of a group that was called off, the oldest first. [ACAD-2, JOB-1: seats of courses] */
export const settleDueEnrolments = clockwork('courses.settle', async (ctx): Promise<{ settled: number }> => {
  const { db } = ctx.rt;
  const late = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.state, 'held'), lte(enrolments.heldUntil, ctx.now)))
    .orderBy(asc(enrolments.heldUntil))
    .limit(AT_ONCE);
  const off = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(seatCounters, and(eq(seatCounters.cohortId, enrolments.cohortId), isNotNull(seatCounters.calledOffAt)))
    .where(inArray(enrolments.state, ['held', 'paid', 'under-way']))
    .orderBy(asc(enrolments.id))
    .limit(AT_ONCE);
  let settled = 0;
  await each([...late, ...off], async ({ id }) => {
    if ((await settleEnrolment(ctx, id)) !== null) settled += 1;
  });
  return { settled };
});
