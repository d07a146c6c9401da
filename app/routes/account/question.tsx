import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { publicStates } from '#domain/questions/life-cycle';
import { formatDate } from '#locales/format';
import { myQuestion } from '#services/questions/mine';
import { closeQuestion, withdrawQuestion } from '#services/questions/own';
import { AskFirst } from '../../components/ask-first';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { AnswerCard } from '../../components/questions/answer-card';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/questions.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { QuestionBadge, QuestionNext } from './question-badge';

export const handle = { page: 'myQuestion', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One's own question: how it stands, its answers, and what can be done. [COMM-2] */
export const loader = page(async (ctx, { params }) => {
  const found = await myQuestion(ctx, params['code'] ?? '');
  return found.ok ? found.value : found;
});

export const action = actions({
  withdraw: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => withdrawQuestion(ctx, params['code'] ?? ''),
    then: (_, ctx) => ({ to: href(ctx.lang, 'myQuestions'), toast: { kind: 'success', key: 'questions.mine.withdrawn' } }),
  }),
  close: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => closeQuestion(ctx, params['code'] ?? ''),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'myQuestion', { code }), toast: { kind: 'success', key: 'questions.mine.closed' } }),
  }),
});

export const meta = privateMeta('questions.mine.title', 'questions.mine.description');

export default function MyQuestion() {
  const question = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, title, body, state, askedAt, answers } = question;
  const isPublic = publicStates.some((one) => one === state) && answers.length > 0 && question.lang === lang;
  return (
    <AccountFrame
      page="myQuestion"
      title={title || say('questions.mine.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
      aside={<QuestionBadge state={state} />}
    >
      <FormErrors answer={answer} />
      <section className="card stack gap-3">
        <p className="small soft">{say('questions.asked', { askedDate: formatDate(lang, askedAt) })}</p>
        {body && (
          <div className="words" lang={question.lang} dir={question.lang === 'fa' ? 'rtl' : 'ltr'}>
            {body}
          </div>
        )}
        {question.edited && <p className="tiny muted">{say('questions.edited')}</p>}
        <QuestionNext {...question} />
        {isPublic && (
          <p>
            <ButtonLink page="question" params={{ code }} kind="soft" small>
              {say('questions.mine.public')}
            </ButtonLink>
          </p>
        )}
      </section>
      {answers.map((one) => (
        <AnswerCard key={one.id} answer={one} />
      ))}
      {(state === 'waiting' || state === 'open') && (
        <section className="card stack gap-3">
          <p className="small soft">{say('questions.mine.withdraw-until')}</p>
          <div>
            <AskFirst
              name="withdraw"
              label={say('questions.mine.withdraw')}
              title={say('questions.mine.withdraw-title')}
              intent="withdraw"
              yes={say('questions.mine.withdraw-yes')}
              no={say('questions.mine.withdraw-no')}
            >
              {say('questions.mine.withdraw-text')}
            </AskFirst>
          </div>
        </section>
      )}
      {state === 'answered' && (
        <form method="post" noValidate className="card stack gap-3">
          <input type="hidden" name="intent" value="close" />
          <p className="small soft">{say('questions.mine.close-text')}</p>
          <p>
            <Button kind="outline" small>
              {say('questions.mine.close')}
            </Button>
          </p>
        </form>
      )}
    </AccountFrame>
  );
}
