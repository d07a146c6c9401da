import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { lessonProgress } from '../store/tables';
import type { OpenLesson } from './open-lesson';

type Note = { userId: number; lesson: OpenLesson; at: Date; done?: boolean; /** How far it was read, in percent. */ place?: number };

/** Notes how far somebody has come in a lesson, and says it; what is done stays done, and nobody goes back. [ACAD-3] */
export async function noteProgress(tx: Tx, { userId, lesson, at, done = false, place = 0 }: Note): Promise<number> {
  const ended = done ? { doneAt: at, revision: lesson.changedAt } : {};
  const [row] = await tx
    .insert(lessonProgress)
    .values({ userId, lessonId: lesson.id, openedAt: at, place, ...ended })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        place: sql`greatest(${lessonProgress.place}, excluded.place)`,
        doneAt: sql`coalesce(${lessonProgress.doneAt}, excluded.done_at)`,
        revision: sql`coalesce(${lessonProgress.revision}, excluded.revision)`,
      },
    })
    .returning({ place: lessonProgress.place });
  return row?.place ?? place;
}
