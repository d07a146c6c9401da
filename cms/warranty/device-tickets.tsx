import Link from 'next/link';
import { formatDateTime } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffDevice } from '#services/staff/device-detail';
import { NounBadge } from '../work/noun-badge';

/** A device's tickets, the newest first. */
export function DeviceTickets({ lang, tickets }: { lang: Lang; tickets: StaffDevice['tickets'] }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.tickets')}</h2>
      {tickets.length === 0 ? <p className="zb-help">{say(lang, 'warranty.staff.no-tickets')}</p> : null}
      <ul className="zb-plain">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link href={`/admin/collections/warranty-tickets/${ticket.id}`}>
              <bdi dir="ltr">{ticket.code}</bdi>
            </Link>{' '}
            {say(lang, `warranty.tickets.kinds.${ticket.kind}`)} <NounBadge of="ticket" lang={lang} state={ticket.state} />
            <div className="zb-help">{formatDateTime(lang, new Date(ticket.createdAt))}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
