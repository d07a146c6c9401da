import { orderSubject } from '../../deadlines/order-subject';
import type { PartyFor } from '../../invoices/party';
import type { OrderRow } from '../row';

/** The buyer as the party of an order's invoice, under the receiver's name where the account has none. */
export function partyFor(order: Pick<OrderRow, 'id' | 'user' | 'receiverName'>): PartyFor {
  return { payableId: orderSubject(order.id), userId: order.user, otherwise: order.receiverName };
}
