import type { Toman } from '../money';
import { percentOf, toman } from '../money';
import type { GroupPercent } from './ladder';

/** A line that is bought at a group's price. */
export type GroupShare = { key: string; percent: GroupPercent };

/** What a group takes off a line: the table's part and the gift's; both together are one percentage, rounded once. [GRP-2, GRP-3] */
export function groupDiscount(grossToman: Toman, percent: GroupPercent): { base: Toman; gift: Toman; whole: Toman } {
  const whole = percentOf(grossToman, percent.total);
  const base = toman(Math.min(whole, percentOf(grossToman, percent.base)));
  return { base, gift: toman(whole - base), whole };
}

/** What goes back to whoever paid before the price was fixed: what the fixed discount takes off more than theirs did; never less than nothing. [GRP-4] */
export function groupDifference({ grossToman, discountToman }: { grossToman: Toman; discountToman: Toman }, fixedPercent: number): Toman {
  return toman(Math.max(0, percentOf(grossToman, fixedPercent) - discountToman));
}

/** The unit price for members who pay later: the one fixed at the closing, or the shop's if that is lower. [GRP-4] */
export function fixedUnitToman(shopToman: Toman, fixedToman: number | null): Toman {
  return fixedToman === null ? shopToman : toman(Math.min(shopToman, fixedToman));
}
