import { answerFields, SOURCE_FIELDS } from '#domain/questions/fields';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';

type Props = { mine: { body: string; sources: readonly string[] } | null; name: string; answer: Answer | undefined };

/** An answer with its sources, the rules beside it. [COMM-2, LEGAL-3, LEGAL-4] */
export function AnswerForm({ mine, name, answer }: Props) {
  const say = useSay();
  const typed = (field: string, first?: string) => ({ error: errorOf(answer, field), defaultValue: answer?.values[field] ?? first });
  return (
    <form method="post" noValidate id={DRAFT_FORM} className="card stack gap-5">
      <input type="hidden" name="intent" value="answer" />
      <FormErrors answer={answer} fields={answerFields} />
      <FormField field={answerFields.body} name="body" {...typed('body', mine?.body)} />
      {SOURCE_FIELDS.map((field, at) => (
        <FormField key={field} field={answerFields[field]} name={field} {...typed(field, mine?.sources[at])} />
      ))}
      <p className="small soft">{say('questions.answer.shown-as', { name })}</p>
      <p>
        <Button>{say(mine ? 'questions.answer.change' : 'questions.answer.send')}</Button>
      </p>
    </form>
  );
}
