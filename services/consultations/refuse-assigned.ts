import { unknownReservation } from '#domain/consultations/code';
import { refuse, type Result } from '#domain/result';
import { callOffMeeting } from '../meetings/close';
import { service } from '../service';
import { commit } from '../store/commit';
import { repayReservation, type Repaid } from './repay';
import { lockReservation, myReservation } from './row';
import { tellDoctor } from './tell';

/** Whoever booked refuses a time that the house gave after a silent doctor, until it starts: the whole price goes back, and the time is free. Pressed again it is done. [CONS-6] */
export const refuseAssigned = service('reservations.book', async (ctx, code: string): Promise<Result<Repaid>> => {
  const mine = await myReservation(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownReservation;
  return commit<Repaid>(ctx, async (tx) => {
    const row = await lockReservation(tx, mine.id);
    if (!row) return unknownReservation;
    if (row.state === 'refunded') return { value: { code: row.code, backToman: row.paidToman }, audit: [] };
    if (row.state !== 'booked' || !row.assignedAt || ctx.now >= row.startsAt) return refuse('reservations.refuse.not-now', undefined, { status: 409 });
    await callOffMeeting(tx, ctx, row.id, 'patient');
    const repaid = await repayReservation(tx, ctx, row, 'patient', 'refuse');
    if ('ok' in repaid) return repaid;
    return { ...repaid, tell: [...(repaid.tell ?? []), ...(await tellDoctor(tx, ctx, row, 'reservations.doctor-freed'))] };
  });
});
