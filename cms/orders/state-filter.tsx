import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { restingOrderStates } from '#domain/orders/life-cycle';
import { orderStates } from '#domain/orders/states';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/orders';
const open = orderStates.filter((state) => state !== 'awaiting-payment' && !(restingOrderStates as readonly string[]).includes(state));

/** The list by state: what is open first, by its due time; the choice stands in the address. [ADM-3] */
export function StateFilter({ i18n }: ListViewServerProps) {
  const lang = langOf(i18n);
  const one = (state: string) => `${list}?sort=dueAt&where[state][equals]=${state}`;
  const opened = `${list}?sort=dueAt&${open.map((state, index) => `where[state][in][${index}]=${state}`).join('&')}`;
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.orders.filter')}>
      <Link className="zb-chip" href={opened}>
        {say(lang, 'admin.orders.open')}
      </Link>
      {orderStates.map((state) => (
        <Link key={state} className="zb-chip" href={one(state)}>
          {say(lang, `orders.states.${state}`)}
        </Link>
      ))}
      <Link className="zb-chip" href={list}>
        {say(lang, 'admin.orders.all')}
      </Link>
    </nav>
  );
}
