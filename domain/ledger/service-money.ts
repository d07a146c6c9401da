import type { Toman } from '../money';
import { orderAccounts, type Posting } from './order-money';

/** Accounts that the money of services passes through, besides those of orders. [INP-4] */
export const serviceAccounts = { sold: 'services-sold', fees: 'fees', deposits: 'deposits-held', damages: 'damages-kept' } as const;

/** What one side gave for a service, and the part of it that is a deposit. */
type Given = { /** Where the money is: a gateway's account, or the requester's wallet. */ from: string; amountToman: Toman; depositToman: Toman };
/** What an ended service gives back: its price, its deposit, and the fee that stays. */
type Undone = { priceToman: number; depositToman: number; feeToman: number };

const nonZero = (lines: Posting[]): Posting[] => lines.filter(({ amountToman }) => amountToman !== 0);

/** Entries for a service that is paid: its price is sold, its deposit is held for whoever gave it. */
export function soldService({ from, amountToman, depositToman }: Given): Posting[] {
  return nonZero([
    { account: from, amountToman },
    { account: serviceAccounts.sold, amountToman: depositToman - amountToman },
    { account: serviceAccounts.deposits, amountToman: -depositToman },
  ]);
}

/** Entries for a paid service that ends before it is done: what was not carried out is unsold, the fee is earned, the rest is owed back. */
export function unsoldService({ priceToman, depositToman, feeToman }: Undone): Posting[] {
  return nonZero([
    { account: serviceAccounts.sold, amountToman: priceToman },
    { account: serviceAccounts.deposits, amountToman: depositToman },
    { account: serviceAccounts.fees, amountToman: -feeToman },
    { account: orderAccounts.refunds, amountToman: feeToman - priceToman - depositToman },
  ]);
}

/** Entries for a deposit whose thing is back: what the damage costs is kept, the rest is owed back. [INP-9] */
export function endedDeposit({ depositToman, damageToman }: { depositToman: number; damageToman: number }): Posting[] {
  return nonZero([
    { account: serviceAccounts.deposits, amountToman: depositToman },
    { account: serviceAccounts.damages, amountToman: -damageToman },
    { account: orderAccounts.refunds, amountToman: damageToman - depositToman },
  ]);
}
