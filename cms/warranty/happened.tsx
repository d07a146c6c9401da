import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { Corrected } from '../orders/corrected';

type Event = {
  id: number;
  event: string;
  actor: string;
  actorName: string | null;
  reason: string | null;
  at: Date;
  facts?: Record<string, string | number> | null;
};
type Props = {
  lang: Lang;
  words: 'warranty.tickets.staff-events' | 'warranty.devices.staff-events' | 'warranty.claims.staff-events';
  events: readonly Event[];
};

/** What happened, by whom, when and why; never changed. [WAR-7, ADM-4] */
export function Happened({ lang, words, events }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.happened')}</h2>
      <ol className="zb-events">
        {events.map((event) => {
          const key = `${words}.${event.event}`;
          const who = event.actorName ?? say(lang, event.actor.startsWith('user:') ? 'warranty.staff.by-owner' : 'warranty.staff.by-clock');
          return (
            <li key={event.id}>
              <strong>{hasWord(key) ? say(lang, key) : event.event}</strong>
              <div className="zb-help">
                {formatDateTime(lang, event.at)} · {who}
              </div>
              {event.facts ? <Corrected lang={lang} facts={event.facts} /> : null}
              {event.reason ? <p>{say(lang, 'warranty.ticket.reason', { reason: event.reason })}</p> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
