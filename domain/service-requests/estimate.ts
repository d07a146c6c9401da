import { sumToman, toman, type Toman } from '../money';
import { normaliseDigits } from '../text/normalise';
import type { Choosing, ServiceType } from './service-type';

/** So many of one thing at most; what is more is no count. */
const MOST = 100;

/** All that a sum is made of before anybody has looked at the request: small, so that a page can carry it to the browser. */
export type PriceShape = {
  choosing: Choosing;
  items: readonly { code: string; unitToman: number | null }[];
  /** The field that a price is multiplied by; where one case alone asks it, that case. */ times: {
    name: string;
    on: string | null;
    is: readonly string[];
  } | null;
  /** What is priced besides what was chosen, where a field says so. */ base: { item: string; on: string; is: string } | null;
};
/** So many of a thing; no sum where its price is found after review. */
export type EstimateLine = { item: string; base: boolean; count: number; unitToman: number | null; sumToman: Toman | null };
/** What is known of the price before review. [SVC-1: price, INP-6] */
export type Estimate = { lines: EstimateLine[]; totalToman: Toman };

/** How a type is priced by the prices that staff keep now. */
export function priceShape({ choosing, items, price, cases }: ServiceType, priceOf: (code: string) => number | null): PriceShape {
  const byItem = price.by === 'item';
  const name = byItem ? price.times : undefined;
  const inCases = Object.entries(cases?.of ?? {}).flatMap(([is, fields]) => (name !== undefined && name in fields ? [is] : []));
  return {
    choosing,
    items: items.map(({ code }) => ({ code, unitToman: byItem ? priceOf(code) : null })),
    times: name === undefined ? null : { name, on: inCases.length > 0 ? (cases?.on ?? null) : null, is: inCases },
    base: byItem ? (price.base ?? null) : null,
  };
}

/** The lines of what was asked for, typed or kept: what the desk begins its price with, and what the requester reads before sending. */
export function estimate({ choosing, items, times, base }: PriceShape, asked: Readonly<Record<string, unknown>>): Estimate {
  const named = (name: string) => [asked[name]].flat().flatMap((one) => (one === null || one === undefined ? [] : String(one).split(/\s+/)));
  const many = times !== null && (times.on === null || named(times.on).some((value) => times.is.includes(value)));
  const all = many ? Math.max(1, countOf(asked[times.name])) : 1;
  const countIn = (code: string): number => {
    switch (choosing) {
      case 'counts':
        return countOf(asked[`count-${code}`]);
      case 'one':
        return named('item').includes(code) ? all : 0;
      case 'several':
        return named('tests').includes(code.replace(/^test-/, '')) ? all : 0;
      default:
        return all;
    }
  };
  const lines = items.flatMap(({ code, unitToman }): EstimateLine[] => {
    const isBase = base?.item === code;
    const count = isBase ? Number(named(base.on).includes(base.is)) : countIn(code);
    return count > 0 ? [{ item: code, base: isBase, count, unitToman, sumToman: unitToman === null ? null : toman(count * unitToman) }] : [];
  });
  return { lines, totalToman: sumToman(lines.flatMap(({ sumToman: sum }) => sum ?? [])) };
}

/** A count in any digits; what is no whole number of things is none. */
function countOf(typed: unknown): number {
  const count = Number(normaliseDigits(String(typed ?? '')).trim() || 0);
  return Number.isInteger(count) && count >= 0 && count <= MOST ? count : 0;
}
