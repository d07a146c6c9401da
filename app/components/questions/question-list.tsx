import type { SerializeFrom } from '@remix-run/node';
import { formatDate } from '#locales/format';
import type { QuestionTile } from '#services/questions/public';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';

export type ShownQuestion = SerializeFrom<QuestionTile>;

/** Questions with answers, one below the other; all of a row is one link. [COMM-2] */
export function QuestionTiles({ questions }: { questions: readonly ShownQuestion[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <ul className="asked">
      {questions.map(({ code, title, topic, answeredAt, answers }) => (
        <li key={code} className="card">
          <h2 className="text-h3">
            <Link page="question" params={{ code }}>
              {title}
            </Link>
          </h2>
          <p className="small soft">
            {topic && <span>{topic}</span>}
            <span>{say('questions.answered', { answeredDate: formatDate(lang, answeredAt) })}</span>
            <Badge tone="ok">{say('questions.answers', { count: answers })}</Badge>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The same as a short list of links. */
export function QuestionLinks({ questions }: { questions: readonly ShownQuestion[] }) {
  const say = useSay();
  return (
    <ul className="asked-near">
      {questions.map(({ code, title, answers }) => (
        <li key={code}>
          <Link page="question" params={{ code }}>
            {title}
          </Link>{' '}
          <span className="small muted">{say('questions.answers', { count: answers })}</span>
        </li>
      ))}
    </ul>
  );
}
