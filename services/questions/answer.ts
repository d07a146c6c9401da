import { eq } from '@payloadcms/db-postgres/drizzle';
import { marksOf } from '#domain/content/marks';
import { answerableStates } from '#domain/questions/life-cycle';
import { parseQuestionCode, unknownQuestion } from '#domain/questions/code';
import type { AnswerForm } from '#domain/questions/fields';
import { storedSources } from '#domain/questions/sources';
import { ok, refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { loadHolidays } from '../calendars/holidays';
import type { Lang } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { ANSWERS } from '../transitions/nouns';
import { beginOne, transition } from '../transitions/transition';
import { keepAnswered } from './keep-answered';
import { answerSubject, checkClock, lockAnswer, lockQuestion, type AnswerRow, type QuestionRow } from './row';

/** A doctor's name as it stands under an answer; none while the account has no name. */
export async function doctorName(tx: Tx, userId: number, lang: Lang): Promise<string | null> {
  const [user] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, userId));
  const name = [user?.first, user?.last].filter(Boolean).join(' ').trim();
  return name === '' ? null : say(lang, 'questions.doctor.name', { name });
}

/** A verified doctor answers, or writes the answer anew: one for each question, shown after staff have read it. [COMM-2, LEGAL-3] */
export const writeAnswer = service('questions.answer', async (ctx, typed: string, { body, ...given }: AnswerForm): Promise<Result<{ code: string }>> => {
  const { actor } = ctx;
  const code = parseQuestionCode(typed);
  if (!code.ok) return code;
  return commit<{ code: string }>(
    ctx,
    async (tx) => {
      const question = await lockQuestion(tx, { code: code.value });
      const takes = takesAnswers(question, actor.userId);
      if (!takes.ok) return takes;
      const before = await lockAnswer(tx, { questionId: takes.value.id, userId: actor.userId });
      const name = await doctorName(tx, actor.userId, takes.value.lang);
      if (name === null) return refuse('questions.answer.no-name');
      const at = ctx.now.toISOString();
      const sources = storedSources([given.source1, given.source2, given.source3]);
      const written = { body, sources, shownName: name, marks: marksOf(body).join(','), reason: null, editedAt: null, writtenAt: at, lang: takes.value.lang };
      const made: Result<{ row: AnswerRow }> = before
        ? await transition(tx, ctx, ANSWERS, before, { event: 'write', who: 'writer', set: written })
        : ok({
            row: await beginOne(tx, ctx, ANSWERS, { ...written, question: takes.value.id, user: actor.userId, createdAt: at }, { event: 'write' }),
          });
      if (!made.ok) return made;
      const subject = answerSubject(made.value.row.id);
      if (before?.state !== 'waiting')
        await openDeadline(tx, { kind: 'answers.check', subject, clock: checkClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
      return {
        value: { code: code.value },
        audit: { action: 'answers.written', subject, facts: { question: takes.value.id } },
        tell: before?.state === 'shown' ? await keepAnswered(tx, ctx, takes.value) : [],
      };
    },
    { answers_once: changedMeanwhile() },
  );
});

/** A doctor takes an answer back: its text is erased, and a question without another is open again. [COMM-2] */
export const withdrawAnswer = service('questions.answer', async (ctx, typed: string): Promise<Result<{ code: string }>> => {
  const code = parseQuestionCode(typed);
  if (!code.ok) return code;
  return commit<{ code: string }>(ctx, async (tx) => {
    const question = await lockQuestion(tx, { code: code.value });
    const row = question && (await lockAnswer(tx, { questionId: question.id, userId: ctx.actor.userId }));
    if (!question || !row) return unknownQuestion;
    const made = await transition(tx, ctx, ANSWERS, row, { event: 'withdraw', who: 'writer', set: { body: '', sources: '', marks: '', reason: null } });
    if (!made.ok) return made;
    await closeDeadline(tx, { subject: answerSubject(row.id), at: ctx.now });
    return {
      value: { code: code.value },
      audit: { action: 'answers.withdrawn', subject: answerSubject(row.id) },
      tell: row.state === 'shown' ? await keepAnswered(tx, ctx, question) : [],
    };
  });
});

/** Doctors answer what staff let them see, and not their own questions; a closed one says so, any other is not there. */
function takesAnswers(question: QuestionRow | null, userId: number): Result<QuestionRow> {
  if (!question || question.user === userId) return unknownQuestion;
  if (question.state === 'closed') return refuse('questions.not-open', undefined, { status: 409 });
  return answerableStates.some((one) => one === question.state) ? ok(question) : unknownQuestion;
}
