import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffTicket } from '#services/staff/ticket-detail';
import { DueText } from './due-text';
import { StateNow } from '../moves/state-now';

/** Number, kind, state, since when, due when. [ADM-3] */
export function TicketHead({ lang, ticket, now }: { lang: Lang; ticket: StaffTicket['ticket']; now: Date }) {
  return (
    <header className="zb-head">
      <h1>
        <bdi dir="ltr">{ticket.code}</bdi>
      </h1>
      <strong>{say(lang, `warranty.tickets.kinds.${ticket.kind}`)}</strong>
      <StateNow lang={lang} of="warranty-tickets" id={ticket.id} state={ticket.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(ticket.stateSince) })}</span>
      {isOpenTicket(ticket.state) ? (
        <DueText lang={lang} kind={ticket.kind} state={ticket.state} dueAt={ticket.dueAt ? new Date(ticket.dueAt) : null} now={now} />
      ) : null}
    </header>
  );
}
