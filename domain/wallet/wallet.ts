import { toman } from '../money';
import type { Toman } from '../money';

/** A wallet's balance, and how much of it is held for orders that are being paid. [WAL-4] */
export type Wallet = { balanceToman: number; heldToman: number };

/** What can be spent now. [WAL-3, WAL-4] */
export function availableToman(wallet: Wallet): Toman {
  return toman(wallet.balanceToman - wallet.heldToman);
}
