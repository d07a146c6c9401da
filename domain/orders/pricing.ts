import type { Toman } from '../money';
import { sumToman, times, toman } from '../money';
import { discountByLine } from './discount';
import type { DiscountTerms } from './discount';
import { groupDiscount } from '../groups/share';
import type { GroupShare } from '../groups/share';

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
export type Trace = { rule: 'price' | 'colour' | 'engraving' | 'discount' | 'group' | 'gift' | 'delivery'; key: string | null; amountToman: Toman };

export type Priced = {
  lines: PricedLine[];
  itemCount: number;
  goodsToman: Toman;
  discountToman: Toman;
  deliveryToman: Toman;
  totalToman: Toman;
  /** Which of the two applies: they are not combined, the larger discount counts. [GRP-3] */
  holds: 'code' | 'group' | null;
  /** What the other one would have taken off. */
  otherToman: Toman;
  /** The rules that made the total; their amounts sum to it. */
  proof: Trace[];
};

/** The amounts taken off the lines, and the rules that do. */
type Reduction = { by: 'code' | 'group'; lines: Toman[]; traces: Trace[] };

/** Prices a cart line by line: goods, engraving, code or group price, delivery; the total is the sum of its lines. [PROD-3, DISC-2, GRP-3] */
export function priceCart(items: readonly PricedItem[], code: DiscountTerms | null, deliveryToman: Toman, group: GroupShare | null = null): Priced {
  const gross = items.map((item) => times(toman(item.priceToman + item.colourToman + item.engravingToman), item.quantity));
  const goodsToman = sumToman(gross);
  const most = toman(Math.max(0, goodsToman + deliveryToman - LEAST_PAYABLE_TOMAN));
  const none: Reduction = { by: 'group', lines: items.map(() => toman(0)), traces: [] };
  const byCode = code ? codeReduction(items, gross, code, most) : none;
  const byGroup = group ? groupReduction(items, gross, group) : none;
  const [better, other] = sumToman(byCode.lines) > sumToman(byGroup.lines) ? [byCode, byGroup] : [byGroup, byCode];
  const lines = items.map((item, index) => pricedLine(item, better.lines[index] ?? toman(0)));
  const discountToman = sumToman(better.lines);
  return {
    lines,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    goodsToman,
    discountToman,
    deliveryToman,
    totalToman: toman(sumToman(lines.map((line) => line.totalToman)) + deliveryToman),
    holds: better !== none ? better.by : code ? 'code' : null,
    otherToman: sumToman(other.lines),
    proof: [...items.flatMap((item) => [...traces(item), ...better.traces.filter((one) => one.key === item.key)]), ...trace('delivery', null, deliveryToman)],
  };
}

function codeReduction(items: readonly PricedItem[], gross: readonly Toman[], code: DiscountTerms, most: Toman): Reduction {
  const discountable = items.map((item, index) => ({ variantId: item.variantId, grossToman: gross[index] ?? toman(0) }));
  const lines = discountByLine(code, discountable, most);
  return { by: 'code', lines, traces: items.flatMap((item, index) => trace('discount', item.key, toman(0 - (lines[index] ?? 0)))) };
}

function groupReduction(items: readonly PricedItem[], gross: readonly Toman[], { key, percent }: GroupShare): Reduction {
  const off = items.map((item, index) => groupDiscount(item.key === key ? (gross[index] ?? toman(0)) : toman(0), percent));
  const parts = items.flatMap((item, index) => [
    ...trace('group', item.key, toman(0 - (off[index]?.base ?? 0))),
    ...trace('gift', item.key, toman(0 - (off[index]?.gift ?? 0))),
  ]);
  return { by: 'group', lines: off.map((one) => one.whole), traces: parts };
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

function traces(item: PricedItem): Trace[] {
  return [
    ...trace('price', item.key, times(item.priceToman, item.quantity)),
    ...trace('colour', item.key, times(item.colourToman, item.quantity)),
    ...trace('engraving', item.key, times(item.engravingToman, item.quantity)),
  ];
}

function trace(rule: Trace['rule'], key: string | null, amountToman: Toman): Trace[] {
  return amountToman === 0 ? [] : [{ rule, key, amountToman }];
}
