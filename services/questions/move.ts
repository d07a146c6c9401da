import { marksOf } from '#domain/content/marks';
import type { deskPresses, QuestionEvent, QuestionState } from '#domain/questions/life-cycle';
import { questionBody, questionReason, questionTitle } from '#domain/questions/fields';
import { unknownQuestion } from '#domain/questions/code';
import type { Result } from '#domain/result';
import { closeDeadline } from '../deadlines/close';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { QUESTIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { keepAnswered, tellAsker } from './keep-answered';
import { lockQuestion, questionSubject } from './row';

export type DeskQuestionEvent = (typeof deskPresses)[number];
export type QuestionMove = {
  questionId: number;
  event: DeskQuestionEvent;
  reason?: string;
  /** The title and the text as staff have changed them. */
  title?: string;
  body?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: QuestionState;
};

/** The title and the text as edited, each with what is wrong with it beside its own field. */
function editedText(typed: Pick<QuestionMove, 'title' | 'body'>): Result<{ title: string; body: string }> {
  const title = questionTitle.read(typed.title ?? '');
  if (!title.ok) return { ...title, field: 'title' };
  const body = questionBody.read(typed.body ?? '');
  return body.ok ? { ok: true, value: { title: title.value, body: body.value } } : { ...body, field: 'body' };
}

/** Staff let doctors see a question, edit, close, hide or delete it; why is read by its asker in the account, and no SMS says it. [COMM-2, LEGAL-3, ADM-4] */
export const moveQuestion = service('questions.decide', async (ctx, move: QuestionMove): Promise<Result<{ state: QuestionState }>> => {
  const reason = move.reason?.trim() ? questionReason.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  const text = move.event === 'edit' ? editedText(move) : null;
  if (text && !text.ok) return text;
  return commit<{ state: QuestionState }>(ctx, async (tx) => {
    const row = await lockQuestion(tx, { id: move.questionId });
    if (!row) return unknownQuestion;
    if (row.state !== move.expectedState) return changedMeanwhile();
    const words =
      move.event === 'delete'
        ? { title: '', body: '', marks: '' }
        : text
          ? { ...text.value, marks: marksOf(`${text.value.title}\n${text.value.body}`).join(','), editedAt: ctx.now.toISOString() }
          : {};
    const set = { ...words, reason: reason?.value ?? null };
    const made = await transition(tx, ctx, QUESTIONS, row, { event: move.event, who: 'desk', reason: reason?.value, set });
    if (!made.ok) return made;
    const { to, event } = made.value.moved;
    // What was owed for a question that waited, or is shown no more, is owed no longer.
    if (to !== 'open' || row.state !== 'open') await closeDeadline(tx, { subject: questionSubject(row.id), at: ctx.now });
    const followed = to === 'open' && row.state !== 'open' ? await keepAnswered(tx, ctx, made.value.row) : [];
    const told = isGone(event) ? await tellAsker(tx, ctx, row, 'questions.not-shown', `/account/questions/${row.code}`) : [];
    return {
      value: { state: to },
      audit: { action: `questions.${event}`, subject: questionSubject(row.id), facts: { from: row.state, to, ...(reason ? { reason: reason.value } : {}) } },
      tell: [...followed, ...told],
    };
  });
});

const isGone = (event: QuestionEvent) => event === 'hide' || event === 'delete';
