import { seatLine, seatPrice } from '#domain/academy/seat-price';
import { unknownReservation } from '#domain/consultations/code';
import { checkDiscount, parseDiscountCode } from '#domain/orders/discount';
import { ok, refuse, type Result } from '#domain/result';
import { missingToman } from '#domain/wallet/top-up';
import { availableToman } from '#domain/wallet/wallet';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import { service } from '../service';
import { creditFor } from '../wallet/hold';
import { myWallet } from '../wallet/wallet';
import { billOf } from './bill';
import { myReservation } from './row';

/** What the wallet would pay for a kept time with a code, and whether there is enough in it. */
type PricedTime = { code: string; baseToman: number; discountToman: number; payableToman: number; availableToman: number; missingToman: number };

/** Prices a kept time with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2] */
export const priceReservationWith = service('wallet.pay', async (ctx, asked: { reservation: string; code: string }): Promise<Result<PricedTime>> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const code = parseDiscountCode(asked.code);
  if (!code.ok) return code;
  const row = await myReservation(db, userId, asked.reservation);
  if (!row) return unknownReservation;
  const bill = row.state === 'held' && row.heldUntil > ctx.now ? await billOf(db, row, 'open') : null;
  if (!bill) return refuse('reservations.bill.void', undefined, { status: 409 });
  const terms = await discountTerms(db, { code: code.value });
  const uses = await usesOf(db, ctx, { codeId: terms?.id ?? 0, userId, purpose: 'consultation' });
  const holds = checkDiscount(terms, uses, [seatLine(row.priceToman)]);
  if (!holds.ok) return holds;
  const priced = seatPrice(row.priceToman, terms);
  const kept = await creditFor(db, bill.id);
  const available = availableToman(await myWallet(ctx)) + (kept?.state === 'held' ? kept.amountToman : 0);
  return ok({
    code: holds.value.code,
    ...{ baseToman: priced.priceToman, discountToman: priced.discountToman, payableToman: priced.totalToman, availableToman: available },
    missingToman: available >= priced.totalToman ? 0 : missingToman(priced.totalToman, available),
  });
});
