import { formatMoney } from '#locales/numbers';
import { formatDateTime, formatTime } from '#locales/dates';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import { itemWord } from '#domain/service-requests/items';
import type { PricedLine } from '#domain/service-requests/offer';
import type { StaffRequest } from '#services/staff/request-detail';

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

function lineWords(lang: Lang, { kind, reason, item, words, count }: PricedLine): string {
  const why = say(lang, `services.lines.${kind}.${reason}` as WordKey);
  const said = item ? `${say(lang, itemWord(item) as WordKey)} · ${why}` : why;
  const named = words ? (reason === 'own-words' ? words : `${said} (${words})`) : said;
  return count > 1 ? `${named} × ${say(lang, 'admin.request.times', { count })}` : named;
}
