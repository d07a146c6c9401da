import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { lessonStanding } from '#domain/academy/lesson';
import { refuse, type Refusal } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { cohorts, courses, lessons } from '../store/schema.generated';
import { enrolments } from '../store/tables';

const furthest: readonly EnrolmentState[] = ['finished', 'under-way', 'paid'];
const notThere = refuse('academy.lesson.unknown', undefined, { status: 404 });
const closed = refuse('academy.lesson.closed', undefined, { status: 403 });

/** The reader's enrolment in a course that has come furthest. */
export async function enrolmentIn(tx: Tx, { actor }: Ctx, course: number): Promise<{ code: string; state: EnrolmentState } | null> {
  if (actor.kind !== 'user') return null;
  const rows = await tx
    .select({ code: enrolments.code, state: enrolments.state })
    .from(enrolments)
    .innerJoin(cohorts, and(eq(cohorts.id, enrolments.cohortId), eq(cohorts.course, course)))
    .where(and(eq(enrolments.userId, actor.userId), inArray(enrolments.state, [...furthest])));
  return rows.toSorted((one, other) => furthest.indexOf(one.state) - furthest.indexOf(other.state))[0] ?? null;
}

/** A lesson by its address or its id. */
export type LessonAt = { slug: string; lesson: string } | { id: number };
export type OpenLesson = { id: number; course: number; changedAt: Date };

/** A lesson whose text and questions the reader may have; else it is not there, or closed. [ACAD-3] */
export async function openLesson(tx: Tx, ctx: Ctx, at: LessonAt): Promise<OpenLesson | Refusal> {
  const asked = 'id' in at ? eq(lessons.id, at.id) : and(eq(courses.slug, at.slug), eq(lessons.slug, at.lesson));
  const [found] = await tx
    .select({ id: lessons.id, course: lessons.course, free: lessons.free, changedAt: lessons.updatedAt })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.course), eq(courses.published, true)))
    .where(asked);
  if (!found) return notThere;
  const mine = await enrolmentIn(tx, ctx, found.course);
  const standing = lessonStanding({ free: found.free, enrolment: mine?.state ?? null });
  return standing === 'open' ? { id: found.id, course: found.course, changedAt: new Date(found.changedAt) } : closed;
}

/** A lesson's address by its id; nothing where its course is not published. */
export async function lessonAddress(tx: Tx, id: number): Promise<{ slug: string; lesson: string } | null> {
  const [row] = await tx
    .select({ slug: courses.slug, lesson: lessons.slug })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.course), eq(courses.published, true)))
    .where(eq(lessons.id, id));
  return row ?? null;
}
