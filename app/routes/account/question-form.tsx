import { QUESTION_CHECK_HOURS, QUESTIONS_A_DAY, questionFields } from '#domain/questions/fields';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';

type Props = {
  topics: readonly { slug: string; title: string }[];
  once: string;
  query: string | null;
  answer: Answer | undefined;
  /** 115 was named: the next press sends. */ again: boolean;
};

/** The question itself, with the rules beside it and what happens next below. [COMM-2, LEGAL-3, LEGAL-4] */
export function QuestionForm({ topics, once, query, answer, again }: Props) {
  const say = useSay();
  const typed = (name: string, first?: string) => ({ error: errorOf(answer, name), defaultValue: answer?.values[name] ?? first });
  return (
    <form method="post" noValidate id={DRAFT_FORM} className="card stack gap-5">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
      {again && <input type="hidden" name="seen" value="on" />}
      {!again && <FormErrors answer={answer} fields={questionFields} />}
      <FormField
        field={questionFields.topic}
        name="topic"
        empty={say('questions.form.choose')}
        options={topics.map(({ slug: value, title: label }) => ({ value, label }))}
        {...typed('topic')}
      />
      <FormField field={questionFields.title} name="title" {...typed('title', query ?? undefined)} />
      <FormField field={questionFields.body} name="body" {...typed('body')} />
      <div className="row items-end">
        <FormField field={questionFields.ageBand} name="ageBand" empty={say('questions.form.not-said')} {...typed('ageBand')} />
        <FormField field={questionFields.sex} name="sex" empty={say('questions.form.not-said')} {...typed('sex')} />
      </div>
      <p className="small soft">{say('questions.form.next', { hours: QUESTION_CHECK_HOURS, most: QUESTIONS_A_DAY })}</p>
      <p>
        <Button>{say(again ? 'questions.form.send-again' : 'questions.form.send')}</Button>
      </p>
    </form>
  );
}
