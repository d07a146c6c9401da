import Link from 'next/link';
import { orderStates } from '#domain/orders/states';
import { rests } from '#domain/work/nouns';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderListWish, StaffOrderList } from '#services/staff/order-list';
import { orderListAddress } from './order-list-address';

type Props = { lang: Lang; wish: OrderListWish; counts: StaffOrderList['counts']; /** How many wait for an answer to their wish to cancel. */ wished: number };

/** The list by state: what staff have to do first; the choice stands in the address. [ADM-3] */
export function OrderListFilter({ lang, wish, counts, wished }: Props) {
  const open = orderStates.filter((state) => !rests('orders', state) && state !== 'awaiting-payment');
  const chips = [
    { show: 'open', label: say(lang, 'admin.orders.open'), count: open.reduce((sum, state) => sum + (counts[state] ?? 0), 0) },
    { show: 'wished', label: say(lang, 'admin.orders.wished'), count: wished },
    ...orderStates.map((state) => ({ show: state, label: say(lang, `orders.states.${state}`), count: rests('orders', state) ? null : (counts[state] ?? 0) })),
    { show: 'all', label: say(lang, 'admin.orders.all'), count: null },
  ] as const;
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.orders.filter')}>
      {chips.map(({ show, label, count }) => (
        <Link
          key={show}
          className={show === 'wished' && wished > 0 ? 'zb-chip zb-chip--bad' : 'zb-chip'}
          href={orderListAddress({ show })}
          aria-current={wish.search === '' && wish.show === show ? 'true' : undefined}
          prefetch={false}
        >
          {label} {count === null ? null : <strong>{formatNumber(lang, count)}</strong>}
        </Link>
      ))}
    </nav>
  );
}
