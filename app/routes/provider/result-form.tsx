import { rangeName, resultFields, resultPapers, valueName } from '#domain/service-requests/result';
import type { ProviderVisit } from '#services/service-requests/provider-visit';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';

/** What a laboratory sends of a sample that it took: files, a value for each test, and whether more comes. [LABR-1: result] */
export function ResultForm({ result, once }: { result: NonNullable<ProviderVisit['result']>; once: string }) {
  const answer = useAnswer();
  const say = useSay();
  const own = (name: keyof typeof resultFields) => ({ name, error: errorOf(answer, name), defaultValue: answer?.values[name] });
  return (
    <section className="card lift stack thumb" aria-labelledby="result">
      <h2 id="result">{say('services.results.send-title')}</h2>
      <p>{result.dueAt ? say('services.results.send-by', { dueBy: result.dueAt }) : say('services.results.send-text')}</p>
      {result.sent > 0 && <p>{say('services.results.sent-before')}</p>}
      <form method="post" noValidate encType="multipart/form-data" className="stack gap-3">
        <input type="hidden" name="intent" value="result" />
        <input type="hidden" name="once" value={once} />
        <FormField field={resultPapers} name="papers" full answer={answer} error={errorOf(answer, 'papers')} />
        {result.tests.map((test) => (
          <fieldset key={test} className="measured">
            <legend>{say(`services.tests.${test}`)}</legend>
            <FormField field={resultFields[valueName(test)]} {...own(valueName(test))} />
            <FormField field={resultFields[rangeName(test)]} {...own(rangeName(test))} />
          </fieldset>
        ))}
        <FormField field={resultFields.more} {...own('more')} />
        <Button wide>{say('services.results.send')}</Button>
      </form>
    </section>
  );
}
