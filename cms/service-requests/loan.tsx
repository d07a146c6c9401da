import { dayStart } from '#domain/calendars/day';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffRequest } from '#services/staff/request-detail';
import { DepositForm } from './deposit-form';

/** What is lent for a request: which thing, until when, how it came back, and what of its deposit that costs. [INP-9] */
export function Loan({ lang, detail: { loan, offers, request, stand } }: { lang: Lang; detail: StaffRequest }) {
  if (!loan) return null;
  const { serial, since, endsOn, returnedAt, damageToman, damageReason } = loan;
  const depositToman = offers.at(-1)?.depositToman ?? 0;
  return (
    <section className="zb-card zb-moves" id="loan">
      <h2>{say(lang, 'services.rental.desk')}</h2>
      <p>{say(lang, 'services.rental.desk-lent', { serial, sinceDay: since, endsDay: dayStart(endsOn) })}</p>
      {returnedAt ? <p>{say(lang, 'services.rental.desk-back', { serial, backDay: returnedAt })}</p> : null}
      {damageToman > 0 ? <p>{say(lang, 'services.rental.desk-settled', { damageToman, reason: damageReason ?? '' })}</p> : null}
      {stand.depositAwaited ? <DepositForm lang={lang} document={`service-requests/${request.id}/deposit`} depositToman={depositToman} /> : null}
    </section>
  );
}
