import { itemState, missingIn } from '#domain/academy/progress';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { noteProgress } from './note-progress';
import { openLesson, type LessonAt } from './open-lesson';
import { quizRows, triesOf } from './quiz-rows';

/** A student says that a lesson is done; while a question was never right, it is said which. [ACAD-3] */
export const endLesson = service('courses.enrol', async (ctx, at: LessonAt): Promise<Result<{ done: true }>> => {
  const { userId } = ctx.actor;
  return commit<{ done: true }>(ctx, async (tx) => {
    const lesson = await openLesson(tx, ctx, at);
    if ('ok' in lesson) return lesson;
    const rows = await quizRows(tx, lesson.id, ctx.lang);
    const tries = await triesOf(tx, userId, [lesson.id]);
    const missing = missingIn(rows.map(({ id }) => itemState(id, tries)));
    if (missing.length > 0) return refuse('academy.lesson.missing', { count: missing.length }, { status: 409 });
    await noteProgress(tx, { userId, lesson, at: ctx.now, done: true });
    return { value: { done: true }, audit: [] };
  });
});
