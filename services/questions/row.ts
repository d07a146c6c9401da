import { and, count, eq } from '@payloadcms/db-postgres/drizzle';
import type { Clock } from '#domain/calendars/deadline';
import { QUESTION_ANSWER_HOURS, QUESTION_CHECK_HOURS } from '#domain/questions/fields';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { answers, questions } from '../store/schema.generated';

export type QuestionRow = typeof questions.$inferSelect;
export type AnswerRow = typeof answers.$inferSelect;

/** Staff read a question or an answer within so many hours of review. */
export const checkClock: Clock = { kind: 'working', calendar: 'reviews', hours: QUESTION_CHECK_HOURS };
/** By when an asker may expect a doctor's answer. */
export const answerClock: Clock = { kind: 'working', calendar: 'reviews', hours: QUESTION_ANSWER_HOURS };

export const questionSubject = (id: number) => subjectOf('question', id);
export const answerSubject = (id: number) => subjectOf('answer', id);

/** A question, locked: asker, doctors and staff take turns here, before any of its answers. */
export async function lockQuestion(tx: Tx, which: { id: number } | { code: string }): Promise<QuestionRow | null> {
  const at = 'id' in which ? eq(questions.id, which.id) : eq(questions.code, which.code);
  const [row] = await tx.select().from(questions).where(at).for('update');
  return row ?? null;
}

/** A doctor's answer, locked, once its question is. */
export async function lockAnswer(tx: Tx, which: { id: number } | { questionId: number; userId: number }): Promise<AnswerRow | null> {
  const at = 'id' in which ? eq(answers.id, which.id) : and(eq(answers.question, which.questionId), eq(answers.user, which.userId));
  const [row] = await tx.select().from(answers).where(at).for('update');
  return row ?? null;
}

/** How many of a question's answers are shown. */
export async function shownAnswers(tx: Tx, questionId: number): Promise<number> {
  const [row] = await tx
    .select({ shown: count() })
    .from(answers)
    .where(and(eq(answers.question, questionId), eq(answers.state, 'shown')));
  return row?.shown ?? 0;
}
