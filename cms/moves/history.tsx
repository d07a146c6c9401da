import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Taking } from '#services/work/takings';
import { takingWords } from '../work/taking-words';

type Event = { id: number; event: string; actor: string; actorName: string | null; reason: string | null; at: Date };
type Props = {
  lang: Lang;
  title: string;
  words: 'inquiries.events' | 'reviews.events' | 'roles.events';
  events: readonly Event[];
  takings?: readonly Taking[];
};

/** A document's history: what happened, by whom and when, with the reason. [ADM-4] */
export function History({ lang, title, words, events, takings = [] }: Props) {
  // Whoever answers what is nobody's takes it in the same moment: first it was taken.
  const all = [...takings, ...events].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return (
    <section className="zb-card">
      <h2>{title}</h2>
      <ol className="zb-plain">
        {all.map((one) => {
          if ('by' in one)
            return (
              <li key={one.id}>
                <strong>{takingWords(lang, one)}</strong>
                <span className="zb-help">
                  {' '}
                  {formatDateTime(lang, one.at)} · {one.by}
                </span>
              </li>
            );
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
