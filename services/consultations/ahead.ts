import { cameInTime } from '#domain/consultations/lateness';
import { aheadOf, isWorthwhile, type AheadOf } from '#domain/consultations/reminders';
import { unreachable } from '#domain/result';
import type { Ctx } from '../context';
import { runOnce } from '../outbox/run-once';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import type { Change, Later } from '../store/commit';
import { lockLiveMeeting } from '../meetings/row';
import { markDoctor } from './marks';
import { lockReservation, reservationSubject, type ReservationRow } from './row';
import { callDoctor, remindPatient } from './tell';

/** Something that the clock does ahead of a time: of which reservation, for which start, what. */
export type Ahead = { reservationId: number; startsAt: string; what: AheadOf };

/** What the clock has to do ahead of a time, for the commit that books it: each is due once, and a time that has moved since has its own. [CONS-8, JOB-1] */
export function keepAhead({ id, kind, startsAt }: Pick<ReservationRow, 'id' | 'kind' | 'startsAt'>, now: Date): Later[] {
  return aheadOf(startsAt, { talk: kind !== 'in-person', now }).map(({ what, at }) => {
    const payload: Ahead = { reservationId: id, startsAt: startsAt.toISOString(), what };
    return { queue: 'consultations', kind: 'ahead', payload, dueAt: at, id: `${what}:${id}:${startsAt.getTime() / 1_000}` };
  });
}

/** What became of it: it was done, there was nothing to do any more, or it had been done before. */
type Done = 'done' | 'nothing' | 'before';

/** Reminds a patient, calls a doctor, or looks whether the doctor has come. A time that was moved, cancelled or has begun is left alone. [CONS-8, JOB-1: reminders] */
export const doAhead = clockwork('reservations.settle', async (ctx, outboxId: string, ahead: Ahead): Promise<Done> => {
  const result = await runOnce<Done>(ctx, outboxId, async (tx) => {
    const row = await lockReservation(tx, ahead.reservationId);
    if (row?.state !== 'booked' || row.startsAt.toISOString() !== ahead.startsAt) return { value: 'nothing', audit: [] };
    return doIt(tx, ctx, row, ahead.what);
  });
  if (!result.ok) throw new Error(`reservation ${ahead.reservationId}: ${ahead.what} was not done: ${result.code}`);
  return result.value.ran ? result.value.value : 'before';
});

async function doIt(tx: Tx, ctx: Ctx, row: ReservationRow, what: AheadOf): Promise<Change<Done>> {
  const late = !isWorthwhile(what, row.startsAt, ctx.now);
  if (what === 'look-late') return lookLate(tx, ctx, row, { call: !late });
  if (late) return { value: 'nothing', audit: [] };
  const audit = { action: `reservations.${what}`, subject: reservationSubject(row.id) };
  switch (what) {
    case 'remind-day':
    case 'remind-soon':
      return { value: 'done', audit, tell: await remindPatient(tx, ctx, row) };
    case 'call-doctor':
      return { value: 'done', audit, tell: await callDoctor(tx, ctx, row, 'reservations.doctor-soon') };
    default:
      return unreachable(what);
  }
}

/** Five minutes before the start a doctor who is there is in time; one who is not is late, and is called once more. A clock that comes after the start still says which it was. [CONS-8] */
async function lookLate(tx: Tx, ctx: Ctx, row: ReservationRow, { call }: { call: boolean }): Promise<Change<Done>> {
  const meeting = await lockLiveMeeting(tx, row.id);
  if (!meeting) return { value: 'nothing', audit: [] };
  const late = !cameInTime(meeting);
  await markDoctor(tx, meeting, late ? 'late' : 'on-time', ctx.now);
  const audit = { action: `reservations.doctor-${late ? 'late' : 'on-time'}`, subject: reservationSubject(row.id) };
  return { value: 'done', audit, tell: meeting.doctorActedAt || !call ? [] : await callDoctor(tx, ctx, row, 'reservations.doctor-late') };
}
