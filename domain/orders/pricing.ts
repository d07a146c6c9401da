import type { Toman } from '../money';
import { sumToman, times, toman } from '../money';
import { discountByLine } from './discount';
import type { DiscountTerms } from './discount';

/** The least a gateway can take; a code never brings an order below it. [ORD-4] */
export const LEAST_PAYABLE_TOMAN = toman(1_000);

/** A line as the catalogue prices it now; the colour's extra belongs to the unit. */
export type PricedItem = {
  key: string;
  variantId: number;
  quantity: number;
  priceToman: Toman;
  colourToman: Toman;
  engravingToman: Toman;
};

/** A line with every amount in it: (unit + engraving) × quantity − discount = total. */
export type PricedLine = {
  key: string;
  variantId: number;
  quantity: number;
  unitToman: Toman;
  engravingToman: Toman;
  grossToman: Toman;
  discountToman: Toman;
  totalToman: Toman;
};

/** Where a toman comes from: which rule, on which line, how much. */
export type Trace = { rule: 'price' | 'colour' | 'engraving' | 'discount' | 'delivery'; key: string | null; amountToman: Toman };

export type Priced = {
  lines: PricedLine[];
  itemCount: number;
  goodsToman: Toman;
  discountToman: Toman;
  deliveryToman: Toman;
  totalToman: Toman;
  /** The rules that made the total; their amounts sum to it. */
  proof: Trace[];
};

/** Prices a cart line by line: goods, engraving, code, delivery; the total is the sum of its lines. [PROD-3, DISC-2] */
export function priceCart(items: readonly PricedItem[], code: DiscountTerms | null, deliveryToman: Toman): Priced {
  const gross = items.map((item) => times(toman(item.priceToman + item.colourToman + item.engravingToman), item.quantity));
  const goodsToman = sumToman(gross);
  const most = toman(Math.max(0, goodsToman + deliveryToman - LEAST_PAYABLE_TOMAN));
  const discountable = items.map((item, index) => ({ variantId: item.variantId, grossToman: gross[index] ?? toman(0) }));
  const discounts = code ? discountByLine(code, discountable, most) : items.map(() => toman(0));
  const lines = items.map((item, index) => pricedLine(item, discounts[index] ?? toman(0)));
  return {
    lines,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    goodsToman,
    discountToman: sumToman(discounts),
    deliveryToman,
    totalToman: toman(sumToman(lines.map((line) => line.totalToman)) + deliveryToman),
    proof: [...items.flatMap((item, index) => traces(item, discounts[index] ?? toman(0))), ...trace('delivery', null, deliveryToman)],
  };
}

function pricedLine(item: PricedItem, discountToman: Toman): PricedLine {
  const unitToman = toman(item.priceToman + item.colourToman);
  const grossToman = times(toman(unitToman + item.engravingToman), item.quantity);
  return {
    key: item.key,
    variantId: item.variantId,
    quantity: item.quantity,
    unitToman,
    engravingToman: item.engravingToman,
    grossToman,
    discountToman,
    totalToman: toman(grossToman - discountToman),
  };
}

function traces(item: PricedItem, discount: Toman): Trace[] {
  return [
    ...trace('price', item.key, times(item.priceToman, item.quantity)),
    ...trace('colour', item.key, times(item.colourToman, item.quantity)),
    ...trace('engraving', item.key, times(item.engravingToman, item.quantity)),
    ...trace('discount', item.key, toman(0 - discount)),
  ];
}

function trace(rule: Trace['rule'], key: string | null, amountToman: Toman): Trace[] {
  return amountToman === 0 ? [] : [{ rule, key, amountToman }];
}
