import { QUERY_MOST_CHARACTERS } from '#domain/search/words';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { QuestionLinks, type ShownQuestion } from '../../components/questions/question-list';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

/** The first step of asking: what it is about, in a line. [COMM-2] */
export function LookFirst({ empty }: { empty: boolean }) {
  const lang = useLang();
  const say = useSay();
  return (
    <form method="get" action={href(lang, 'questionNew')} noValidate className="card stack gap-3">
      <h2 className="text-h3">{say('questions.form.step-one')}</h2>
      <Field name="q" label={say('questions.form.q')} error={empty ? say('questions.form.q-empty') : undefined} maxLength={QUERY_MOST_CHARACTERS} />
      <p>
        <Button kind="soft">{say('questions.form.look')}</Button>
      </p>
    </form>
  );
}

/** What others asked like this, above the form. [COMM-2] */
export function SimilarQuestions({ questions }: { questions: readonly ShownQuestion[] }) {
  const say = useSay();
  if (questions.length === 0) return <p className="soft">{say('questions.form.similar-none')}</p>;
  return (
    <section className="card stack gap-3" aria-labelledby="similar">
      <h2 className="text-h3" id="similar">
        {say('questions.form.similar')}
      </h2>
      <QuestionLinks questions={questions} />
      <p>
        <a className="btn s2 sm" href="#typed">
          {say('questions.form.mine-new')}
        </a>
      </p>
    </section>
  );
}
