import { normaliseCode } from '../text/normalise';
import type { Toman } from '../money';
import { percentOf, sumToman, toman } from '../money';
import { ok, refuse } from '../result';
import type { Result } from '../result';

export const DISCOUNT_CODE_MOST_CHARACTERS = 32;
const SHAPE = /^[\p{L}\p{N}-]+$/u;

/** What a code can be made for: goods of the shop, a share of a group, a seat of a course, or a consultation. [DISC-2] */
export const codePurposes = ['goods', 'group-share', 'course', 'consultation'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A code's terms as staff write them in the admin. [DISC-1] */
export type DiscountTerms = {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  /** Percent of each line (up to two decimals), or toman off the whole. */
  value: number;
  /** The most it may take off. */
  maximumToman: number | null;
  /** The least the goods it holds for must come to. */
  minimumToman: number | null;
  usesLimit: number | null;
  perUserLimit: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** What it holds for, by `codePurposes`; nothing named means everything. */
  holdsFor: readonly string[];
  /** The units it holds for; none named means all. */
  variantIds: readonly number[];
  active: boolean;
};

/** What is known of a code's use when it is asked for. */
export type DiscountUse = {
  /** What is bought with it. */
  purpose: string;
  used: number;
  usedByUser: number;
  at: Date;
  /** Whether the code is void for this buyer, who gave up an order made with it. [DISC-3] */
  voided?: boolean;
};
export type DiscountLine = { variantId: number; grossToman: Toman };

const field = { field: 'code' } as const;

/** A discount code as typed: any digits, any case, spaces do not count. [LANG-4, DISC-2] */
export function parseDiscountCode(typed: string): Result<string> {
  const code = normaliseCode(typed.slice(0, 200));
  if (code === '') return refuse('discounts.code.missing', undefined, field);
  if (code.length > DISCOUNT_CODE_MOST_CHARACTERS || !SHAPE.test(code)) return refuse('discounts.code.unknown', undefined, field);
  return ok(code);
}

function holdsFor(terms: DiscountTerms, line: DiscountLine): boolean {
  return terms.variantIds.length === 0 || terms.variantIds.includes(line.variantId);
}

/** Whether a code holds for this cart now; if not, which of its terms stands against it. [DISC-1, DISC-2] */
export function checkDiscount(terms: DiscountTerms | null, use: DiscountUse, lines: readonly DiscountLine[]): Result<DiscountTerms> {
  if (!terms || !terms.active) return refuse('discounts.code.unknown', undefined, field);
  if (use.voided) return refuse('discounts.code.voided', undefined, { ...field, status: 409 });
  if (terms.startsAt && use.at < terms.startsAt) return refuse('discounts.code.not-yet', { startsAt: terms.startsAt }, field);
  if (terms.endsAt && use.at >= terms.endsAt) return refuse('discounts.code.ended', { endedAt: terms.endsAt }, field);
  if (terms.usesLimit !== null && use.used >= terms.usesLimit) return refuse('discounts.code.used-up', undefined, { ...field, status: 409 });
  if (terms.perUserLimit !== null && use.usedByUser >= terms.perUserLimit) {
    return refuse('discounts.code.used-by-you', { limit: terms.perUserLimit }, { ...field, status: 409 });
  }
  if (terms.holdsFor.length > 0 && !terms.holdsFor.includes(use.purpose)) return refuse('discounts.code.for-else', undefined, field);
  const eligible = lines.filter((line) => holdsFor(terms, line));
  if (eligible.length === 0) return refuse('discounts.code.not-for-these', undefined, field);
  const base = sumToman(eligible.map((line) => line.grossToman));
  if (terms.minimumToman !== null && base < terms.minimumToman) {
    return refuse('discounts.code.below-minimum', { minimumToman: terms.minimumToman, shortToman: terms.minimumToman - base }, field);
  }
  return ok(terms);
}

/** What a code takes off each line, in the lines' order; never more than the line, nor than `most` in all. [DISC-2] */
export function discountByLine(terms: DiscountTerms, lines: readonly DiscountLine[], most: Toman): Toman[] {
  const base = lines.map((line) => (holdsFor(terms, line) ? line.grossToman : toman(0)));
  const wanted =
    terms.kind === 'percent'
      ? base.map((gross) => toman(Math.min(gross, percentOf(gross, terms.value))))
      : spread(toman(Math.min(Math.round(terms.value), sumToman(base))), base);
  const ceiling = toman(Math.max(0, Math.min(most, terms.maximumToman ?? most)));
  return sumToman(wanted) > ceiling ? spread(ceiling, wanted) : wanted;
}

/** Shares an amount by weights in whole toman: what rounding leaves goes to the largest remainders first. */
export function spread(amount: Toman, weights: readonly Toman[]): Toman[] {
  const whole = sumToman(weights);
  if (whole === 0) return weights.map(() => toman(0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const byRemainder = exact
    .map((product, index) => ({ index, rest: product % BigInt(whole) }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map(toman);
}
