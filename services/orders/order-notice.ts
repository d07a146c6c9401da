import { TRANSIT_DAMAGE_HOURS } from '#domain/catalog/promises';
import type { NoticesOf, Said } from '#domain/notices/notices';
import { shownDay } from '#domain/orders/shown-day';
import type { OrderRow } from './row';

/** Further facts for an order's notice. */
export type AboutOrder = {
  /** By when money is back. */
  refundDueAt?: Date | undefined;
  /** The sum that the message speaks of, where it is not all that was paid. */
  amountToman?: number | undefined;
  /** Until when something is asked or promised. */
  dueBy?: Date | undefined;
  reason?: string | undefined;
  parcel?: { courierName: string; tracking: string } | undefined;
};

/** Fills an order's notice; a fact that it needs and nobody gave is a bug. [ORD-6] */
export function orderNotice(
  order: Pick<OrderRow, 'id' | 'code' | 'promisedBy' | 'paidToman'>,
  name: NoticesOf<'orders'>,
  about: AboutOrder,
): Said<NoticesOf<'orders'>> {
  const { code } = order;
  const needed = <Value>(what: string, value: Value | null | undefined): Value => {
    if (value === null || value === undefined) throw new Error(`order ${order.id}: ${name} lacks its ${what}`);
    return value;
  };
  const promisedDay = () => shownDay(new Date(needed('promised day', order.promisedBy)));
  const amountToman = about.amountToman ?? order.paidToman;
  switch (name) {
    case 'orders.placed':
      return { notice: name, facts: { code, promisedDay: promisedDay() } };
    case 'orders.dispatched':
      return { notice: name, facts: { code, promisedDay: promisedDay(), ...needed('parcel', about.parcel) } };
    case 'orders.parcel-corrected':
      return { notice: name, facts: { code, ...needed('parcel', about.parcel) } };
    case 'orders.delivered':
      return { notice: name, facts: { code, hours: TRANSIT_DAMAGE_HOURS } };
    case 'orders.asked':
    case 'orders.cancel-asked':
    case 'orders.call-missed':
      return { notice: name, facts: { code, dueBy: needed('time', about.dueBy) } };
    case 'orders.cancelled':
    case 'orders.cancel-declined':
      return { notice: name, facts: { code, reason: needed('reason', about.reason) } };
    case 'orders.refund-pending':
      return { notice: name, facts: { code, amountToman, dueDay: shownDay(needed('due day', about.refundDueAt)) } };
    case 'orders.refunded':
      return { notice: name, facts: { code, amountToman } };
    case 'orders.placed-for-review':
    case 'orders.not-asked':
    case 'orders.expired':
    case 'orders.under-review':
    case 'orders.queued':
    case 'orders.confirmed':
    case 'orders.replacement':
      return { notice: name, facts: { code } };
  }
}
