import { returnedOf as returnedOfGroup } from '../groups/returned';
import type { Tx } from '../runtime';
import { proposedBack } from './proposals/row';

/** The part of an order's price that has already gone back to the wallet, as a group's difference or by an agreed change, so that nobody refunds it twice. [GRP-4, ORD-8] */
export async function returnedOf(tx: Tx, orderId: number): Promise<number> {
  return (await returnedOfGroup(tx, orderId)) + (await proposedBack(tx, orderId));
}
