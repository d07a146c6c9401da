import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { answerFields } from '#domain/questions/fields';
import { formatDate } from '#locales/format';
import { withdrawAnswer, writeAnswer } from '#services/questions/answer';
import { askedQuestion } from '#services/questions/doctor';
import { AskFirst } from '../../components/ask-first';
import { Notice } from '../../components/notice';
import { AnswerCard } from '../../components/questions/answer-card';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/questions.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AnswerForm } from './answer-form';
import { DoctorFrame } from './doctor-frame';

export const handle = {
  page: 'doctorQuestion',
  hydrate: false,
  typed: (data: unknown) => Boolean((data as { takes?: boolean } | undefined)?.takes),
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A question as a doctor reads it, with the answers that are shown and the doctor’s own. [COMM-2] */
export const loader = page(async (ctx, { params }) => {
  const found = await askedQuestion(ctx, params['code'] ?? '');
  return found.ok ? found.value : found;
});

export const action = actions({
  answer: doing({
    fields: () => fieldsSchema(answerFields),
    run: (ctx, form, { params }) => writeAnswer(ctx, params['code'] ?? '', form),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'doctorQuestion', { code }), toast: { kind: 'success', key: 'questions.answer.sent' } }),
  }),
  withdraw: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => withdrawAnswer(ctx, params['code'] ?? ''),
    then: (_, ctx) => ({ to: href(ctx.lang, 'doctorQuestions'), toast: { kind: 'success', key: 'questions.answer.withdrawn' } }),
  }),
});

export const meta = privateMeta('questions.doctor.questions', 'questions.doctor.questions-description');

export default function DoctorQuestion() {
  const { question, takes, others, mine, name } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { title, body, sex, ageBand, askedAt, lang: written } = question;
  const live = mine !== null && mine.state !== 'withdrawn' && mine.state !== 'deleted';
  return (
    <DoctorFrame page="doctorQuestion" title={<span lang={written}>{title}</span>}>
      <section className="card stack gap-3">
        <p className="small soft">
          {[sex && say(`questions.sexes.${sex}`), ageBand && say(`questions.ages.${ageBand}`), say('questions.asked', { askedDate: formatDate(lang, askedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="words" lang={written} dir={written === 'fa' ? 'rtl' : 'ltr'}>
          {body}
        </div>
      </section>
      {mine && (
        <Notice tone={mine.state === 'shown' ? 'ok' : mine.state === 'waiting' ? 'wait' : 'info'}>
          <p>
            {say('questions.doctor.mine-state')}: <b>{say(`questions.answer-states.${mine.state}`)}</b>
          </p>
          {mine.reason && <p>{say('questions.mine.reason', { reason: mine.reason })}</p>}
        </Notice>
      )}
      {takes && mine?.state !== 'deleted' && name !== null && <AnswerForm mine={live ? mine : null} name={name} answer={answer} />}
      {takes && name === null && (
        <Notice tone="warn">
          <p>{say('questions.answer.no-name')}</p>
          <p>
            <Link page="accountInfo">{say('questions.answer.to-info')}</Link>
          </p>
        </Notice>
      )}
      {live && (
        <div>
          <AskFirst
            name="withdraw"
            label={say('questions.answer.withdraw')}
            title={say('questions.answer.withdraw-title')}
            intent="withdraw"
            yes={say('questions.answer.withdraw-yes')}
            no={say('questions.answer.withdraw-no')}
          >
            {say('questions.answer.withdraw-text')}
          </AskFirst>
        </div>
      )}
      {others.length > 0 && <h2>{say('questions.doctor.others')}</h2>}
      {others.map((one) => (
        <AnswerCard key={one.id} answer={one} />
      ))}
    </DoctorFrame>
  );
}
