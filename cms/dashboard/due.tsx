import type { ServerProps } from 'payload';
import Link from 'next/link';
import { placeNames } from '#domain/addresses/iran';
import type { OrderMover } from '#domain/orders/life-cycle';
import { formatDateTime } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { hasWord, say } from '#locales/say';
import { runtime } from '#services/runtime';
import { openOrderCounts, ordersDue } from '#services/staff/order-list';
import { refundsDue } from '#services/staff/refunds-due';
import { lowStock } from '#services/staff/stock-view';
import { ticketsDue } from '#services/staff/ticket-list';
import { mayNow, staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { StateBadge } from '../orders/state-badge';
import { TicketsDue } from '../warranty/tickets-due';
import { RefundsDue } from './refunds-due';

/** Where staff land: the orders that are due, the most pressing first, and what is running low. [ADM-3] */
export async function Due({ i18n, user }: ServerProps) {
  const lang = langOf(i18n);
  const req = { user };
  const person = staffOf(req);
  if (!person) return null;
  const seesOrders = mayNow(req, 'admin.orders.read');
  const seesTickets = mayNow(req, 'admin.tickets.read');
  const rt = runtime();
  const [due, counts, refunds, tickets, low] = await Promise.all([
    seesOrders ? ordersDue(rt, person.roles as OrderMover[]) : [],
    seesOrders ? openOrderCounts(rt) : [],
    seesOrders ? refundsDue(rt) : [],
    seesTickets ? ticketsDue(rt) : [],
    mayNow(req, 'admin.stock.move') ? lowStock(rt) : [],
  ]);
  const now = rt.clock();
  const ticketsCard = seesTickets ? <TicketsDue lang={lang} tickets={tickets} now={now} /> : null;
  const ticketsFirst = person.roles.includes('after-sales');
  return (
    <div className="zb-home">
      <h1>{say(lang, 'admin.home.hello', { name: person.name })}</h1>
      {ticketsFirst ? ticketsCard : null}
      {seesOrders ? (
        <section className="zb-card">
          <h2>{say(lang, 'admin.home.title')}</h2>
          <p className="zb-buttons">
            {counts.map(({ state, count }) => (
              <Link key={state} className="zb-chip" href={`/admin/collections/orders?where[state][equals]=${state}`}>
                {hasWord(`orders.states.${state}`) ? say(lang, `orders.states.${state}`) : state} <strong>{formatNumber(lang, count)}</strong>
              </Link>
            ))}
          </p>
          {due.length === 0 ? <p className="zb-help">{say(lang, 'admin.home.none')}</p> : null}
          <ul className="zb-plain zb-due-list">
            {due.map((order) => (
              <li key={order.id}>
                <Link href={`/admin/collections/orders/${order.id}`}>
                  <bdi dir="ltr">{order.code}</bdi>
                </Link>
                <StateBadge lang={lang} state={order.state} />
                <span>{placeNames(lang, order.province, order.city).city}</span>
                <span className={order.dueAt && order.dueAt < now ? 'zb-late' : 'zb-help'}>
                  {order.dueAt ? formatDateTime(lang, order.dueAt) : say(lang, 'admin.order.due-none')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {ticketsFirst ? null : ticketsCard}
      {refunds.length > 0 ? <RefundsDue lang={lang} refunds={refunds} now={now} /> : null}
      {low.length > 0 ? (
        <section className="zb-card">
          <h2>{say(lang, 'admin.home.low')}</h2>
          <p className="zb-buttons">
            {low.map((unit) => (
              <Link key={unit.id} className="zb-chip" href={`/admin/collections/variants/${unit.id}`}>
                <bdi dir="ltr">{unit.sku}</bdi> <strong>{formatNumber(lang, unit.available)}</strong>
              </Link>
            ))}
          </p>
        </section>
      ) : null}
    </div>
  );
}
