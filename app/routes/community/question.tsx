import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '#locales/format';
import { publicQuestion } from '#services/questions/public';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { AnswerCard } from '../../components/questions/answer-card';
import { EmergencyNote } from '../../components/questions/emergency-note';
import { questionJsonLd } from '../../components/questions/json-ld';
import { QuestionLinks } from '../../components/questions/question-list';
import { AskCard } from '../../components/questions/questions-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import styles from '../../styles/questions.css?url';
import { useLang, useSay } from '../../words';

export const handle = { page: 'question', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const DESCRIPTION_CHARACTERS = 155;

/** A question of the other language leads to this one's list. [LANG-7] */
export const loader = page(async (ctx, { params }) => {
  const found = await publicQuestion(ctx, params['code'] ?? '');
  if (!found.ok) return found;
  const question = found.value;
  if (question.lang !== ctx.lang) return new Response(null, { status: 302, headers: { Location: href(ctx.lang, 'questions') } });
  const at = { code: question.code };
  const meta = pageMeta(ctx, {
    page: 'question',
    params: at,
    title: question.title,
    description: question.body.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_CHARACTERS),
    langs: [question.lang],
    kind: 'article',
    jsonLd: questionJsonLd(question, ctx.rt.settings.publicUrl + href(ctx.lang, 'question', at)),
  });
  return { question, meta };
});

export const meta = metaFromData;

/** A question with its answers; no word of who asked. [COMM-2] */
export default function Question() {
  const { question } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const { title, body, topic, ageBand, sex, askedAt, answeredAt, closed, edited, answers, near } = question;
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs
        crumbs={[
          { page: 'community', label: say('shell.nav.community') },
          { page: 'questions', label: say('questions.title') },
          ...(topic ? [{ page: 'questionTopic' as const, params: { slug: topic.slug }, label: topic.title }] : []),
        ]}
        here={title}
      />
      <div className="two">
        <div className="stack gap-6">
          <header className="stack gap-3">
            <h1>{title}</h1>
            <p className="post-meta">
              {(sex ?? ageBand) && (
                <span>
                  {[sex && say(`questions.sexes.${sex}`), ageBand && say(`questions.ages.${ageBand}`)].filter(Boolean).join(lang === 'fa' ? '، ' : ', ')}
                </span>
              )}
              <time dateTime={askedAt.toISOString()}>{say('questions.asked', { askedDate: formatDate(lang, askedAt) })}</time>
              <time dateTime={answeredAt.toISOString()}>{say('questions.answered', { answeredDate: formatDate(lang, answeredAt) })}</time>
            </p>
            <div className="words">{body}</div>
            {edited && <p className="tiny muted">{say('questions.edited')}</p>}
            {closed && <p className="small soft">{say('questions.closed')}</p>}
          </header>
          {answers.map((answer) => (
            <AnswerCard key={answer.id} answer={answer} />
          ))}
        </div>
        <aside className="stack">
          <EmergencyNote />
          {near.length > 0 && (
            <section className="card stack gap-3" aria-labelledby="near">
              <h2 className="text-h3" id="near">
                {say('questions.near')}
              </h2>
              <QuestionLinks questions={near} />
            </section>
          )}
          <AskCard />
        </aside>
      </div>
    </div>
  );
}
