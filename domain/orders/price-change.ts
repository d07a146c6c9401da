import type { Priced } from './pricing';

/** A price as a buyer saw it, line by line, carried back by the checkout form. [PROD-3] */
export type SeenPrice = { lines: SeenLine[]; deliveryToman: number; code: string | null };
export type SeenLine = { key: string; quantity: number; unitToman: number; discountToman: number; totalToman: number };

/** A difference in price: on which line and why; null where a line did not exist before, or does not now. */
export type PriceChange = {
  key: string | null;
  wasToman: number | null;
  isToman: number | null;
  why: 'price' | 'quantity' | 'code' | 'discount' | 'added' | 'gone' | 'delivery';
};

const MOST_SEEN = 20_000;
const MOST_SEEN_LINES = 200;

/** The current price in the same form. */
export function seenOf({ lines, deliveryToman }: Priced, code: string | null): SeenPrice {
  const shown = lines.map(({ key, quantity, unitToman, engravingToman, discountToman, totalToman }) => {
    return { key, quantity, unitToman: unitToman + engravingToman, discountToman, totalToman };
  });
  return { lines: shown, deliveryToman, code };
}

/** The same as the form carries it. */
export function writeSeen({ lines, deliveryToman, code }: SeenPrice): string {
  return JSON.stringify([deliveryToman, code, ...lines.map((line) => [line.key, line.quantity, line.unitToman, line.discountToman, line.totalToman])]);
}

const amount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Reads it back; null for text that is not ours. It only explains a change: the amount charged never comes from it. [PROD-3] */
export function readSeen(typed: string): SeenPrice | null {
  if (typed.length > MOST_SEEN) return null;
  try {
    const read: unknown = JSON.parse(typed);
    if (!Array.isArray(read) || read.length > MOST_SEEN_LINES) return null;
    const [deliveryToman, code, ...rows] = read as unknown[];
    const lines = rows.flatMap((row): SeenLine[] => {
      const [key, quantity, unitToman, discountToman, totalToman] = Array.isArray(row) ? (row as unknown[]) : [];
      const whole = typeof key === 'string' && amount(quantity) && amount(unitToman) && amount(discountToman) && amount(totalToman);
      return whole ? [{ key, quantity, unitToman, discountToman, totalToman }] : [];
    });
    const known = amount(deliveryToman) && (code === null || typeof code === 'string') && lines.length === rows.length;
    return known ? { lines, deliveryToman, code } : null;
  } catch {
    return null;
  }
}

/** Every line whose amount is another now, and the delivery; nothing when all is as it was seen. [PROD-3, DISC-2] */
export function priceChanges(was: SeenPrice, is: SeenPrice): PriceChange[] {
  const keys = [...new Set([...is.lines, ...was.lines].map((line) => line.key))];
  const changes = keys.flatMap((key): PriceChange[] => {
    const before = was.lines.find((line) => line.key === key);
    const now = is.lines.find((line) => line.key === key);
    if (before?.totalToman === now?.totalToman && before?.unitToman === now?.unitToman) return [];
    return [{ key, wasToman: before?.totalToman ?? null, isToman: now?.totalToman ?? null, why: whyOf(before, now, was.code !== is.code) }];
  });
  if (was.deliveryToman !== is.deliveryToman) changes.push({ key: null, wasToman: was.deliveryToman, isToman: is.deliveryToman, why: 'delivery' });
  return changes;
}

function whyOf(before: SeenLine | undefined, now: SeenLine | undefined, otherCode: boolean): PriceChange['why'] {
  if (!before) return 'added';
  if (!now) return 'gone';
  if (before.unitToman !== now.unitToman) return 'price';
  if (before.quantity !== now.quantity) return 'quantity';
  return otherCode ? 'code' : 'discount';
}
