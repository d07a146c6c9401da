import type { Toman } from '../money';
import { ledgerEntry } from './entry';
import type { LedgerEntry } from './entry';

export type SoldOrder = { code: string; totalToman: Toman; deliveryToman: Toman };

/** An order was paid: the gateway holds the money, goods and delivery are sold. [WAL-4, ORD-4] */
export function orderPaid(order: SoldOrder, provider: string): LedgerEntry {
  return ledgerEntry('orders.paid', order.code, [
    { account: `gateway:${provider}`, amountToman: order.totalToman },
    { account: 'sales:goods', amountToman: order.deliveryToman - order.totalToman },
    { account: 'sales:delivery', amountToman: -order.deliveryToman },
  ]);
}

/** A paid order is given back: nothing was sold, the buyer is owed the money. [WAL-4, ORD-9] */
export function refundOwed(order: SoldOrder): LedgerEntry {
  return ledgerEntry('orders.refund-owed', order.code, [
    { account: 'sales:goods', amountToman: order.totalToman - order.deliveryToman },
    { account: 'sales:delivery', amountToman: order.deliveryToman },
    { account: 'refunds:due', amountToman: -order.totalToman },
  ]);
}

/** Money came that no order can use (paid twice, too late): it is owed back at once. [WAL-4, ORD-4] */
export function unusablePayment(paymentId: string, amountToman: Toman, provider: string): LedgerEntry {
  return ledgerEntry('payments.unusable', paymentId, [
    { account: `gateway:${provider}`, amountToman },
    { account: 'refunds:due', amountToman: -amountToman },
  ]);
}

/** What was owed is back with the buyer. [WAL-4, ORD-9] */
export function refundPaid(subject: string, amountToman: Toman, provider: string): LedgerEntry {
  return ledgerEntry('orders.refunded', subject, [
    { account: 'refunds:due', amountToman },
    { account: `gateway:${provider}`, amountToman: -amountToman },
  ]);
}
