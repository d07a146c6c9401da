import { useLoaderData } from '@remix-run/react';
import { formatMoney, formatShortDate } from '#locales/format';
import type { Standing } from '#domain/payments/on-its-way';
import { lookForAll } from '#services/payments/look';
import { myOrders, type OrderListRow } from '#services/orders/list';
import { LookAgain } from '../../components/bank-notice';
import { ButtonLink } from '../../components/button-link';
import { DataTable, type Column } from '../../components/data-table';
import { Device } from '../../components/devices/device';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { Isolated } from '../../components/sections/isolated';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { OrderBadge } from './order-badge';

export const handle = { page: 'orders', hydrate: true };

/** The buyer's orders, newest first, a page at a time. [ORD-10] */
export const loader = page(async (ctx, at) => {
  const before = at.url.searchParams.get('before');
  const pending = before === null ? await lookForAll(ctx, 'order') : [];
  const bank = new Map<string | null, Standing>(pending.map(({ code, standing }) => [code, standing]));
  const byTimes = [...bank].flatMap(([code, standing]) => (standing.kind === 'none' ? [] : [[code, standing.by] as const]));
  return { ...(await myOrders(ctx, before === null ? null : Number(before))), later: before !== null, atBank: byTimes };
});

export const meta = privateMeta('orders.title', 'orders.description');

export default function Orders() {
  const { rows, next, later, atBank: byTimes } = useLoaderData<typeof loader>();
  const atBank = byTimes.map(([code]) => code);
  const lang = useLang();
  const say = useSay();
  const columns: Column<OrderListRow>[] = [
    {
      head: say('orders.columns.date'),
      label: say('orders.columns.date'),
      cell: (row) => (
        <time className="whitespace-nowrap" dateTime={row.madeAt.toISOString()}>
          {formatShortDate(lang, row.madeAt)}
        </time>
      ),
    },
    {
      head: say('orders.columns.code'),
      cell: (row) => (
        <span className="bought">
          {row.goods && <Device name={row.goods.look} colour={row.goods.colour ?? undefined} />}
          <span>
            <Link page="order" params={{ code: row.code }}>
              <bdi dir="ltr" className="whitespace-nowrap">
                {row.code}
              </bdi>
            </Link>
            {row.goods && (
              <span className="small soft block">
                <Isolated text={row.goods.name} />
                {row.goods.others > 0 && ` ${say('orders.columns.others', { count: row.goods.others })}`}
              </span>
            )}
          </span>
        </span>
      ),
    },
    { head: say('orders.columns.items'), cell: (row) => say('common.items', { count: row.itemCount }) },
    {
      head: say('orders.columns.paid'),
      label: say('orders.columns.paid'),
      cell: (row) => (row.paidToman > 0 ? formatMoney(lang, row.paidToman) : say(atBank.includes(row.code) ? 'orders.bank.unsure' : 'orders.order.unpaid')),
    },
    { head: say('orders.columns.status'), cell: (row) => <OrderBadge state={row.state} bank={atBank.includes(row.code)} /> },
    { head: say('orders.columns.base'), label: say('orders.columns.base'), cell: (row) => formatMoney(lang, row.baseToman) },
  ];
  // What happens next with an order, and by when; nothing where all is done.
  const note = ({ code, next, answerBy }: OrderListRow) => {
    const [, byTime] = byTimes.find(([one]) => one === code) ?? [];
    const words = byTime ? say('orders.bank.row', { byTime }) : next && say(`orders.next.${next.key}`, next.facts);
    return words && <span className="small">{answerBy ? `${words} ${say('orders.cancel.row', { answerBy })}` : words}</span>;
  };
  return (
    <AccountFrame page="orders" title={say('orders.title')}>
      {rows.length === 0 ? (
        <EmptyState fact={say('common.empty.orders.fact')} action={<ButtonLink page="shop">{say('common.empty.orders.next')}</ButtonLink>} />
      ) : (
        <section className="card">
          {atBank.length > 0 && <LookAgain now={atBank.join()} />}
          <DataTable caption={say('orders.title')} columns={columns} rows={rows} rowKey={(row) => row.code} note={note} />
        </section>
      )}
      <Pagination page="orders" label={say('orders.more')} first={later ? {} : undefined} next={next ? { before: next } : undefined} />
    </AccountFrame>
  );
}
