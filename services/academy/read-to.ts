import type { Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { noteProgress } from './note-progress';
import { openLesson } from './open-lesson';

/** A client says how far a lesson was read, in percent; nobody goes back. [ACAD-3] */
export const readTo = service('courses.enrol', async (ctx, { id, place }: { id: number; place: number }): Promise<Result<{ place: number }>> => {
  const { userId } = ctx.actor;
  return commit<{ place: number }>(ctx, async (tx) => {
    const lesson = await openLesson(tx, ctx, { id });
    if ('ok' in lesson) return lesson;
    const at = await noteProgress(tx, { userId, lesson, at: ctx.now, place });
    return { value: { place: at }, audit: [] };
  });
});
