import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { emergencySigns } from '#domain/questions/emergency';
import { noticeSeen, questionFields } from '#domain/questions/fields';
import { fieldsSchema, onceField } from '#domain/fields';
import { parseQuery } from '#domain/search/words';
import { newOnceKey } from '#services/once-key';
import { askQuestion } from '#services/questions/ask';
import { allTopics, similarQuestions } from '#services/questions/public';
import { EmergencyNote } from '../../components/questions/emergency-note';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/questions.css?url';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { LookFirst, SimilarQuestions } from './look-first';
import { QuestionForm } from './question-form';

export const handle = { page: 'questionNew', hydrate: false, typed: Boolean };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** First what others asked: the form comes with the questions that are like the one in the address. [COMM-2] */
export const loader = page(async (ctx, { url }) => {
  const query = parseQuery(url.searchParams.get('q'));
  const [topics, similar] = await Promise.all([allTopics(ctx), query === null ? [] : similarQuestions(ctx, query)]);
  return {
    query,
    empty: query === null && url.searchParams.has('q'),
    topics,
    similar,
    once: newOnceKey(),
    urgent: query !== null && emergencySigns(query).length > 0,
  };
});

export const action = actions({
  ask: doing({
    fields: () => fieldsSchema({ ...questionFields, once: onceField, seen: noticeSeen }),
    run: (ctx, { once, seen, ...form }) => askQuestion(ctx, form, { seen, once: { form: 'question', key: once, body: form } }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'myQuestion', { code }), toast: { kind: 'success', key: 'questions.form.sent' } }),
  }),
});

export const meta = privateMeta('questions.form.page', 'questions.form.description');

export default function QuestionNew() {
  const { query, empty, topics, similar, once, urgent } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const found = answer?.code === 'questions.emergency' || urgent;
  const writes = query !== null || answer !== undefined;
  return (
    <AccountFrame page="questionNew" title={say('questions.form.page')} lead={say('questions.ask-first')}>
      <EmergencyNote found={found} />
      {writes ? (
        <>
          {query !== null && <SimilarQuestions questions={similar} />}
          <QuestionForm topics={topics} once={once} query={query} answer={answer} again={answer?.code === 'questions.emergency'} />
        </>
      ) : (
        <LookFirst empty={empty} />
      )}
    </AccountFrame>
  );
}
