import { refuse } from '../result';
import type { Refusal } from '../result';

/** The most pieces of one model in an order, over all its lines and in its packages. [ORD-4, CART-7] */
export const MOST_OF_VARIANT = 20;
/** How many orders of one account may end unpaid in a day before the next one has to wait. [ORD-4] */
export const UNPAID_A_DAY = 5;
/** How many unpaid orders to one address may hold goods at the same time. [ORD-4] */
export const UNPAID_AT_ADDRESS = 3;
/** How many times as many orders may end unpaid at one address as in one account, since a household has several buyers. [ORD-4] */
export const ACCOUNTS_OF_ADDRESS = 3;
/** How far back unpaid orders are counted. [ORD-4] */
export const UNPAID_HOURS = 24;
/** The highest limit that staff may set. [ORD-4] */
export const MOST_PIECES = 1_000;
export const MOST_UNPAID = 1_000;

export type HoldRules = { mostOfVariant: number; unpaidADay: number; unpaidAtAddress: number };
export const firstHoldRules: HoldRules = { mostOfVariant: MOST_OF_VARIANT, unpaidADay: UNPAID_A_DAY, unpaidAtAddress: UNPAID_AT_ADDRESS };

/** What an account and an address have held without paying: what is held now, and when in the last day the others ended, the oldest first. */
export type HeldUnpaid = { heldAtAddress: number; endedOfAccount: readonly Date[]; endedAtAddress: readonly Date[] };

/** Why no more goods are kept for an order that is not paid at once; null while they are. What the wallet pays whole keeps nothing. [ORD-4] */
export function mayNotHold(held: HeldUnpaid, rules: HoldRules): Refusal | null {
  const again = (ended: readonly Date[], most: number) => {
    const oldest = ended.length >= most ? ended[ended.length - most] : undefined;
    return oldest && new Date(oldest.getTime() + UNPAID_HOURS * 3_600_000);
  };
  const ofAccount = again(held.endedOfAccount, rules.unpaidADay);
  if (ofAccount) return refuse('orders.unpaid.account', { count: held.endedOfAccount.length, againFrom: ofAccount }, { status: 429 });
  if (held.heldAtAddress >= rules.unpaidAtAddress) return refuse('orders.unpaid.held', { count: held.heldAtAddress }, { status: 429 });
  const atAddress = again(held.endedAtAddress, ACCOUNTS_OF_ADDRESS * rules.unpaidADay);
  return atAddress ? refuse('orders.unpaid.address', { againFrom: atAddress }, { status: 429 }) : null;
}

/** The first model of which an order would have more pieces than allowed; null when there is none. [ORD-4] */
export function overMost(pieces: ReadonlyMap<number, number>, most: number): number | null {
  return [...pieces].find(([, quantity]) => quantity > most)?.[0] ?? null;
}
