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
  return toman(Math.floor((amount * hundredths + 5_000) / 10_000));
}

/** A quantity of one price. */
export function times(price: Toman, quantity: number): Toman {
  return toman(price * quantity);
}
