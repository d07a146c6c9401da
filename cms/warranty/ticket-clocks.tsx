import { promiseWord } from '#domain/warranty/clocks';
import { formatDuration } from '#locales/spans';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { TicketClock } from '#services/warranty/ticket-detail';

/** The promises of a ticket as its owner sees them: by when, how long is left or over, kept when. [WAR-4] */
export function TicketClocks({ lang, clocks, now }: { lang: Lang; clocks: readonly TicketClock[]; now: Date }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.clocks')}</h2>
      <ul className="zb-plain">
        {clocks.map((clock) => (
          <li key={clock.promise}>
            <Clock lang={lang} clock={clock} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones = { 'in-time': 'info', soon: 'warn', late: 'bad' } as const;

function Clock({ lang, clock: { promise, dueAt, keptAt, urgency }, now }: { lang: Lang; clock: TicketClock; now: Date }) {
  const name = say(lang, `warranty.tickets.promises.${promiseWord[promise]}`);
  const span = formatDuration(lang, Math.abs(dueAt.getTime() - now.getTime()) / 1000);
  const word = keptAt ? (urgency === 'late' ? 'kept-late' : 'kept') : urgency;
  return (
    <>
      <strong>{name}</strong>{' '}
      <span className={`zb-badge zb-badge--${keptAt ? (urgency === 'late' ? 'warn' : 'ok') : tones[urgency]}`}>{say(lang, `warranty.ticket.${word}`)}</span>
      <div className="zb-help">
        {say(lang, 'warranty.ticket.until', { until: dueAt })}
        {keptAt ? ` · ${say(lang, 'warranty.ticket.kept-at', { keptAt })}` : now < dueAt ? ` · ${say(lang, 'warranty.ticket.left', { left: span })}` : null}
      </div>
      {!keptAt && now >= dueAt ? <div className="zb-late">{say(lang, 'warranty.staff.over-by', { by: span })}</div> : null}
    </>
  );
}
