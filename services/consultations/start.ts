import { and, asc, eq, lte } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import { begun } from '../meetings/begun';
import { lockMeeting } from '../meetings/row';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { consultations } from '../store/tables';

/*
 * For the clock:
 *   `consultations` queue, kind `due`, every minute: startDueMeetings
 */

const AT_ONCE = 500;

/** Begins every meeting whose time has come. [CONS-6, JOB-1: consultations] */
export const startDueMeetings = clockwork('reservations.settle', async (ctx): Promise<{ started: number }> => {
  const due = await ctx.rt.db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.state, 'waiting'), lte(consultations.startsAt, ctx.now)))
    .orderBy(asc(consultations.startsAt), asc(consultations.id))
    .limit(AT_ONCE);
  let started = 0;
  await each(due, async ({ id }) => {
    const done = await commit(ctx, async (tx) => {
      const meeting = await lockMeeting(tx, id);
      if (meeting?.state !== 'waiting' || meeting.startsAt > ctx.now) return { value: false, audit: [] };
      await begun(tx, ctx, meeting);
      return { value: true, audit: [] };
    });
    if (done.ok && done.value) started += 1;
  });
  return { started };
});
