import { FormField } from './form-field';
import { termsField } from '#domain/accounts/fields';
import { errorOf, type Answer } from '../answer';
import { Link } from '../link';
import { useSay } from '../words';

/** The terms in force, where this account has not accepted them yet, or an older version only. [LEGAL-2] */
export function TermsTick({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  return (
    <div>
      <FormField
        field={termsField}
        name="terms"
        required
        label={say('checkout.review.terms')}
        defaultValue={answer?.values['terms'] ?? ''}
        error={errorOf(answer, 'terms')}
      />
      <p className="small">
        <Link page="terms">{say('checkout.review.terms-link')}</Link>
      </p>
    </div>
  );
}
