import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { DocumentViewServerProps } from 'payload';
import { deskAnswerMoves } from '#domain/questions/answer-states';
import { readSources } from '#domain/questions/sources';
import { formatPhone } from '#locales/format';
import { say } from '#locales/say';
import { staffAnswer } from '#services/staff/question-detail';
import { langOf } from '../fields/lang-of';
import { Own } from '../moderation/own';
import { TextCard } from '../moderation/text-card';
import { TextHead } from '../moderation/text-head';
import { textMoves } from '../moderation/text-moves';
import { deskCtx } from '../moves/desk-ctx';
import { Fresh } from '../moves/fresh';
import { History } from '../moves/history';
import { Moves } from '../moves/moves';
import { stampOf } from '../moves/stamp-of';
import { Held } from '../work/held';
import { NounBadge } from '../work/noun-badge';
import { OwnerLine } from '../work/owner-line';

/** The staff's page of a doctor's answer: the question, the answer with its sources, whose it is, and the moves that are open now. [COMM-2, LEGAL-3, ADM-4] */
export async function AnswerView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'answers', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffAnswer(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'questions.staff.unknown-answer')}</Gutter>;
  const { answer, question } = detail;
  const me = ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0;
  const seen = question.state === 'open' || question.state === 'answered' || question.state === 'closed';
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.answers.many'), url: '/admin/collections/answers' }, { label: question.code }]} />
      <Fresh lang={lang} document={`answers/${answer.id}`} stamp={stamp} />
      <TextHead ctx={ctx} lang={lang} of="answers" id={answer.id} state={answer.state} dueAt={answer.dueAt} title={question.title || question.code}>
        <bdi className="zb-help" dir="ltr">
          {question.code}
        </bdi>
      </TextHead>
      <OwnerLine ctx={ctx} collection="answers" id={answer.id} state={answer.state} me={me} />
      <div className="zb-columns">
        <div>
          <TextCard lang={lang} written={answer.lang} title={say(lang, 'questions.staff.answer')} body={answer.body} marks={answer.marks}>
            {readSources(answer.sources).map(({ words, link }) => (
              <p key={words} className="zb-help">
                <Own text={words} />{' '}
                {link ? (
                  <a href={link} target="_blank" rel="noreferrer">
                    <bdi dir="ltr">{link}</bdi>
                  </a>
                ) : null}
              </p>
            ))}
          </TextCard>
          <Held ctx={ctx} collection="answers" id={answer.id} me={me}>
            <Moves
              key={`${answer.state} ${answer.updatedAt}`}
              lang={lang}
              document={`answers/${answer.id}`}
              state={answer.state}
              words={{ reasonHelp: say(lang, 'refusals.questions.reason.missing') }}
              ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
              moves={textMoves({
                lang,
                moves: deskAnswerMoves(answer.state),
                body: answer.body,
                marks: answer.marks,
                words: 'questions.answer-moves',
                notes: {
                  show: question.state === 'open' ? say(lang, 'questions.staff.notes.first') : undefined,
                  hide: say(lang, 'questions.staff.notes.hide'),
                  delete: say(lang, 'questions.staff.notes.delete'),
                },
              })}
            />
          </Held>
          <TextCard
            lang={lang}
            written={question.lang}
            title={say(lang, 'questions.staff.of-question')}
            body={`${question.title}\n\n${question.body}`}
            marks={null}
          >
            <p>
              <Link href={`/admin/collections/questions/${question.id}`} prefetch={false}>
                <bdi dir="ltr">{question.code}</bdi>
              </Link>{' '}
              <NounBadge of="question" lang={lang} state={question.state} />
            </p>
            {seen ? null : <p className="zb-late">{say(lang, 'questions.staff.not-open')}</p>}
          </TextCard>
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, 'questions.staff.doctor')}</h2>
            <p>
              <Link href={`/admin/collections/users/${answer.user}`} prefetch={false}>
                {answer.shownName ?? formatPhone(lang, detail.phone)}
              </Link>
            </p>
            {detail.role === 'verified' ? (
              <p className="zb-help">
                {[detail.level && say(lang, `questions.levels.${detail.level}`), say(lang, 'roles.staff.number-doctor')].filter(Boolean).join(' · ')}{' '}
                <bdi dir="ltr">{detail.number}</bdi>
              </p>
            ) : (
              <p className="zb-late">{say(lang, 'questions.not-council')}</p>
            )}
          </section>
          <History lang={lang} of="answer" events={detail.events} />
        </div>
      </div>
    </Gutter>
  );
}
