/** A wallet in the model: plain sums, no rows, no locks. */
export type Purse = { balance: number; held: number };

export const emptyPurse = (): Purse => ({ balance: 0, held: 0 });

/** What can be spent. */
export const free = ({ balance, held }: Purse): number => balance - held;

/** Whether two simultaneous withdrawals were answered as if one came after the other, in either order. */
export function oneOrder(purse: Purse, takes: readonly [number, number], done: readonly [boolean, boolean]): boolean {
  const inTurn = (first: number, second: number) => {
    const one = first <= free(purse);
    return [one, second <= free(purse) - (one ? first : 0)] as const;
  };
  const [first, second] = inTurn(takes[0], takes[1]);
  const [otherSecond, otherFirst] = inTurn(takes[1], takes[0]);
  return (done[0] === first && done[1] === second) || (done[0] === otherFirst && done[1] === otherSecond);
}
