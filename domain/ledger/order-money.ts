import type { Toman } from '../money';

/** Accounts of the double-entry ledger that an order's money passes through; what an entry adds to one it takes from another. [ORD-13] */
export const orderAccounts = {
  /** What a gateway has taken from buyers and owes to the house. */
  gateway: (provider: string) => `gateway:${provider}`,
  sales: 'sales',
  delivery: 'delivery',
  /** What the house owes back to buyers. */
  refunds: 'refunds-due',
} as const;

export type Posting = { account: string; amountToman: number };
export type OrderMoney = { /** Where the money is: a gateway's account, or the buyer's wallet. */ from: string; totalToman: Toman; deliveryToman: Toman };

function nonZero(lines: Posting[]): Posting[] {
  return lines.filter((line) => line.amountToman !== 0);
}

/** A payment that became an order: the gateway owes it or the wallet gives it, goods and delivery are sold. */
export function soldOrder({ from, totalToman, deliveryToman }: OrderMoney): Posting[] {
  return nonZero([
    { account: from, amountToman: totalToman },
    { account: orderAccounts.sales, amountToman: deliveryToman - totalToman },
    { account: orderAccounts.delivery, amountToman: -deliveryToman },
  ]);
}

/** A payment that no order can take: the gateway owes it to us, and we to the buyer. */
export function owedBack({ provider, amountToman }: { provider: string; amountToman: Toman }): Posting[] {
  return nonZero([
    { account: orderAccounts.gateway(provider), amountToman },
    { account: orderAccounts.refunds, amountToman: -amountToman },
  ]);
}

/** An order that was sold and is cancelled: the sale is taken back, the buyer is owed the whole. */
export function unsoldOrder({ totalToman, deliveryToman }: Omit<OrderMoney, 'from'>): Posting[] {
  return nonZero([
    { account: orderAccounts.sales, amountToman: totalToman - deliveryToman },
    { account: orderAccounts.delivery, amountToman: deliveryToman },
    { account: orderAccounts.refunds, amountToman: -totalToman },
  ]);
}

/** The money went back to the buyer's card: neither does the gateway hold it nor is it owed any more. */
export function paidBack({ provider, amountToman }: { provider: string; amountToman: Toman }): Posting[] {
  return owedBack({ provider, amountToman }).map((line) => ({ ...line, amountToman: -line.amountToman }));
}
