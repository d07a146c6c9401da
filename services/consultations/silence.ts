import { and, asc, eq, isNull, lte, sql } from '@payloadcms/db-postgres/drizzle';
import { SILENT_MINUTES } from '#domain/consultations/promises';
import { explain, mayAssign, type SearchRule, type SearchStep } from '#domain/consultations/search';
import { isSilent } from '#domain/consultations/silence';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { begun } from '../meetings/begun';
import { closeMeeting } from '../meetings/close';
import { openMeeting } from '../meetings/open';
import { lockLiveMeeting, lockMeeting, meetingsOf, type MeetingRow } from '../meetings/row';
import { queueMessage } from '../messages/queue';
import { runOnce } from '../outbox/run-once';
import { staffOf } from '../ownership/addresses';
import type { Tx } from '../runtime';
import { each } from '../each';
import { clockwork } from '../service';
import { commit, type Change, type Later } from '../store/commit';
import { consultations, reservations } from '../store/tables';
import { RESERVATIONS } from '../transitions/nouns';
import { note, transition } from '../transitions/transition';
import { keepAhead } from './ahead';
import { markDoctor } from './marks';
import { lockReservation, reservationSubject, type ReservationRow } from './row';
import { freeSlot, takeSlot } from './slot';
import { findAnother } from './stand-in';
import { tellAssigned, tellBooker, tellDoctor } from './tell';

/*
 * For the clock:
 *   `consultations` queue, kind `silence`: endSilence, armed in the commit in which the patient comes
 */

const AT_ONCE = 500;

/** Why a meeting went to another time, as it is kept with it and shown: who asked for that, what each rule came to, and what it became. */
export type Why = {
  by: 'clock' | 'patient';
  at: string;
  steps: SearchStep[];
  found: SearchRule | null;
  /** That it was looked for no more. */ enough: boolean;
};
/** What became of a silent doctor's patient: another time, or money back. */
export type Assigned = { code: string; state: 'booked' | 'owed' };

/**
 * Gives the patient of a silent doctor another time, in one commit: the meeting is moved and its room closed, the first free
 * time by the three rules is taken, and a new meeting with a room of its own opens on the same reservation. No money moves. Where
 * there is none the price is owed. Both are told, staff too, and why it came so is kept. [CONS-6]
 */
export async function assignAnother(
  tx: Tx,
  ctx: Ctx,
  { row, meeting }: { row: ReservationRow; meeting: MeetingRow },
  who: 'clock' | 'patient',
): Promise<Change<Assigned> | Refusal> {
  const before = await meetingsOf(tx, row.id);
  const sameSoonUsed = before.some(({ why }) => why?.['found'] === 'same-soon');
  const enough = !mayAssign({ times: row.assignedTimes });
  const notDoctors = before.filter(({ state }) => state === 'moved').map(({ doctorId }) => doctorId);
  const found = enough ? null : await findAnother(tx, ctx, row, { times: row.assignedTimes, sameSoonUsed, notDoctors });
  const steps = enough ? [] : explain(ctx.now, { sameSoonUsed }, found?.rule ?? null);
  const why: Why = { by: who, at: ctx.now.toISOString(), steps, found: found?.rule ?? null, enough };
  const closed = await closeMeeting(tx, ctx, await begun(tx, ctx, meeting), { event: 'move', who, why });
  if (!closed.ok) return closed;
  await markDoctor(tx, meeting, who === 'clock' ? 'silent' : 'left', ctx.now);
  const facts = {
    by: who,
    from: row.startsAt.toISOString(),
    ...(found ? { found: found.rule, to: found.startsAt.toISOString(), doctorId: found.doctorId } : {}),
  };
  const audit = { action: 'reservations.silence', subject: reservationSubject(row.id), facts };
  const told = [...(await tellDoctor(tx, ctx, row, 'reservations.doctor-silent')), ...(await tellStaff(tx, ctx, row))];
  if (!found) {
    const made = await transition(tx, ctx, RESERVATIONS, row, { event: 'silence', who, set: { owedAt: ctx.now, assignedAt: null }, facts });
    if (!made.ok) return made;
    return { value: { code: row.code, state: 'owed' }, audit, tell: [await tellBooker(tx, ctx, made.value.row, { notice: 'reservations.owed' }), ...told] };
  }
  const set = { doctorId: found.doctorId, startsAt: found.startsAt, assignedAt: ctx.now, assignedTimes: row.assignedTimes + 1 };
  const to = { ...row, ...set };
  await freeSlot(tx, row);
  if (!(await takeSlot(tx, to))) throw new Error(`the slot for reservation ${row.id} is gone although it is locked`);
  await tx
    .update(reservations)
    .set(set)
    .where(and(eq(reservations.id, row.id), eq(reservations.state, 'booked')));
  await note(tx, ctx, RESERVATIONS, row, { event: 'assign', facts });
  await openMeeting(tx, ctx, to);
  const moved = await tellAssigned(tx, ctx, to);
  return {
    value: { code: row.code, state: 'booked' },
    audit,
    tell: [...moved, ...(await tellDoctor(tx, ctx, to, 'reservations.doctor-booked')), ...told, ...keepAhead(to, ctx.now)],
  };
}

/** Moves the patient of a locked reservation whose doctor is silent; null where the doctor was quicker, or it is not time. */
export async function endSilenceOf(tx: Tx, ctx: Ctx, row: ReservationRow): Promise<Change<Assigned> | Refusal | null> {
  const meeting = row.state === 'booked' ? await lockLiveMeeting(tx, row.id) : null;
  return meeting && isSilent(meeting, ctx.now) ? assignAnother(tx, ctx, { row, meeting }, 'clock') : null;
}

/** For one meeting, once: its doctor is silent and the patient gets another time, or the doctor was quicker and nothing happens. [CONS-6, JOB-1: slot reassignment] */
export const endSilence = clockwork('reservations.settle', async (ctx, outboxId: string, meetingId: number): Promise<Assigned | null> => {
  const [found] = await ctx.rt.db.select({ reservationId: consultations.reservationId }).from(consultations).where(eq(consultations.id, meetingId));
  const result = await runOnce<Assigned | null>(ctx, outboxId, async (tx) => {
    const row = found ? await lockReservation(tx, found.reservationId) : null;
    const meeting = row ? await lockMeeting(tx, meetingId) : null;
    const isLive = meeting?.state === 'waiting' || meeting?.state === 'running';
    return (row && isLive ? await endSilenceOf(tx, ctx, row) : null) ?? { value: null, audit: [] };
  });
  if (!result.ok) throw new Error(`meeting ${meetingId} was not looked at: ${result.code}`);
  return result.value.ran ? result.value.value : null;
});

/** The same for every meeting whose own clock did not come: none is forgotten after an outage, and one that is over by now is moved all the same. [CONS-6, JOB-1: slot reassignment] */
export const endDueSilences = clockwork('reservations.settle', async (ctx): Promise<{ moved: number }> => {
  let moved = 0;
  await each(await silentNow(ctx), async (id) => {
    const result = await commit<Assigned | null>(ctx, async (tx) => {
      const row = await lockReservation(tx, id);
      return (row && (await endSilenceOf(tx, ctx, row))) ?? { value: null, audit: [] };
    });
    if (!result.ok) throw new Error(`reservation ${id} has a silent doctor and was not moved: ${result.code}`);
    if (result.value) moved += 1;
  });
  return { moved };
});

/** The meetings whose doctor is silent by now and whose own clock has not come, as after an outage. */
async function silentNow({ rt, now }: Ctx): Promise<number[]> {
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

/** Staff who move appointments read at once that a doctor was silent. */
async function tellStaff(tx: Tx, ctx: Ctx, { id, code, startsAt }: ReservationRow): Promise<Later[]> {
  const to = await staffOf(tx, { noun: 'reservation', id }, ['operations']);
  const rows: Later[] = [];
  for (const recipient of to)
    rows.push(await queueMessage(tx, ctx, { channel: 'email', recipient, lang: 'fa', notice: 'staff.doctor-silent', facts: { code, startsTime: startsAt } }));
  return rows;
}
