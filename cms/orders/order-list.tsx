import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { OrderMover } from '#domain/orders/life-cycle';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { unitsToType } from '#services/staff/units';
import { staffOrderList, type OrderListWish } from '#services/staff/order-list';
import { colleaguesFor } from '#services/work/give';
import { mayNow } from '../access/staff';
import { isWrong, readDays } from '../calendar/read-days';
import { DeskFrame } from '../desk/frame';
import { ListPages } from '../desk/list-pages';
import { ListSearch } from '../desk/list-search';
import { loadHolidays } from '#services/calendars/holidays';
import { deskCtx } from '../moves/desk-ctx';
import { BulkBar } from '../work/bulk-bar';
import { WorkTable } from '../work/work-table';
import { orderLine } from './order-line';
import { orderListAddress, readOrderList } from './order-list-address';
import { OrderListFilter } from './order-list-filter';
import { OrderListMore } from './order-list-more';

/** The staff's list of orders: by state, owner, days and product, by a search, page by page; all of it stands in the address. [ADM-1, ADM-3, ORD-10] */
export async function OrderList(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || ctx.actor.kind !== 'staff' || !mayNow(req, 'admin.orders.read')) notFound();
  const { lang, now, actor, rt } = ctx;
  const wish = readOrderList(props.searchParams);
  const days = readDays(lang, props.searchParams);
  const [list, colleagues, units, holidays] = await Promise.all([
    staffOrderList(ctx, wish),
    colleaguesFor(ctx, 'orders'),
    unitsToType(rt.db, lang),
    loadHolidays(rt.db),
  ]);
  const title = say(lang, 'admin.collections.orders.many');
  // What was refused is not listed as if it had not been asked.
  const lines = (isWrong(days) ? [] : list.rows).map((row) => orderLine(lang, row, actor.roles as OrderMover[]));
  const { after: _after, before: _before, ...kept } = wish;
  return (
    <DeskFrame view={props} crumbs={[{ label: title }]} className="zb-orders" collection="orders">
      <div className="zb-head">
        <h1>{title}</h1>
        <ListSearch
          lang={lang}
          search={wish.search}
          action={orderListAddress({})}
          label={say(lang, 'admin.orders.search')}
          help={say(lang, 'admin.orders.search-help')}
        />
      </div>
      <OrderListFilter lang={lang} wish={wish} counts={list.counts} wished={list.wished} />
      <OrderListMore lang={lang} wish={wish} days={days} me={actor.staffId} colleagues={colleagues} units={units} />
      {props.searchParams?.['notFound'] ? (
        <p role="status" className="zb-late">
          {say(lang, 'admin.order.unknown')}
        </p>
      ) : null}
      {wish.search && lines.length > 0 ? (
        <p className="zb-buttons">
          <span>{say(lang, 'admin.orders.found', { text: wish.search })}</span>
          <Link className="zb-chip" href={orderListAddress({})} prefetch={false}>
            {say(lang, 'admin.orders.search-clear')}
          </Link>
        </p>
      ) : null}
      {isWrong(days) ? (
        <p className="zb-empty">{say(lang, 'staff.filter.mend')}</p>
      ) : lines.length > 0 ? (
        <form className="zb-card zb-list">
          <BulkBar lang={lang} colleagues={colleagues} me={actor.staffId} />
          <WorkTable {...{ lang, now, holidays }} me={actor.staffId} label={title} groups={[{ key: 'all', title: null, count: lines.length, lines }]} />
        </form>
      ) : (
        <Nothing lang={lang} wish={wish} />
      )}
      <ListPages
        lang={lang}
        previous={isWrong(days) ? null : list.previous && orderListAddress({ ...kept, before: list.previous })}
        next={isWrong(days) ? null : list.next && orderListAddress({ ...kept, after: list.next })}
      />
    </DeskFrame>
  );
}

/** Nothing there: why, and the way on. */
function Nothing({ lang, wish: { show, search, owner, from, to, goods } }: { lang: Lang; wish: OrderListWish }) {
  const filtered = owner !== undefined || from !== undefined || to !== undefined || goods !== undefined;
  const why = search ? 'none-found' : filtered ? 'none-there' : show === 'open' ? 'none-open' : show === 'all' ? 'none' : 'none-there';
  return (
    <div className="zb-empty">
      <p>{say(lang, `admin.orders.${why}`)}</p>
      {show === 'all' && !search && !filtered ? null : (
        <Link className="zb-chip" href={orderListAddress({ show: search ? 'open' : 'all' })} prefetch={false}>
          {say(lang, search ? 'admin.orders.search-clear' : 'admin.orders.show-all')}
        </Link>
      )}
    </div>
  );
}
