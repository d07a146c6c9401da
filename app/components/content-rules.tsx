import { Link } from '../link';
import { useSay } from '../words';

const rules = ['respect', 'truth', 'private', 'edit'] as const;

/** The rules for every public text: no insults, only the truth, and staff may edit or delete it. [LEGAL-3] */
export function ContentRules({ id }: { id: string }) {
  const say = useSay();
  return (
    <div className="say info" id={id} data-content-rules="">
      <div className="grow">
        <b>{say('reviews.rules.title')}</b>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{say(`reviews.rules.items.${rule}`)}</li>
          ))}
        </ul>
        <Link page="terms" hash="general">
          {say('reviews.rules.more')}
        </Link>
      </div>
    </div>
  );
}
