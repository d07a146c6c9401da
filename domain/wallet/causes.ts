/** Why a wallet moves: each movement names one of these, and the words that its owner reads stand under it. [WAL-4] */
export const walletCauses = {
  'payments.received': 'deposit',
  'refunds.paid-back': 'deposit',
  'groups.difference': 'deposit',
  'orders.difference': 'deposit',
  'orders.dearer-back': 'deposit',
  'reservations.half-back': 'deposit',
  'gifts.given': 'deposit',
  'orders.paid-by-wallet': 'use',
  'payables.paid-by-wallet': 'use',
  'orders.dearer': 'use',
  'fees.taken': 'use',
} as const satisfies Readonly<Record<string, 'deposit' | 'use'>>;

export type WalletCause = keyof typeof walletCauses;

/** Whether a word names such a cause. */
export function isWalletCause(name: string): name is WalletCause {
  return Object.hasOwn(walletCauses, name);
}
