import { seatLine, seatPrice } from '#domain/academy/seat-price';
import { checkDiscount, parseDiscountCode, type CodePurpose } from '#domain/orders/discount';
import { ok, type Result } from '#domain/result';
import { missingToman } from '#domain/wallet/top-up';
import { availableToman } from '#domain/wallet/wallet';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import type { By } from '../service';
import { creditFor } from './hold';
import { myWallet } from './wallet';

/** What the wallet would pay for one thing that is kept with a code, and whether there is enough in it. */
export type PricedWith = { code: string; baseToman: number; discountToman: number; payableToman: number; availableToman: number; missingToman: number };
type Kept = { billId: string; priceToman: number; purpose: CodePurpose };

/** Prices one thing whose bill is open, as a seat or a doctor's time, with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2] */
export async function priceOneWith(ctx: By<'wallet.pay'>, typed: string, kept: () => Promise<Result<Kept>>): Promise<Result<PricedWith>> {
  const { db } = ctx.rt;
  const code = parseDiscountCode(typed);
  if (!code.ok) return code;
  const found = await kept();
  if (!found.ok) return found;
  const { billId, priceToman, purpose } = found.value;
  const terms = await discountTerms(db, { code: code.value });
  const uses = await usesOf(db, ctx, { codeId: terms?.id ?? 0, userId: ctx.actor.userId, purpose });
  const holds = checkDiscount(terms, uses, [seatLine(priceToman)]);
  if (!holds.ok) return holds;
  const priced = seatPrice(priceToman, terms);
  const credit = await creditFor(db, billId);
  const available = availableToman(await myWallet(ctx)) + (credit?.state === 'held' ? credit.amountToman : 0);
  return ok({
    code: holds.value.code,
    ...{ baseToman: priced.priceToman, discountToman: priced.discountToman, payableToman: priced.totalToman, availableToman: available },
    missingToman: available >= priced.totalToman ? 0 : missingToman(priced.totalToman, available),
  });
}
