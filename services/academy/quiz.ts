import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { drawExercise, type ExercisePicture } from '#domain/academy/exercise-picture';
import { offeredMarks, rightMarks } from '#domain/academy/marks';
import { itemState, missingIn, type ItemState } from '#domain/academy/progress';
import type { QuizKind } from '#domain/academy/quiz';
import type { MarkScore } from '#domain/academy/grade';
import { formatNumber } from '#locales/format';
import type { Ctx } from '../context';
import { service } from '../service';
import type { TryResults } from '../store/academy-tables';
import { lessonProgress } from '../store/tables';
import { coreScore } from './core-score';
import { openLesson, type LessonAt } from './open-lesson';
import { quizRows, triesOf, type QuizRow } from './quiz-rows';

/** A question as its page shows it. Its answer is not among it; why it is so comes after a try. [ACAD-3] */
export type ShownItem = {
  id: number;
  kind: QuizKind;
  prompt: string;
  choices: string[];
  picture: ExercisePicture | null;
  /** The numbered places without scripts, in milliseconds. */
  offered: number[];
  state: ItemState;
  why: string | null;
  /** How the last marks compare with what is there, and how the core's do. */
  marks: { mine: MarkScore; core: MarkScore } | null;
};
/** A lesson's questions, and what still stands against its end. */
export type Quiz = { items: ShownItem[]; /** By their place from 1. */ missing: number[]; done: boolean; mayTry: boolean };

/** The questions of a lesson that the reader may have; none of another's. [ACAD-3] */
export const lessonQuiz = service(
  'courses.look',
  async (ctx, at: LessonAt): Promise<Quiz | null> => {
    const { db } = ctx.rt;
    const lesson = await openLesson(db, ctx, at);
    if ('ok' in lesson) return null;
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
    const [rows, tries, [progress]] = await Promise.all([
      quizRows(db, lesson.id, ctx.lang),
      userId === null ? [] : triesOf(db, userId, [lesson.id]),
      userId === null
        ? []
        : db
            .select({ doneAt: lessonProgress.doneAt })
            .from(lessonProgress)
            .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lesson.id))),
    ]);
    const items = await Promise.all(rows.map((row) => shown(ctx, row, tries)));
    return { items, missing: missingIn(items.map(({ state }) => state)), done: Boolean(progress?.doneAt), mayTry: userId !== null };
  },
  () => null,
);

async function shown(ctx: Ctx, { key, why, plan, ...row }: QuizRow, tries: readonly TryResults[]): Promise<ShownItem> {
  const state = itemState(row.id, tries);
  const last = tries.findLast((one) => one[String(row.id)])?.[String(row.id)];
  const marked = key.kind === 'mark' ? key : null;
  const offered = marked && state !== 'right' ? offeredMarks(marked.plan, marked.target) : [];
  const places = marked && last ? rightMarks(marked.plan, marked.target) : [];
  return {
    ...row,
    picture: plan && drawExercise(plan, { numbered: offered, shown: places, numberOf: (at) => formatNumber(ctx.lang, at) }),
    offered,
    state,
    why: last ? why : null,
    marks: marked && last?.marks ? { mine: last.marks, core: await coreScore(marked.plan, marked.target) } : null,
  };
}
