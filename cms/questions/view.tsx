import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { DocumentViewServerProps } from 'payload';
import { emergencySigns } from '#domain/questions/emergency';
import { TITLE_MOST_CHARACTERS } from '#domain/questions/fields';
import { deskQuestionMoves } from '#domain/questions/life-cycle';
import { formatPhone } from '#locales/format';
import { say } from '#locales/say';
import { staffQuestion } from '#services/staff/question-detail';
import { langOf } from '../fields/lang-of';
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

/** The staff's page of a question: its words, of whom, what to look at, its answers, and the moves that are open now. [COMM-2, LEGAL-3, ADM-4] */
export async function QuestionView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'questions', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffQuestion(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'questions.staff.unknown')}</Gutter>;
  const { question, answers } = detail;
  const me = ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0;
  const about = [
    question.sex && say(lang, `questions.sexes.${question.sex}`),
    question.ageBand && say(lang, `questions.ages.${question.ageBand}`),
    detail.topic,
  ].filter(Boolean);
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.questions.many'), url: '/admin/collections/questions' }, { label: question.code }]} />
      <Fresh lang={lang} document={`questions/${question.id}`} stamp={stamp} />
      <TextHead ctx={ctx} lang={lang} of="questions" id={question.id} state={question.state} dueAt={question.dueAt} title={question.title || question.code}>
        <bdi className="zb-help" dir="ltr">
          {question.code}
        </bdi>
      </TextHead>
      <OwnerLine ctx={ctx} collection="questions" id={question.id} state={question.state} me={me} />
      <div className="zb-columns">
        <div>
          <TextCard
            lang={lang}
            written={question.lang}
            title={question.title || say(lang, 'questions.staff.question')}
            body={question.body}
            marks={question.marks}
          >
            {about.length > 0 ? <p className="zb-help">{about.join(' · ')}</p> : null}
            {emergencySigns(`${question.title} ${question.body}`).length > 0 ? <p className="zb-late">{say(lang, 'questions.staff.emergency')}</p> : null}
          </TextCard>
          <Held ctx={ctx} collection="questions" id={question.id} me={me}>
            <Moves
              key={`${question.state} ${question.updatedAt}`}
              lang={lang}
              document={`questions/${question.id}`}
              state={question.state}
              words={{ reasonHelp: say(lang, 'refusals.questions.reason.missing') }}
              ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
              moves={textMoves({
                lang,
                moves: deskQuestionMoves(question.state),
                body: question.body,
                title: { label: say(lang, 'questions.staff.new-title'), value: question.title, most: TITLE_MOST_CHARACTERS },
                marks: question.marks,
                words: 'questions.moves',
                notes: {
                  show: say(lang, 'questions.staff.notes.show'),
                  hide: say(lang, 'questions.staff.notes.hide'),
                  delete: say(lang, 'questions.staff.notes.delete'),
                },
                text: say(lang, 'questions.staff.new-text'),
              })}
            />
          </Held>
          <section className="zb-card">
            <h2>{say(lang, 'questions.staff.answers')}</h2>
            {answers.length === 0 ? <p>{say(lang, 'questions.staff.no-answers')}</p> : null}
            <ul>
              {answers.map(({ id, name, state, body }) => (
                <li key={id}>
                  <Link href={`/admin/collections/answers/${id}`} prefetch={false}>
                    {name ?? say(lang, 'questions.staff.answer')}
                  </Link>{' '}
                  <NounBadge of="answer" lang={lang} state={state} />
                  <p className="zb-help" lang={question.lang}>
                    {body.slice(0, 160)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, 'questions.staff.asker')}</h2>
            <p>
              <Link href={`/admin/collections/users/${question.user}`} prefetch={false}>
                <bdi dir="ltr">{formatPhone(lang, detail.phone)}</bdi>
              </Link>
            </p>
          </section>
          <History lang={lang} of="question" events={detail.events} />
        </div>
      </div>
    </Gutter>
  );
}
