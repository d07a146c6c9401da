import { refuse, type Result } from '#domain/result';
import { parseQuestionCode, unknownQuestion } from '#domain/questions/code';
import type { QuestionEvent } from '#domain/questions/life-cycle';
import { permit } from '#domain/access/can';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { service } from '../service';
import { commit } from '../store/commit';
import { QUESTIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { lockQuestion, questionSubject } from './row';

/** Its asker takes a question back before it is answered: its text is erased. [COMM-2] */
export const withdrawQuestion = service('questions.ask', (ctx, code: string) =>
  moveOwn(ctx, code, 'withdraw', { title: '', body: '', marks: '', reason: null }),
);

/** Its asker has an answer and closes the question: no further one comes. [COMM-2] */
export const closeQuestion = service('questions.ask', (ctx, code: string) => moveOwn(ctx, code, 'close', {}));

async function moveOwn(
  ctx: Ctx,
  typed: string,
  event: Extract<QuestionEvent, 'withdraw' | 'close'>,
  set: Partial<Record<'title' | 'body' | 'marks', string>> & { reason?: null },
): Promise<Result<{ code: string }>> {
  const code = parseQuestionCode(typed);
  if (!code.ok) return code;
  return commit<{ code: string }>(ctx, async (tx) => {
    const row = await lockQuestion(tx, { code: code.value });
    if (!row || !permit(ctx.actor, 'questions.ask', { ownerId: row.user }).ok) return unknownQuestion;
    const made = await transition(tx, ctx, QUESTIONS, row, { event, who: 'asker', set });
    if (!made.ok) return made.code === 'lifecycle.move.not-now' ? refuse('common.changed-meanwhile', undefined, { status: 409 }) : made;
    await closeDeadline(tx, { subject: questionSubject(row.id), at: ctx.now });
    return { value: { code: row.code }, audit: { action: `questions.${event}`, subject: questionSubject(row.id) } };
  });
}
