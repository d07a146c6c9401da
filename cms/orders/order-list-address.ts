import { ORDER_SEARCH_MOST } from '#domain/orders/order-search';
import { orderStates } from '#domain/orders/states';
import type { OrderListWish } from '#services/staff/order-list';

const LIST = '/admin/collections/orders';

/** What the list's address asks for; what is no choice is left out. [ADM-3] */
export function readOrderList(query: unknown): OrderListWish {
  const { show, search, after, before } = (query ?? {}) as Record<string, unknown>;
  return {
    show: show === 'all' ? 'all' : (orderStates.find((state) => state === show) ?? 'open'),
    search: typeof search === 'string' ? search.trim().slice(0, ORDER_SEARCH_MOST) : '',
    ...(typeof after === 'string' ? { after } : typeof before === 'string' ? { before } : {}),
  };
}

/** The same as an address: a search is one of all orders, so it stands without a state. */
export function orderListAddress({ show, search = '', after, before }: Partial<OrderListWish>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else if (show && show !== 'open') query.set('show', show);
  if (after) query.set('after', after);
  else if (before) query.set('before', before);
  return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
}
