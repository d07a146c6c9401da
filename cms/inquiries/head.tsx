import { rests } from '#domain/work/nouns';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffInquiry } from '#services/staff/inquiry-detail';
import { StateNow } from '../moves/state-now';

/** Number, kind, state, and by when it is answered; a promise that has passed is said in words. [ADM-3] */
export function InquiryHead({ lang, inquiry, now }: { lang: Lang; inquiry: StaffInquiry['inquiry']; now: Date }) {
  const due = inquiry.dueAt ? new Date(inquiry.dueAt) : null;
  const done = rests('inquiries', inquiry.state);
  const late = due !== null && due < now && !done;
  return (
    <header className="zb-head">
      <h1>
        {say(lang, `inquiries.kinds.${inquiry.kind}`)} <bdi dir="ltr">{inquiry.code}</bdi>
      </h1>
      <StateNow lang={lang} of="inquiries" id={inquiry.id} state={inquiry.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(inquiry.stateSince) })}</span>
      {due && !done ? (
        <span className={late ? 'zb-late' : 'zb-due'}>
          {say(lang, late ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, due)}
        </span>
      ) : null}
    </header>
  );
}
