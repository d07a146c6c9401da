import type { Holidays } from '#domain/calendars/calendar';
import { promiseWord } from '#domain/warranty/clocks';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { TicketClock } from '#services/warranty/ticket-detail';
import { dueWords } from '../desk/due-words';

type Props = { lang: Lang; clocks: readonly TicketClock[]; now: Date; holidays: Holidays };

/** The promises of a ticket: by when, how long is left or over as the lists count it, kept when. [WAR-4, ADM-3] */
export function TicketClocks({ lang, clocks, now, holidays }: Props) {
  if (clocks.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.clocks')}</h2>
      <ul className="zb-plain">
        {clocks.map((clock) => (
          <li key={clock.promise}>
            <Clock {...{ lang, clock, now, holidays }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones = { 'in-time': 'info', soon: 'warn', late: 'bad' } as const;

function Clock({ lang, clock: { promise, dueAt, keptAt, urgency, clock }, now, holidays }: Omit<Props, 'clocks'> & { clock: TicketClock }) {
  const name = say(lang, `warranty.tickets.promises.${promiseWord[promise]}`);
  const { left } = dueWords(lang, dueAt, now, { name: clock, holidays });
  const word = keptAt ? (urgency === 'late' ? 'kept-late' : 'kept') : urgency;
  return (
    <>
      <strong>{name}</strong>{' '}
      <span className={`zb-badge zb-badge--${keptAt ? (urgency === 'late' ? 'warn' : 'ok') : tones[urgency]}`}>{say(lang, `warranty.ticket.${word}`)}</span>
      <div className="zb-help">
        {say(lang, 'warranty.ticket.until', { until: dueAt })}
        {keptAt ? ` · ${say(lang, 'warranty.ticket.kept-at', { keptAt })}` : now < dueAt ? ` · ${left}` : null}
      </div>
      {!keptAt && now >= dueAt ? <div className="zb-late">{left}</div> : null}
    </>
  );
}
