import { orderSubject } from '../../deadlines/order-due';
import type { PartyFor } from '../../invoices/party';
import type { OrderRow } from '../row';

/** Whose invoice an order's is: the buyer's, who is called as the receiver where the account says no name. */
export function partyFor(order: Pick<OrderRow, 'id' | 'user' | 'receiverName'>): PartyFor {
  return { payableId: orderSubject(order.id), userId: order.user, otherwise: order.receiverName };
}
