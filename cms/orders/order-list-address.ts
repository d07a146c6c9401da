import { FIND_MOST } from '#domain/desk/find-words';
import { orderStates } from '#domain/orders/states';
import { parseLocalDate } from '#locales/jalali';
import type { OrderListWish } from '#services/staff/order-list';

const LIST = '/admin/collections/orders';
const ID = /^[1-9]\d{0,8}$/;

/** What the list's address asks for; what is no choice is left out. Days may be typed in either calendar. [ADM-3, LANG-3] */
export function readOrderList(query: unknown): OrderListWish {
  const asked = (query ?? {}) as Record<string, unknown>;
  const { show, search, owner, after, before } = asked;
  const goods = typeof asked['goods'] === 'string' ? asked['goods'].trim().slice(0, FIND_MOST) : '';
  const day = (name: string) => {
    const text = asked[name];
    return typeof text === 'string' && text !== '' ? (parseLocalDate(text) ?? undefined) : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const whose = owner === 'nobody' ? 'nobody' : typeof owner === 'string' && ID.test(owner) ? Number(owner) : undefined;
  return {
    show: show === 'all' || show === 'wished' ? show : (orderStates.find((state) => state === show) ?? 'open'),
    search: typeof search === 'string' ? search.trim().slice(0, FIND_MOST) : '',
    ...(whose === undefined ? {} : { owner: whose }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(goods ? { goods } : {}),
    ...(typeof after === 'string' ? { after } : typeof before === 'string' ? { before } : {}),
  };
}

/** The same as an address; a search covers all orders, so it excludes other filters. */
export function orderListAddress({ show, search = '', owner, from, to, goods, after, before }: Partial<OrderListWish>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else {
    if (show && show !== 'open') query.set('show', show);
    if (owner !== undefined) query.set('owner', String(owner));
    if (from) query.set('from', from);
    if (to) query.set('to', to);
    if (goods) query.set('goods', goods);
  }
  if (after) query.set('after', after);
  else if (before) query.set('before', before);
  return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
}
