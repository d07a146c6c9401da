import { toman, type Toman } from '../money';

/** The rate until staff set another. */
export const VAT_PERCENT = 10;
/** The highest rate that staff may set. */
export const MOST_VAT_PERCENT = 30;

/** The tax that a price includes: price × rate ÷ (100 + rate), to the nearest toman; a half goes up. The rest is the net price, so that both always sum to what was paid. */
export function includedVat(grossToman: Toman, percent: number): Toman {
  if (percent <= 0 || grossToman <= 0) return toman(0);
  // Rates have up to two digits after the point: whole numbers keep it exact.
  const hundredths = BigInt(Math.round(percent * 100));
  const whole = 10_000n + hundredths;
  return toman(Number((BigInt(grossToman) * hundredths * 2n + whole) / (whole * 2n)));
}
