import { commentFields } from '#domain/comments/fields';
import { errorOf, type Answer } from '../../answer';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { FormErrors } from '../form-errors';
import { FormField } from '../form-field';

type Props = { place: { page: 'article' | 'newsItem'; slug: string }; name: string; answer: Answer | undefined };

/** Name and words, with the rules beside them; what happens next is said before the press. It stands on a kept page and carries nothing of one visitor. [MAG-3, LEGAL-3] */
export function CommentForm({ place: { page, slug }, name, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <form method="post" action={href(lang, page, { slug })} noValidate className="card stack gap-4" id="comment-form" aria-labelledby="comment-title">
      <h3 id="comment-title">{say('comments.form.title')}</h3>
      <p className="small soft">
        {say('comments.form.lead')} {say('comments.form.answer-place')}
      </p>
      <FormErrors answer={answer} fields={commentFields} names={{ website: null }} />
      <input type="hidden" name="intent" value="comment" />
      <FormField field={commentFields.name} name="name" defaultValue={answer?.values['name'] ?? name} error={errorOf(answer, 'name')} />
      <FormField field={commentFields.body} name="body" defaultValue={answer?.values['body'] ?? ''} error={errorOf(answer, 'body')} />
      <div className="trap" aria-hidden="true">
        <label>
          {say('comments.form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="row">
        <Button busyLabel={say('comments.form.sending')}>{say('comments.form.send')}</Button>
      </div>
    </form>
  );
}
