import type { Toman } from '../money';
import type { Posting } from './order-money';

/** A user's wallet in the books: what the house owes them, so its balance is what its postings take from it. [WAL-4] */
export function walletAccount(userId: number): string {
  return `wallet:${userId}`;
}

/** House accounts that wallets move against, besides those of orders. */
export const walletHouse = { gifts: 'gifts', fees: 'fees', groupDifferences: 'sales', priceDifferences: 'sales' } as const;

type Movement = { userId: number; amountToman: Toman; /** The account on the other side. */ against: string };

/** Credit that comes into a wallet from another account. [WAL-4] */
export function deposited({ userId, amountToman, against }: Movement): Posting[] {
  return [
    { account: against, amountToman },
    { account: walletAccount(userId), amountToman: -amountToman },
  ];
}

/** Credit that leaves a wallet for another account. [WAL-4] */
export function used({ userId, amountToman, against }: Movement): Posting[] {
  return [
    { account: walletAccount(userId), amountToman },
    { account: against, amountToman: -amountToman },
  ];
}
