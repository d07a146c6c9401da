import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { ticketKinds, ticketStates } from '#domain/warranty/states';
import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/warranty-tickets';
const open = ticketStates.filter(isOpenTicket).map((state, index) => `where[and][0][state][in][${index}]=${state}`);

/** The queue: what is open by due time, what is late, each kind; the choice stands in the address. [WAR-4, ADM-3] */
export function TicketFilter({ i18n }: ListViewServerProps) {
  const lang = langOf(i18n);
  const opened = `${list}?sort=dueAt&${open.join('&')}`;
  const late = `${opened}&where[and][1][dueAt][less_than]=${runtime().clock().toISOString()}`;
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'warranty.staff.filter')}>
      <Link className="zb-chip" href={opened}>
        {say(lang, 'warranty.staff.open')}
      </Link>
      <Link className="zb-chip" href={late}>
        {say(lang, 'warranty.staff.late')}
      </Link>
      {ticketKinds.map((kind) => (
        <Link key={kind} className="zb-chip" href={`${opened}&where[and][1][kind][equals]=${kind}`}>
          {say(lang, `warranty.tickets.kinds.${kind}`)}
        </Link>
      ))}
      <Link className="zb-chip" href={list}>
        {say(lang, 'warranty.staff.all')}
      </Link>
    </nav>
  );
}
