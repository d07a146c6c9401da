import { unknownEnrolment } from '#domain/academy/code';
import { seatLine, seatPrice } from '#domain/academy/seat-price';
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
import { myEnrolment } from './row';

/** What the wallet would pay for a held seat with a code, and whether there is enough in it. */
type PricedSeat = { code: string; baseToman: number; discountToman: number; payableToman: number; availableToman: number; missingToman: number };

/** Prices a held seat with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2, ACAD-2] */
export const priceSeatWith = service('wallet.pay', async (ctx, asked: { seat: string; code: string }): Promise<Result<PricedSeat>> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const code = parseDiscountCode(asked.code);
  if (!code.ok) return code;
  const row = await myEnrolment(db, userId, asked.seat);
  if (!row) return unknownEnrolment;
  const bill = row.state === 'held' && row.heldUntil > ctx.now ? await billOf(db, row, 'open') : null;
  if (!bill) return refuse('academy.bill.void', undefined, { status: 409 });
  const terms = await discountTerms(db, { code: code.value });
  const uses = await usesOf(db, ctx, { codeId: terms?.id ?? 0, userId, purpose: 'course' });
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
