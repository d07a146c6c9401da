import { refuse, type Refusal } from '#domain/result';
import { service } from '../service';
import { lessonPage, type LessonPage } from './lesson';
import { lessonAddress } from './open-lesson';
import { lessonQuiz, type Quiz } from './quiz';

type Found = { lesson: LessonPage; quiz: Quiz };
const notThere = refuse('academy.lesson.unknown', undefined, { status: 404 });

/** A lesson with its questions by its id, for whoever may have them; else it is not there, or closed. [ACAD-3] */
export const lessonById = service(
  'courses.look',
  async (ctx, id: number): Promise<Found | Refusal> => {
    const address = await lessonAddress(ctx.rt.db, id);
    const lesson = address && (await lessonPage(ctx, address));
    if (!lesson) return notThere;
    const quiz = lesson.standing === 'open' ? await lessonQuiz(ctx, { id }) : null;
    return quiz ? { lesson, quiz } : refuse('academy.lesson.closed', undefined, { status: 403 });
  },
  () => notThere,
);
