import type { WordKey } from '#locales/say';
import { Link } from '../link';
import { useSay } from '../words';

/** The rules by where their words stand: those of every public text (no insults, only the truth, staff may edit or delete it), and those of questions and answers. */
const sets: Readonly<Record<string, readonly string[]>> = {
  'reviews.rules': ['respect', 'truth', 'private', 'edit'],
  'questions.rules.ask': ['respect', 'truth', 'self', 'use', 'edit'],
  'questions.rules.answer': ['respect', 'truth', 'sources', 'use', 'edit'],
};

/** The rules beside a public text. [LEGAL-3, LEGAL-4] */
export function ContentRules({ id, of = 'reviews.rules' }: { id: string; of?: string }) {
  const say = useSay();
  return (
    <div className="say info" id={id} data-content-rules="">
      <div className="grow">
        <b>{say('reviews.rules.title')}</b>
        <ul>
          {(sets[of] ?? []).map((rule) => (
            <li key={rule}>{say(`${of}.items.${rule}` as WordKey)}</li>
          ))}
        </ul>
        <Link page="terms" hash="general">
          {say('reviews.rules.more')}
        </Link>
      </div>
    </div>
  );
}
