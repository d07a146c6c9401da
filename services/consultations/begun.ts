import { and, asc, eq, isNull, lte, sql } from '@payloadcms/db-postgres/drizzle';
import { SILENT_MINUTES } from '#domain/consultations/promises';
import { isSilent } from '#domain/consultations/silence';
import type { Ctx } from '../context';
import { each } from '../each';
import { lockMeeting, type MeetingRow } from '../meetings/row';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { consultations } from '../store/tables';
import { MEETINGS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';

const AT_ONCE = 500;

/** Begins a locked meeting whose time has come, if the round has not yet. */
export async function begun(tx: Tx, ctx: Ctx, meeting: MeetingRow): Promise<MeetingRow> {
  if (meeting.state !== 'waiting') return meeting;
  const clock: Ctx = { ...ctx, actor: { kind: 'clock', job: 'consultations.start' } };
  return certain(await transition(tx, clock, MEETINGS, meeting, { event: 'start', who: 'clock' }), `meeting ${meeting.id} does not start`).row;
}

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

/** The meetings whose doctor is silent by now and whose own clock has not come, as after an outage. */
export async function silentNow({ rt, now }: Ctx): Promise<number[]> {
  const latest = new Date(now.getTime() - SILENT_MINUTES * 60_000);
  const rows = await rt.db
    .select()
    .from(consultations)
    .where(
      and(
        sql`${consultations.state} in ('waiting', 'running')`,
        isNull(consultations.doctorActedAt),
        lte(consultations.startsAt, latest),
        sql`${consultations.patientEnteredAt} is not null`,
      ),
    )
    .orderBy(asc(consultations.startsAt), asc(consultations.id))
    .limit(AT_ONCE);
  return rows.filter((row) => isSilent(row, now)).map(({ reservationId }) => reservationId);
}
