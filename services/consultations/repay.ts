import { unknownReservation } from '#domain/consultations/code';
import type { ReservationMover } from '#domain/consultations/life-cycle';
import { owedWhole } from '#domain/ledger/consultation-money';
import { toman } from '#domain/money';
import type { Refusal, Result } from '#domain/result';
import type { Ctx } from '../context';
import { owe, partsPaid, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Change } from '../store/commit';
import { RESERVATIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf } from './bill';
import { lockReservation, myReservation, reservationSubject, type ReservationRow } from './row';
import { freeSlot } from './slot';
import { tellBooker } from './tell';

export type Repaid = { code: string; backToman: number };

/** Gives the whole price of a reservation back, owed or refused, once: the wallet's part to the wallet, the bank's to the card by the refund's clock. [CONS-6, ORD-9] */
export async function repayReservation(
  tx: Tx,
  ctx: Ctx,
  row: ReservationRow,
  who: ReservationMover,
  event: 'repay' | 'refuse' = 'repay',
): Promise<Change<Repaid> | Refusal> {
  const made = await transition(tx, ctx, RESERVATIONS, row, { event, who });
  if (!made.ok) return made;
  await freeSlot(tx, row);
  const bill = await billOf(tx, row, 'paid');
  if (!bill) throw new Error(`reservation ${row.id} goes back and has no paid bill`);
  const parts = await partsPaid(tx, bill.id);
  const backToman = sumOfParts(parts);
  const { dueAt, later } = await owe(tx, ctx, { payable: bill, parts, why: 'cancelled', promise: 'payments.refund', subject: bill.id });
  const told = await tellBooker(tx, ctx, made.value.row, { notice: 'reservations.refund-pending', amountToman: backToman, dueAt });
  return {
    value: { code: row.code, backToman },
    audit: { action: `reservations.${event}`, subject: reservationSubject(row.id), facts: { backToman } },
    entry: { cause: 'reservations.repaid', subject: bill.id, lines: owedWhole(toman(backToman)) },
    tell: [told, ...later],
  };
}

/** A patient takes the price of what did not take place back; a second press finds it done. [CONS-6] */
export const takeBack = service('reservations.book', async (ctx, code: string): Promise<Result<Repaid>> => {
  const mine = await myReservation(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownReservation;
  return commit<Repaid>(ctx, async (tx) => {
    const row = await lockReservation(tx, mine.id);
    if (!row) return unknownReservation;
    if (row.state === 'refunded') return { value: { code: row.code, backToman: row.paidToman }, audit: [] };
    return repayReservation(tx, ctx, row, 'patient');
  });
});
