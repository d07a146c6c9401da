import { formatMoney } from '#locales/numbers';
import { formatDateTime, formatTime } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffRequest } from '#services/staff/request-detail';
import { lineWords } from './line-words';

/** Each price that was offered, the last one first, line by line and with why it changed. [INP-6, INP-8] */
export function Offers({ lang, offers }: { lang: Lang; offers: StaffRequest['offers'] }) {
  if (offers.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.request.prices')}</h2>
      {offers.toReversed().map((offer) => (
        <div key={offer.version} className="zb-offer">
          <h3>
            {say(lang, 'admin.request.version', { number: offer.version })} · {formatMoney(lang, offer.totalToman)}
          </h3>
          <p className="zb-help">
            {formatDateTime(lang, offer.visitFrom)} – {formatTime(lang, offer.visitTo)}
          </p>
          {offer.reason ? <p className="zb-words">{offer.reason}</p> : null}
          <ul className="zb-plain">
            {offer.lines.map((line, at) => (
              <li key={at}>
                {lineWords(lang, line)}: {formatMoney(lang, line.totalToman)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
