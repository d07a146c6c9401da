import { promiseAt, urgencyOf } from '#domain/warranty/clocks';
import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import type { TicketKind, TicketState } from '#domain/warranty/states';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Props = {
  lang: Lang;
  kind?: TicketKind;
  state: TicketState;
  dueAt: Date | null;
  now: Date;
  /** Says that it is the due time, where no column does. */ named?: boolean;
};

/** By when something is owed, with a word before it runs out and after; what waits for the device says so. [WAR-4, ADM-3] */
export function DueText({ lang, kind = 'guarantee', state, dueAt, now, named = false }: Props) {
  if (!isOpenTicket(state)) return <span className="zb-help">—</span>;
  if (!dueAt) return <span className="zb-help">{state === 'accepted' ? say(lang, 'warranty.staff.waits') : say(lang, 'admin.order.due-none')}</span>;
  // Damage in transit that has arrived waits for what was promised before.
  const urgency = urgencyOf(promiseAt(kind, state) ?? 'warranty.replace', dueAt, now);
  if (urgency === 'in-time')
    return <span className="zb-due">{named ? `${say(lang, 'admin.order.due')}: ${formatDue(lang, dueAt)}` : formatDue(lang, dueAt)}</span>;
  return (
    <span className="zb-late">
      {say(lang, urgency === 'late' ? 'warranty.staff.overdue' : 'warranty.staff.soon')}: {formatDue(lang, dueAt)}
    </span>
  );
}
