import { errorOf, type Answer } from '../../answer';
import { Checkbox } from '../../components/checkbox';
import { Link } from '../../link';
import { useSay } from '../../words';

/** The terms in force, where this buyer has not accepted them yet, or an older version only. [LEGAL-2] */
export function TermsTick({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  return (
    <div>
      <Checkbox name="terms" required label={say('checkout.review.terms')} defaultChecked={answer?.values['terms'] === 'on'} error={errorOf(answer, 'terms')} />
      <p className="small">
        <Link page="terms">{say('checkout.review.terms-link')}</Link>
      </p>
    </div>
  );
}
