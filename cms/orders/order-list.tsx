import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { staffOrderList, type OrderListWish } from '#services/staff/order-list';
import { mayNow } from '../access/staff';
import { deskCtx } from '../moves/desk-ctx';
import { orderListAddress, readOrderList } from './order-list-address';
import { OrderListFilter } from './order-list-filter';
import { OrderListSearch } from './order-list-search';
import { OrderListTable } from './order-list-table';

/** The staff's list of orders: by state, by a search, page by page; all of it stands in the address. [ADM-1, ADM-3, ORD-10] */
export async function OrderList({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.orders.read')) notFound();
  const { lang, now } = ctx;
  const wish = readOrderList(searchParams);
  const list = await staffOrderList(ctx, wish);
  const title = say(lang, 'admin.collections.orders.many');
  const { show, search } = wish;
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, searchParams, visibleEntities, req }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user ?? undefined}
      className="orders-list"
      collectionSlug="orders"
      viewType="list"
    >
      <Gutter className="zb-orders">
        <SetStepNav nav={[{ label: title }]} />
        <div className="zb-head">
          <h1>{title}</h1>
          <OrderListSearch lang={lang} search={search} />
        </div>
        <OrderListFilter lang={lang} wish={wish} counts={list.counts} />
        {searchParams?.['notFound'] ? (
          <p role="status" className="zb-late">
            {say(lang, 'admin.order.unknown')}
          </p>
        ) : null}
        {search && list.rows.length > 0 ? (
          <p className="zb-buttons">
            <span>{say(lang, 'admin.orders.found', { text: search })}</span>
            <Link className="zb-chip" href={orderListAddress({})} prefetch={false}>
              {say(lang, 'admin.orders.search-clear')}
            </Link>
          </p>
        ) : null}
        {list.rows.length > 0 ? <OrderListTable lang={lang} rows={list.rows} now={now} /> : <Nothing lang={lang} wish={wish} />}
        {list.previous || list.next ? (
          <nav className="zb-buttons zb-pages" aria-label={say(lang, 'admin.orders.pages')}>
            {list.previous ? (
              <Link className="zb-chip" rel="prev" href={orderListAddress({ show, search, before: list.previous })} prefetch={false}>
                {say(lang, 'admin.orders.previous')}
              </Link>
            ) : null}
            {list.next ? (
              <Link className="zb-chip" rel="next" href={orderListAddress({ show, search, after: list.next })} prefetch={false}>
                {say(lang, 'admin.orders.next')}
              </Link>
            ) : null}
          </nav>
        ) : null}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Nothing there: why, and the way on. */
function Nothing({ lang, wish: { show, search } }: { lang: Lang; wish: OrderListWish }) {
  const why = search ? 'none-found' : show === 'open' ? 'none-open' : show === 'all' ? 'none' : 'none-there';
  return (
    <div className="zb-empty">
      <p>{say(lang, `admin.orders.${why}`)}</p>
      {show === 'all' && !search ? null : (
        <Link className="zb-chip" href={orderListAddress({ show: search ? 'open' : 'all' })} prefetch={false}>
          {say(lang, search ? 'admin.orders.search-clear' : 'admin.orders.show-all')}
        </Link>
      )}
    </div>
  );
}
