import { reviewFields } from '#domain/reviews/fields';
import type { ReviewState } from '#domain/reviews/states';
import { errorOf, type Answer } from '../../answer';
import { AskFirst } from '../../components/ask-first';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { StarChoice } from '../../components/reviews/star-choice';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';

type Written = { rating: number; body: string; state: ReviewState } | null;
type Props = { review: Written; shownName: string | null; answer: Answer | undefined };

/** Stars and words, with the rules beside them; what was written before can be changed or taken back. [PROD-5, LEGAL-3] */
export function ReviewForm({ review, shownName, answer }: Props) {
  const say = useSay();
  const live = review !== null && review.state !== 'withdrawn' && review.state !== 'deleted';
  const values = answer?.values ?? (live ? { rating: String(review.rating), body: review.body } : {});
  return (
    <>
      <form method="post" noValidate id={DRAFT_FORM} className="stack">
        <input type="hidden" name="intent" value="write" />
        <FormErrors answer={answer} fields={reviewFields} />
        <StarChoice value={values['rating'] ?? ''} error={errorOf(answer, 'rating')} />
        <FormField field={reviewFields.body} name="body" defaultValue={values['body'] ?? ''} error={errorOf(answer, 'body')} />
        {shownName && <p className="small soft">{say('reviews.form.shown-as', { name: shownName })}</p>}
        <div className="row">
          <Button busyLabel={say('reviews.form.sending')}>{say(live ? 'reviews.change' : 'reviews.form.send')}</Button>
        </div>
      </form>
      {live && (
        <div>
          <AskFirst
            name="withdraw"
            label={say('reviews.form.withdraw')}
            title={say('reviews.form.withdraw-title')}
            intent="withdraw"
            yes={say('reviews.form.withdraw-yes')}
            no={say('reviews.form.withdraw-no')}
          >
            {say('reviews.form.withdraw-text')}
          </AskFirst>
        </div>
      )}
    </>
  );
}
