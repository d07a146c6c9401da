import type { Toman } from '../money';
import { toman } from '../money';
import { discountByLine, type DiscountLine, type DiscountTerms } from '../orders/discount';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import type { KeptTrace } from '../orders/proof';

/** What a seat costs: its price, what a code takes off, and where each toman comes from. [ACAD-2, DISC-2] */
export type SeatPrice = { priceToman: Toman; discountToman: Toman; totalToman: Toman; traces: KeptTrace[] };

/** A seat as a code sees it: no unit of the shop, so a code that names units does not hold for it. */
export const seatLine = (priceToman: number): DiscountLine => ({ variantId: 0, grossToman: toman(priceToman) });

/** Prices a seat; a code never brings it below what a gateway takes. [ACAD-2, DISC-2] */
export function seatPrice(priceToman: number, code: DiscountTerms | null): SeatPrice {
  const price = toman(priceToman);
  const most = toman(Math.max(0, priceToman - LEAST_PAYABLE_TOMAN));
  const off = code ? (discountByLine(code, [seatLine(priceToman)], most)[0] ?? toman(0)) : toman(0);
  const traces: KeptTrace[] = [{ rule: 'price', line: 0, amountToman: price, facts: { count: 1, unitToman: price } }];
  if (code && off > 0) traces.push({ rule: 'discount', line: 0, amountToman: toman(-off), facts: { code: code.code } });
  return { priceToman: price, discountToman: off, totalToman: toman(priceToman - off), traces };
}
