import { complaintFields, ratingFields } from '#domain/service-requests/rating';
import type { RequestPage } from '#services/service-requests/my-request';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { StarChoice } from '../../components/reviews/star-choice';
import { Stars } from '../../components/reviews/stars';
import { useSay } from '../../words';

type Props = { after: RequestPage['after']; once: string; answer: Answer | undefined };

/** What whoever asked says of a service that is done: stars a day later, and what was wrong within a week. [MSG-3] */
export function RequestAfter({ after, once, answer }: Props) {
  const say = useSay();
  return (
    <>
      {after.stars !== null && (
        <section className="card stack gap-3">
          <h2>{say('services.rating.yours')}</h2>
          <Stars rating={after.stars} />
        </section>
      )}
      {after.mayRate && (
        <section className="card stack gap-3" aria-labelledby="rate">
          <h2 id="rate">{say('services.rating.title')}</h2>
          <form method="post" noValidate className="stack">
            <input type="hidden" name="intent" value="rate" />
            <StarChoice value={answer?.values['rating'] ?? ''} error={errorOf(answer, 'rating')} />
            <FormField field={ratingFields.note} name="note" rows={3} defaultValue={answer?.values['note'] ?? ''} error={errorOf(answer, 'note')} />
            <Button kind="soft">{say('services.rating.send')}</Button>
          </form>
        </section>
      )}
      {after.complaint && <p className="small soft">{say('services.complaint.is-there')}</p>}
      {after.mayComplain && (
        <details className="card" open={answer?.intent === 'complain'}>
          <summary>{say('services.complaint.title')}</summary>
          <form method="post" noValidate className="stack">
            <input type="hidden" name="intent" value="complain" />
            <input type="hidden" name="once" value={once} />
            <FormField field={complaintFields.wrong} name="wrong" rows={4} defaultValue={answer?.values['wrong'] ?? ''} error={errorOf(answer, 'wrong')} />
            <Button kind="soft">{say('services.complaint.send')}</Button>
          </form>
        </details>
      )}
    </>
  );
}
