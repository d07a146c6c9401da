import { eq } from '@payloadcms/db-postgres/drizzle';
import { marksOf } from '#domain/content/marks';
import type { ModeratedEvent, ModeratedState } from '#domain/content/moderated';
import { answerBody, questionReason } from '#domain/questions/fields';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit, type Later } from '../store/commit';
import { answers, users } from '../store/schema.generated';
import { ANSWERS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { keepAnswered } from './keep-answered';
import { answerSubject, lockAnswer, lockQuestion, type AnswerRow } from './row';

export type AnswerMove = {
  answerId: number;
  event: ModeratedEvent;
  reason?: string;
  body?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: ModeratedState;
};
const unknown = refuse('questions.answer.unknown', undefined, { status: 404 });

/** Staff show, hide, edit or delete a doctor's answer; the first that is shown makes its question public. [COMM-2, LEGAL-3, ADM-4] */
export const moveAnswer = service('questions.decide', async (ctx, move: AnswerMove): Promise<Result<{ state: ModeratedState }>> => {
  const reason = move.reason?.trim() ? questionReason.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  const body = move.event === 'edit' ? answerBody.read(move.body ?? '') : null;
  if (body && !body.ok) return { ...body, field: 'body' };
  return commit<{ state: ModeratedState }>(ctx, async (tx) => {
    const [of] = await tx.select({ questionId: answers.question }).from(answers).where(eq(answers.id, move.answerId));
    const question = of && (await lockQuestion(tx, { id: of.questionId }));
    const row = question && (await lockAnswer(tx, { id: move.answerId }));
    if (!question || !row) return unknown;
    if (row.state !== move.expectedState) return changedMeanwhile();
    const words =
      move.event === 'delete'
        ? { body: '', sources: '', marks: '' }
        : body
          ? { body: body.value, marks: marksOf(body.value).join(','), editedAt: ctx.now.toISOString() }
          : {};
    const set = { ...words, reason: reason?.value ?? null };
    const made = await transition(tx, ctx, ANSWERS, row, { event: move.event, who: 'desk', reason: reason?.value, set });
    if (!made.ok) return made;
    const { to, event } = made.value.moved;
    await closeDeadline(tx, { subject: answerSubject(row.id), at: ctx.now });
    const followed = to === 'shown' || row.state === 'shown' ? await keepAnswered(tx, ctx, question) : [];
    return {
      value: { state: to },
      audit: { action: `answers.${event}`, subject: answerSubject(row.id), facts: { from: row.state, to, ...(reason ? { reason: reason.value } : {}) } },
      tell: [...followed, ...(event === 'hide' || event === 'delete' ? await tellDoctor(tx, ctx, row, question.code) : [])],
    };
  });
});

async function tellDoctor(tx: Tx, ctx: Ctx, { user, lang }: AnswerRow, code: string): Promise<Later[]> {
  const [doctor] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user));
  if (!doctor) return [];
  const facts = { code, link: pageLink(ctx, lang, `/doctor/questions/${code}`) };
  return [await queueMessage(tx, ctx, { channel: 'sms', notice: 'questions.answer-not-shown', facts, recipient: doctor.phone, lang })];
}
