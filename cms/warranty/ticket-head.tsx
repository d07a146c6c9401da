import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffTicket } from '#services/staff/ticket-detail';
import { DueText } from './due-text';
import { StateNow } from '../moves/state-now';

type Props = { lang: Lang; ticket: StaffTicket['ticket']; owner: StaffTicket['owner']; now: Date };

/** Whose ticket it is and of what kind, its number, state, since when, due when; one of somebody without a name is called by its kind. [ADM-3] */
export function TicketHead({ lang, ticket, owner, now }: Props) {
  const name = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return (
    <header className="zb-head">
      <h1>
        {name ? (
          <>
            <bdi>{name}</bdi>
            {lang === 'fa' ? '، ' : ', '}
          </>
        ) : null}
        {say(lang, `warranty.tickets.kinds.${ticket.kind}`)}
        <small>
          <bdi dir="ltr">{ticket.code}</bdi>
        </small>
      </h1>
      <StateNow lang={lang} of="warranty-tickets" id={ticket.id} state={ticket.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(ticket.stateSince) })}</span>
      {isOpenTicket(ticket.state) ? (
        <DueText lang={lang} kind={ticket.kind} state={ticket.state} dueAt={ticket.dueAt ? new Date(ticket.dueAt) : null} now={now} />
      ) : null}
    </header>
  );
}
