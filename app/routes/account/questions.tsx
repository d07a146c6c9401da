import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '#locales/format';
import { myQuestions } from '#services/questions/mine';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/questions.css?url';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { QuestionBadge, QuestionNext } from './question-badge';

export const handle = { page: 'myQuestions', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One's own questions with how they stand and what is next. [COMM-2] */
export const loader = page(async (ctx, { url }) => {
  const after = url.searchParams.get('after');
  return { later: after !== null, ...(await myQuestions(ctx, after)) };
});

export const meta = privateMeta('questions.mine.title', 'questions.mine.description');

export default function MyQuestions() {
  const { questions, next, later } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  return (
    <AccountFrame
      page="myQuestions"
      title={say('questions.mine.title')}
      aside={
        <ButtonLink page="questionNew" kind="soft" small>
          {say('questions.ask')}
        </ButtonLink>
      }
    >
      {questions.length === 0 ? (
        <EmptyState
          fact={say('questions.mine.none')}
          text={say('questions.mine.none-next')}
          action={
            <ButtonLink page="questions" kind="soft">
              {say('questions.mine.read')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="asked">
          {questions.map((question) => (
            <li key={question.code} className="card">
              <div className="row between">
                <h2 className="text-h3">
                  <Link page="myQuestion" params={{ code: question.code }}>
                    {question.title || <bdi dir="ltr">{question.code}</bdi>}
                  </Link>
                </h2>
                <QuestionBadge state={question.state} />
              </div>
              <p className="small soft">{say('questions.asked', { askedDate: formatDate(lang, question.askedAt) })}</p>
              <QuestionNext {...question} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page="myQuestions" label={say('questions.pages')} first={later ? {} : undefined} next={next ? { after: next } : undefined} />
    </AccountFrame>
  );
}
