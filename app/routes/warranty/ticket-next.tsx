import { hasWord, say as sayIn, type WordKey } from '#locales/say';
import type { TicketLine } from '#services/warranty/passport';
import { useLang, useSay } from '../../words';

/** What comes next of a ticket; nothing of one that is over. [WAR-4] */
export function nextOfTicket({ kind, state }: Pick<TicketLine, 'kind' | 'state'>): WordKey | undefined {
  return [`warranty.tickets.next.${state}.${kind}`, `warranty.tickets.next.${state}`].find(hasWord);
}

/** The same in a list, and by when it is promised. [WAR-4] */
export function TicketNext({ ticket }: { ticket: Pick<TicketLine, 'kind' | 'state' | 'dueAt'> }) {
  const lang = useLang();
  const say = useSay();
  const next = nextOfTicket(ticket);
  if (!next) return null;
  const step = sayIn(lang, next);
  return (
    <span className="block small">
      {ticket.dueAt ? say('warranty.tickets.next-by', { step, dueBy: ticket.dueAt }) : say('warranty.tickets.next-is', { step })}
    </span>
  );
}
