import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { cohortStanding, type CohortStanding } from '#domain/academy/cohort';
import type { CourseLevel } from '#domain/academy/levels';
import type { Ctx } from '../context';
import { service } from '../service';
import { hasText } from './lesson';
import { cohorts, cohorts_locales, courses, courses_locales, lessons, lessons_locales } from '../store/schema.generated';
import { seatCounters } from '../store/tables';

/** A group as readers see it: its days, its price, and how many seats are left. */
export type ShownCohort = {
  id: number;
  name: string;
  startsAt: Date;
  enrolFrom: Date;
  enrolUntil: Date;
  priceToman: number;
  seats: number;
  left: number;
  standing: CohortStanding;
};
type ShownLesson = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  minutes: number;
  free: boolean;
  /** Whether its text is there to be read. */ hasText: boolean;
};
type Course = { id: number; slug: string; title: string; summary: string; level: CourseLevel; hours: number; teacher: string };
/** A course of the list, with the group that one can enrol in next. */
type CourseTile = Omit<Course, 'id'> & { lessons: number; next: ShownCohort | null };
/** A course’s whole page. */
type ShownCourse = Omit<Course, 'id'> & {
  outcomes: string[];
  forWhom: string | null;
  needed: string | null;
  teacherAbout: string | null;
  lessons: ShownLesson[];
  cohorts: ShownCohort[];
};

/** Every published course that has words in the reader’s language, in the editors’ order. [ACAD-1] */
export const shownCourses = service(
  'courses.look',
  async (ctx): Promise<CourseTile[]> => {
    const found = await rowsOf(ctx, undefined);
    const ids = found.map(({ id }) => id);
    const [groups, parts] = await Promise.all([
      cohortsOf(ctx, ids),
      ids.length === 0 ? [] : ctx.rt.db.select({ course: lessons.course }).from(lessons).where(inArray(lessons.course, ids)),
    ]);
    return found.map(({ id, slug, title, summary, level, hours, teacher }) => ({
      ...{ slug, title, summary, level, hours, teacher },
      lessons: parts.filter(({ course }) => course === id).length,
      next: groups.find((one) => one.course === id && one.standing === 'open') ?? null,
    }));
  },
  () => [],
);

/** A published course by its address: what one can do at the end, its lessons, its teacher, and its groups that are not over. [ACAD-1] */
export const shownCourse = service(
  'courses.look',
  async (ctx, slug: string): Promise<ShownCourse | null> => {
    const [found] = await rowsOf(ctx, slug);
    if (!found) return null;
    const { id, outcomes, ...course } = found;
    const [groups, own] = await Promise.all([
      cohortsOf(ctx, [id]),
      ctx.rt.db
        .select({
          id: lessons.id,
          slug: lessons.slug,
          title: lessons_locales.title,
          summary: lessons_locales.summary,
          minutes: lessons.minutes,
          free: lessons.free,
          hasText,
        })
        .from(lessons)
        .innerJoin(lessons_locales, and(eq(lessons_locales._parentID, lessons.id), eq(lessons_locales._locale, ctx.lang)))
        .where(eq(lessons.course, id))
        .orderBy(asc(lessons.rank), asc(lessons.id)),
    ]);
    const lines = outcomes.split('\n').map((line) => line.trim());
    return {
      ...course,
      outcomes: lines.filter(Boolean),
      lessons: own,
      cohorts: groups.filter(({ standing }) => standing !== 'over').map(({ course: _, ...one }) => one),
    };
  },
  () => null,
);

function rowsOf({ rt, lang }: Ctx, slug: string | undefined) {
  return rt.db
    .select({
      ...{ id: courses.id, slug: courses.slug, title: courses_locales.title, summary: courses_locales.summary, level: courses.level, hours: courses.hours },
      ...{ teacher: courses_locales.teacher, teacherAbout: courses_locales.teacherAbout, outcomes: courses_locales.outcomes },
      ...{ forWhom: courses_locales.forWhom, needed: courses_locales.needed },
    })
    .from(courses)
    .innerJoin(courses_locales, and(eq(courses_locales._parentID, courses.id), eq(courses_locales._locale, lang)))
    .where(and(eq(courses.published, true), slug === undefined ? undefined : eq(courses.slug, slug)))
    .orderBy(asc(courses.rank), asc(courses.id));
}

/** Groups of courses with how they stand now, the first to begin before the others. */
async function cohortsOf({ rt, lang, now }: Ctx, ids: readonly number[]): Promise<(ShownCohort & { course: number })[]> {
  if (ids.length === 0) return [];
  const rows = await rt.db
    .select({ cohort: cohorts, name: cohorts_locales.name, seats: seatCounters.seats, left: seatCounters.left, calledOffAt: seatCounters.calledOffAt })
    .from(cohorts)
    .leftJoin(cohorts_locales, and(eq(cohorts_locales._parentID, cohorts.id), eq(cohorts_locales._locale, lang)))
    .leftJoin(seatCounters, eq(seatCounters.cohortId, cohorts.id))
    .where(inArray(cohorts.course, [...ids]))
    .orderBy(asc(cohorts.startsAt), asc(cohorts.id));
  return rows.map(({ cohort, name, seats, left, calledOffAt }) => {
    const times = { startsAt: new Date(cohort.startsAt), enrolFrom: new Date(cohort.enrolFrom), enrolUntil: new Date(cohort.enrolUntil) };
    const standing = cohortStanding({ ...times, left: left ?? 0, calledOffAt }, now);
    return { id: cohort.id, course: cohort.course, name: name ?? '', ...times, priceToman: cohort.priceToman, seats: seats ?? 0, left: left ?? 0, standing };
  });
}
