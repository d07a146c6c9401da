import { unknownReservation } from '#domain/consultations/code';
import type { ReservationState } from '#domain/consultations/life-cycle';
import type { Result } from '#domain/result';
import { askForPayable } from '../payments/ask-gateway';
import { service } from '../service';
import { commit } from '../store/commit';
import { RESERVATIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf, voidBill } from './bill';
import { lockReservation, myReservation, reservationSubject } from './row';
import { freeSlot } from './slot';

type GivenUp = { code: string; state: ReservationState };

/** A patient gives a kept slot up before it is paid: it is free at once, and a code that priced it is void for them. [CONS-3, DISC-3] */
export const giveUpReservation = service('reservations.book', async (ctx, code: string): Promise<Result<GivenUp>> => {
  const mine = await myReservation(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownReservation;
  const open = await billOf(ctx.rt.db, mine, 'open');
  // The bank is asked first, so that what was paid there counts as paid.
  if (open) await askForPayable(ctx, open.id);
  return commit<GivenUp>(ctx, async (tx) => {
    const row = await lockReservation(tx, mine.id);
    if (!row) return unknownReservation;
    if (row.state === 'lapsed' || row.state === 'given-up') return { value: { code: row.code, state: row.state }, audit: [] };
    const made = await transition(tx, ctx, RESERVATIONS, row, { event: 'give-up', who: 'patient' });
    if (!made.ok) return made;
    await voidBill(tx, ctx, row, 'give-up');
    await freeSlot(tx, row);
    return { value: { code: row.code, state: 'given-up' }, audit: { action: 'reservations.give-up', subject: reservationSubject(row.id) } };
  });
});
