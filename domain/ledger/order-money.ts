import type { Toman } from '../money';

/** Accounts of the double-entry ledger that an order's money passes through; what an entry adds to one it takes from another. [ORD-13] */
export const orderAccounts = {
  /** Money that a gateway has taken from buyers and owes to us. */
  gateway: (provider: string) => `gateway:${provider}`,
  sales: 'sales',
  delivery: 'delivery',
  /** Money that we owe back to buyers. */
  refunds: 'refunds-due',
} as const;

export type Posting = { account: string; amountToman: number };
export type OrderMoney = { /** Where the money is: a gateway's account, or the buyer's wallet. */ from: string; totalToman: Toman; deliveryToman: Toman };

function nonZero(lines: Posting[]): Posting[] {
  return lines.filter((line) => line.amountToman !== 0);
}

/** Entries for a payment that became an order: the gateway or the wallet owes it, goods and delivery are sold. */
export function soldOrder({ from, totalToman, deliveryToman }: OrderMoney): Posting[] {
  return nonZero([
    { account: from, amountToman: totalToman },
    { account: orderAccounts.sales, amountToman: deliveryToman - totalToman },
    { account: orderAccounts.delivery, amountToman: -deliveryToman },
  ]);
}

/** Entries for a payment that no order can take: the gateway owes it to us, and we to the buyer. */
export function owedBack({ provider, amountToman }: { provider: string; amountToman: Toman }): Posting[] {
  return nonZero([
    { account: orderAccounts.gateway(provider), amountToman },
    { account: orderAccounts.refunds, amountToman: -amountToman },
  ]);
}

/** Entries for a cancelled order: the sale is reversed, the buyer is owed the whole. */
export function unsoldOrder({ totalToman, deliveryToman }: Omit<OrderMoney, 'from'>): Posting[] {
  return nonZero([
    { account: orderAccounts.sales, amountToman: totalToman - deliveryToman },
    { account: orderAccounts.delivery, amountToman: deliveryToman },
    { account: orderAccounts.refunds, amountToman: -totalToman },
  ]);
}

/** Entries for money that went back to the buyer's card: the gateway no longer holds it, and it is no longer owed. */
export function paidBack({ provider, amountToman }: { provider: string; amountToman: Toman }): Posting[] {
  return owedBack({ provider, amountToman }).map((line) => ({ ...line, amountToman: -line.amountToman }));
}
