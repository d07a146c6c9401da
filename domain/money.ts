/** Whole toman; rial exists only inside gateway adapters. */
export type Toman = number & { readonly __toman: 'toman' };

/** A whole number of toman within exact range; anything else is a bug. */
export function toman(value: number): Toman {
  if (!Number.isSafeInteger(value)) throw new Error(`not whole toman: ${value}`);
  return value as Toman;
}

/** The sum of its lines. */
export function sumToman(amounts: readonly Toman[]): Toman {
  return toman(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** A percentage of a line's total, half up to whole toman. Percent may carry two decimals (0.5 %). */
export function percentOf(amount: Toman, percent: number): Toman {
  const hundredths = Math.round(percent * 100);
  return toman(Number((BigInt(amount) * BigInt(hundredths) + 5_000n) / 10_000n));
}

/** A quantity of one price. */
export function times(price: Toman, quantity: number): Toman {
  return toman(price * quantity);
}

/** Half of an amount, or any percentage of it, that goes to the customer: a part of a toman is theirs. */
export function shareForCustomer(amount: Toman, percent: number): Toman {
  const hundredths = Math.round(percent * 100);
  return toman(Number((BigInt(amount) * BigInt(hundredths) + 9_999n) / 10_000n));
}

/** An amount parted in two: the customer's share rounded in their favour, the house's is the rest. */
export function splitForCustomer(amount: Toman, percent: number): { customer: Toman; house: Toman } {
  const customer = shareForCustomer(amount, percent);
  return { customer, house: toman(amount - customer) };
}

/** What one pays of a price shared with others: rounded down, in the payer's favour. */
export function ownShare(amount: Toman, among: number): Toman {
  if (!Number.isSafeInteger(among) || among < 1) throw new Error(`not a number of people: ${among}`);
  return toman(Math.floor(amount / among));
}
