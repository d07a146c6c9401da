import type { SerializeFrom } from '@remix-run/node';
import { formatDate } from '#locales/format';
import type { PublicAnswer } from '#services/questions/public';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { Icon } from '../icon';

/** An answer with whose it is, how far they have trained, whether their council number was seen, and its sources. [COMM-2] */
export function AnswerCard({ answer }: { answer: SerializeFrom<PublicAnswer> }) {
  const lang = useLang();
  const say = useSay();
  const { id, body, name, level, category, verified, sources, writtenAt, edited } = answer;
  const training = [level && say(`questions.levels.${level}`), category && say(`roles.categories.${category}`)]
    .filter(Boolean)
    .join(lang === 'fa' ? '، ' : ', ');
  return (
    <article className="card answer stack" id={`a${id}`} aria-labelledby={`a${id}-by`}>
      <header className="row between">
        <div>
          <h2 className="text-h3" id={`a${id}-by`}>
            {say('questions.answer-of', { name: name ?? '' })}
          </h2>
          <p className="small soft">
            <time dateTime={writtenAt.toISOString()}>{formatDate(lang, writtenAt)}</time>
            {training && <span>{training}</span>}
            <span className={verified ? 'rev' : undefined}>
              {verified && <Icon name="shield" small />}
              {say(verified ? 'questions.council' : 'questions.not-council')}
            </span>
          </p>
        </div>
        {level && <Badge>{say(`questions.levels.${level}`)}</Badge>}
      </header>
      <div className="words">{body}</div>
      {sources.length > 0 && (
        <div className="small muted">
          <b>{say('questions.sources')}</b>
          <ul className="sources">
            {sources.map(({ words, link }) => (
              <li key={words}>
                {link ? (
                  <a href={link} rel="nofollow noreferrer">
                    {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {edited && <p className="tiny muted">{say('questions.edited')}</p>}
      <p className="say info">
        <span className="grow">{say('questions.general')}</span>
      </p>
    </article>
  );
}
