import { and, asc, eq, inArray, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { courses, lessons, lessons_locales } from '../store/schema.generated';
import { lessonProgress } from '../store/tables';
import { enrolmentIn } from './open-lesson';

/** How far somebody has come in a course: the lessons that have a text in their language. */
export type CourseProgress = { done: number; all: number; /** The first that is not done. */ next: { slug: string; title: string } | null; slugs: string[] };

/** The same of several courses, by their ids. [ACAD-3, DASH-1: AI courses] */
export async function progressIn(tx: Tx, { lang }: Pick<Ctx, 'lang'>, userId: number, ids: readonly number[]): Promise<Map<number, CourseProgress>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ course: lessons.course, slug: lessons.slug, title: lessons_locales.title, doneAt: lessonProgress.doneAt })
    .from(lessons)
    .innerJoin(lessons_locales, and(eq(lessons_locales._parentID, lessons.id), eq(lessons_locales._locale, lang), isNotNull(lessons_locales.body)))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(inArray(lessons.course, [...ids]))
    .orderBy(asc(lessons.rank), asc(lessons.id));
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ course }) => course === id);
      const done = own.filter(({ doneAt }) => doneAt !== null);
      const next = own.find(({ doneAt }) => doneAt === null);
      return [id, { done: done.length, all: own.length, next: next ? { slug: next.slug, title: next.title } : null, slugs: done.map(({ slug }) => slug) }];
    }),
  );
}

/** A student's own progress in a course by its address; nothing for whoever has not begun it. [ACAD-3] */
export const myProgress = service(
  'courses.enrol',
  async (ctx, slug: string): Promise<(CourseProgress & { code: string }) | null> => {
    const { db } = ctx.rt;
    const [course] = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.slug, slug), eq(courses.published, true)));
    const mine = course && (await enrolmentIn(db, ctx, course.id));
    if (!mine || mine.state === 'paid') return null;
    const found = (await progressIn(db, ctx, ctx.actor.userId, [course.id])).get(course.id);
    return found ? { ...found, code: mine.code } : null;
  },
  () => null,
);
