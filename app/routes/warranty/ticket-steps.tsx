import { say as sayIn, type WordKey } from '#locales/say';
import type { TicketDetail } from '#services/warranty/ticket-detail';
import { Timeline, type Moment } from '../../components/timeline';
import { useLang, useSay } from '../../words';
import { nextOfTicket } from './ticket-next';

/** What happened, each with its time and reason, and what comes next. [WAR-4, WAR-7] */
export function TicketSteps({ ticket }: { ticket: TicketDetail }) {
  const lang = useLang();
  const say = useSay();
  const moments = ticket.history.map(({ event, at, reason }): Moment => ({
    state: event === 'refuse' || event === 'overdue' ? 'stopped' : 'done',
    title: sayIn(lang, `warranty.tickets.events.${event}` as WordKey),
    text: (
      <>
        <time dateTime={at.toISOString()}>{say('orders.order.done-at', { doneAt: at })}</time>
        {reason && <span className="block">{say('warranty.ticket.reason', { reason })}</span>}
      </>
    ),
  }));
  const next = nextOfTicket(ticket);
  return <Timeline moments={next ? [...moments, { state: 'now', title: sayIn(lang, next) }] : moments} />;
}
