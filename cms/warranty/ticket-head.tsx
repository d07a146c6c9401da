import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffTicket } from '#services/staff/ticket-detail';
import { DueText } from './due-text';
import { StateNow } from '../moves/state-now';
import { WhoseTitle } from './whose-title';

type Props = { lang: Lang; ticket: StaffTicket['ticket']; owner: StaffTicket['owner']; now: Date };

/** Whose ticket it is and of what kind, its number, state, since when, due when; one of somebody without a name is called by its kind. [ADM-3] */
export function TicketHead({ lang, ticket, owner, now }: Props) {
  return (
    <header className="zb-head">
      <WhoseTitle lang={lang} owner={owner} what={say(lang, `warranty.tickets.kinds.${ticket.kind}`)} code={ticket.code} />
      <StateNow lang={lang} of="warranty-tickets" id={ticket.id} state={ticket.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(ticket.stateSince) })}</span>
      {isOpenTicket(ticket.state) ? (
        <DueText lang={lang} kind={ticket.kind} state={ticket.state} dueAt={ticket.dueAt ? new Date(ticket.dueAt) : null} now={now} named />
      ) : null}
    </header>
  );
}
