import { quizFieldName } from '#domain/academy/quiz-fields';
import { formatList, formatNumber } from '#locales/format';
import type { Quiz } from '#services/academy/quiz';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { FormErrors } from '../form-errors';
import { Notice } from '../notice';
import { QuizItem } from './quiz-item';

/** The questions of a lesson in one form, what still stands against its end, and ending it. [ACAD-3] */
export function LessonQuiz({
  quiz: { items, missing, done, mayTry },
  once,
  here,
}: {
  quiz: Quiz;
  once: string;
  /** The lesson’s own address. */ here: string;
}) {
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const which = formatList(
    lang,
    missing.map((one) => formatNumber(lang, one)),
  );
  const fields = items.map((item, at) => <QuizItem key={item.id} item={item} at={at + 1} answer={answer} mayTry={mayTry} />);
  const names = Object.fromEntries(items.map(({ id }) => [quizFieldName(id), 'academy.quiz.yours' as const]));
  return (
    <div className="stack gap-4 quiz" id="quiz">
      <FormErrors answer={answer} names={names} />
      {items.length > 0 && (
        <>
          <h2>{say('academy.quiz.title')}</h2>
          <p className="small soft">{say('academy.quiz.lead')}</p>
        </>
      )}
      {mayTry && missing.length > 0 ? (
        <form method="post" noValidate className="stack gap-4">
          <input type="hidden" name="intent" value="try" />
          <input type="hidden" name="once" value={once} />
          {fields}
          <div>
            <Button busyLabel={say('academy.quiz.submitting')}>{say('academy.quiz.submit')}</Button>
          </div>
        </form>
      ) : (
        fields
      )}
      {!mayTry && items.length > 0 && (
        <Notice tone="info">
          <p>{say('academy.quiz.log-in')}</p>
          <ButtonLink page="login" query={{ to: here }}>
            {say('academy.quiz.to-login')}
          </ButtonLink>
        </Notice>
      )}
      {mayTry && done && <Notice tone="ok">{say('academy.progress.done')}</Notice>}
      {mayTry && !done && (
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="done" />
          {missing.length > 0 && <p className="small">{say('academy.progress.missing', { count: missing.length, which })}</p>}
          <div>
            <Button kind="outline">{say('academy.progress.mark')}</Button>
          </div>
        </form>
      )}
    </div>
  );
}
