import { and, count, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { grade } from '#domain/academy/grade';
import { itemState, missingIn } from '#domain/academy/progress';
import { quizField, quizFieldName } from '#domain/academy/quiz-fields';
import type { Fields } from '#domain/fields';
import { DAY_MS } from '#domain/calendars/day';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import type { TryResults } from '../store/academy-tables';
import { quizTries } from '../store/tables';
import { openLesson, type LessonAt } from './open-lesson';
import { noteProgress } from './note-progress';
import { quizRows, triesOf } from './quiz-rows';

/** The most tries at a lesson within a day. */
const MOST_A_DAY = 100;

/** What a try gave: how many of the answered questions were right, and whether the lesson is done by it. */
export type Tried = { asked: number; right: number; done: boolean; missing: number[]; results: TryResults };
type Try = {
  at: LessonAt;
  /** The form's once-key. */ once: string;
  /** By the questions' ids; one that is left out was not answered. */ answers: Readonly<Record<string, string[]>>;
};

/** The fields of a lesson's form, one for each question; none for whoever may not answer. [ACAD-3] */
export const quizFields = service(
  'courses.enrol',
  async (ctx, at: LessonAt): Promise<Fields> => {
    const lesson = await openLesson(ctx.rt.db, ctx, at);
    if ('ok' in lesson) return {};
    const rows = await quizRows(ctx.rt.db, lesson.id, ctx.lang);
    return Object.fromEntries(rows.map((row) => [quizFieldName(row.id), quizField(row)]));
  },
  () => ({}),
);

/** Grades a student's answers on the server and keeps the try; the lesson is done once each of its questions was right. A repeated form gives the same answer. [ACAD-3] */
export const tryQuiz = service('courses.enrol', async (ctx, { at, once, answers }: Try): Promise<Result<Tried>> => {
  const { userId } = ctx.actor;
  const lesson = await openLesson(ctx.rt.db, ctx, at);
  if ('ok' in lesson) return lesson;
  return commitOnce<Tried>(ctx, { form: `quiz-${lesson.id}`, key: once, body: answers }, async (tx) => {
    // A seat that was given up meanwhile opens nothing.
    const open = await openLesson(tx, ctx, at);
    if ('ok' in open) return open;
    const rows = await quizRows(tx, lesson.id, ctx.lang);
    const given = rows.flatMap((row) => (answers[row.id]?.length ? [{ row, answer: answers[row.id]! }] : []));
    if (given.length === 0) return refuse('academy.quiz.nothing');
    if (await tooMany(tx, ctx, userId, lesson.id)) return refuse('academy.quiz.too-many', { most: MOST_A_DAY }, { status: 429 });
    const results: TryResults = Object.fromEntries(given.map(({ row, answer }) => [row.id, grade(row.key, answer)]));
    const right = Object.values(results).filter((one) => one.right).length;
    const kept = { answers: Object.fromEntries(given.map(({ row, answer }) => [row.id, answer])), results, right, asked: given.length };
    await tx.insert(quizTries).values({ userId, lessonId: lesson.id, once, ...kept, at: ctx.now });
    const tries = await triesOf(tx, userId, [lesson.id]);
    const missing = missingIn(rows.map(({ id }) => itemState(id, tries)));
    const done = missing.length === 0;
    await noteProgress(tx, { userId, lesson: open, at: ctx.now, done });
    return { value: { asked: given.length, right, done, missing, results }, audit: [] };
  });
});

async function tooMany(tx: Tx, { now }: Ctx, userId: number, lessonId: number): Promise<boolean> {
  const since = gt(quizTries.at, new Date(now.getTime() - DAY_MS));
  const [made] = await tx
    .select({ n: count() })
    .from(quizTries)
    .where(and(eq(quizTries.userId, userId), eq(quizTries.lessonId, lessonId), since));
  return (made?.n ?? 0) >= MOST_A_DAY;
}
