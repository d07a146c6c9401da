import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Event = { id: number; event: string; actor: string; actorName: string | null; reason: string | null; at: Date };
type Props = { lang: Lang; title: string; words: 'inquiries.events' | 'reviews.events'; events: readonly Event[] };

/** What happened, by whom and when, with the words that went with it. [ADM-4] */
export function History({ lang, title, words, events }: Props) {
  return (
    <section className="zb-card">
      <h2>{title}</h2>
      <ol className="zb-plain">
        {events.map((one) => {
          const key = `${words}.${one.event}`;
          return (
            <li key={one.id}>
              <strong>{hasWord(key) ? say(lang, key) : one.event}</strong>
              <span className="zb-help">
                {' '}
                {formatDateTime(lang, one.at)}
                {one.actorName ? ` · ${one.actorName}` : ''}
              </span>
              {one.reason ? <p className="zb-words">{one.reason}</p> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
