import type { Toman } from '../money';
import type { Posting } from './order-money';

/** The ledger account of a user's wallet, a debt of ours to them: its balance is the negative sum of its postings. [WAL-4] */
export function walletAccount(userId: number): string {
  return `wallet:${userId}`;
}

/** Our own accounts that wallets move against, besides those of orders. */
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
