import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { choicesIn, readKey, type QuizKey, type QuizKind } from '#domain/academy/quiz';
import { readPlan, type SignalPlan } from '#domain/signals/signal-plan';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { quiz_items, quiz_items_locales } from '../store/schema.generated';
import { quizTries } from '../store/tables';
import type { TryResults } from '../store/academy-tables';

/** A question with its key: for services alone, which hand the key to nobody. */
export type QuizRow = { id: number; kind: QuizKind; prompt: string; choices: string[]; why: string; plan: SignalPlan | null; key: QuizKey };

/** A lesson's questions in a language, in the editors' order; one that has no words in it, or whose answer is none, is left out. */
export async function quizRows(tx: Tx, lesson: number, lang: Lang): Promise<QuizRow[]> {
  const rows = await tx
    .select({ item: quiz_items, words: quiz_items_locales })
    .from(quiz_items)
    .innerJoin(quiz_items_locales, and(eq(quiz_items_locales._parentID, quiz_items.id), eq(quiz_items_locales._locale, lang)))
    .where(eq(quiz_items.lesson, lesson))
    .orderBy(asc(quiz_items.rank), asc(quiz_items.id));
  return rows.flatMap(({ item: { id, kind, signal, plan: typed, answer, tolerance }, words: { prompt, why, choices: lines } }) => {
    const plan = signal ? readPlan(signal, typed ?? '') : null;
    const choices = choicesIn(lines);
    const key = readKey({ kind, choices, answer, tolerance: tolerance ?? 0, plan });
    return key ? [{ id, kind, prompt, choices, why, plan, key }] : [];
  });
}

/** What came of somebody's tries at lessons, in their order. */
export async function triesOf(tx: Tx, userId: number, ids: readonly number[]): Promise<TryResults[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ results: quizTries.results })
    .from(quizTries)
    .where(and(eq(quizTries.userId, userId), inArray(quizTries.lessonId, [...ids])))
    .orderBy(asc(quizTries.id));
  return rows.map(({ results }) => results);
}
