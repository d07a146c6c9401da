import { returnedOf as returnedOfGroup } from '../groups/returned';
import type { Tx } from '../runtime';
import { proposedBack } from './proposals/row';

/** What of an order's price has already gone back to the wallet, as a group's difference or by a change that was agreed to: nobody owes it twice. [GRP-4, ORD-8] */
export async function returnedOf(tx: Tx, orderId: number): Promise<number> {
  return (await returnedOfGroup(tx, orderId)) + (await proposedBack(tx, orderId));
}
