import { seatLine, seatPrice } from '#domain/academy/seat-price';
import { unknownReservation } from '#domain/consultations/code';
import { checkDiscount } from '#domain/orders/discount';
import { refuse, type Result } from '#domain/result';
import { discountTerms } from '../discounts/terms';
import { holdCode, usesOf } from '../discounts/use';
import { askForPayable } from '../payments/ask-gateway';
import { service } from '../service';
import { commit } from '../store/commit';
import { billOf, openBill, voidBill } from './bill';
import { lockReservation, myReservation, reservationSubject } from './row';

type Priced = { code: string; totalToman: number };
const closed = refuse('reservations.bill.void', undefined, { status: 409 });

/** Prices a held slot anew with a code, or without one: another bill takes the open one's place, since a payment always says which price it meant. [DISC-2, DISC-4] */
export const applyReservationCode = service(
  'reservations.book',
  async (ctx, asked: { code: string; /** As it is kept; null takes it off. */ discount: string | null }): Promise<Result<Priced>> => {
    const { userId } = ctx.actor;
    const mine = await myReservation(ctx.rt.db, userId, asked.code);
    if (!mine) return unknownReservation;
    const open = await billOf(ctx.rt.db, mine, 'open');
    if (!open) return closed;
    // Whoever has paid at the bank already has paid this price.
    const at = await askForPayable(ctx, open.id);
    if (at.kind === 'settled') return closed;
    return commit<Priced>(ctx, async (tx) => {
      const row = await lockReservation(tx, mine.id);
      if (row?.state !== 'held' || row.heldUntil <= ctx.now) return closed;
      await voidBill(tx, ctx, row, 'priced-anew');
      const terms = asked.discount === null ? null : await discountTerms(tx, { code: asked.discount }, true);
      if (asked.discount !== null) {
        const uses = await usesOf(tx, ctx, { codeId: terms?.id ?? 0, userId, purpose: 'consultation' });
        const holds = checkDiscount(terms, uses, [seatLine(row.priceToman)]);
        if (!holds.ok) return holds;
      }
      const bill = await openBill(tx, ctx, row, seatPrice(row.priceToman, terms));
      if (terms) {
        const held = await holdCode(tx, ctx, terms, { payableId: bill.id, userId });
        if (!held.ok) return held;
      }
      return {
        value: { code: row.code, totalToman: bill.totalToman },
        audit: { action: 'reservations.price', subject: reservationSubject(row.id), facts: { totalToman: bill.totalToman, code: terms?.code ?? null } },
      };
    });
  },
);
