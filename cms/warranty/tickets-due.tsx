import Link from 'next/link';
import { placeNames } from '#domain/addresses/iran';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ticketsDue } from '#services/staff/ticket-list';
import { DueText } from './due-text';
import { TicketStateBadge } from './ticket-state-badge';

type Props = { lang: Lang; tickets: Awaited<ReturnType<typeof ticketsDue>>; now: Date };

/** The open after-sales tickets where their staff land, the most pressing first. [WAR-4, ADM-3] */
export function TicketsDue({ lang, tickets, now }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.queue')}</h2>
      {tickets.length === 0 ? <p className="zb-help">{say(lang, 'warranty.staff.queue-none')}</p> : null}
      <ul className="zb-plain zb-due-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link href={`/admin/collections/warranty-tickets/${ticket.id}`}>
              <bdi dir="ltr">{ticket.code}</bdi>
            </Link>
            <TicketStateBadge lang={lang} state={ticket.state} />
            <span>
              {say(lang, `warranty.tickets.kinds.${ticket.kind}`)} · {placeNames(lang, ticket.province, ticket.city).city}
            </span>
            <DueText lang={lang} state={ticket.state} dueAt={ticket.dueAt} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
