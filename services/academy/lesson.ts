import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { lessonStanding, type LessonStanding } from '#domain/academy/lesson';
import { readTree } from '#domain/articles/read-tree';
import type { ArticleTree } from '#domain/articles/tree';
import type { Ctx } from '../context';
import { service } from '../service';
import { courses, courses_locales, lessons, lessons_locales } from '../store/schema.generated';
import { enrolmentIn } from './open-lesson';

type Neighbour = { slug: string; title: string } | null;
/** A lesson as its page shows it; its text only where the reader may have it. */
export type LessonPage = {
  course: { slug: string; title: string };
  slug: string;
  title: string;
  summary: string | null;
  minutes: number;
  free: boolean;
  standing: LessonStanding;
  /** The reader's own enrolment in the course, where there is one. */
  code: string | null;
  tree: ArticleTree | null;
  before: Neighbour;
  after: Neighbour;
};

/** Whether a lesson has a text in a language, as a column. */
export const hasText = sql<boolean>`${lessons_locales.body} is not null`;

/** A lesson by its address: its text for everybody where it is free, for whoever has begun the course elsewhere; another course's lesson, and one without text, is not found. [ACAD-3] */
export const lessonPage = service(
  'courses.look',
  async (ctx, { slug, lesson }: { slug: string; lesson: string }): Promise<LessonPage | null> => {
    const { db } = ctx.rt;
    const all = await db
      .select({
        ...{ id: lessons.id, slug: lessons.slug, title: lessons_locales.title, summary: lessons_locales.summary },
        ...{ minutes: lessons.minutes, free: lessons.free, hasText, courseId: courses.id, courseTitle: courses_locales.title },
      })
      .from(lessons)
      .innerJoin(lessons_locales, and(eq(lessons_locales._parentID, lessons.id), eq(lessons_locales._locale, ctx.lang)))
      .innerJoin(courses, and(eq(courses.id, lessons.course), eq(courses.published, true), eq(courses.slug, slug)))
      .innerJoin(courses_locales, and(eq(courses_locales._parentID, courses.id), eq(courses_locales._locale, ctx.lang)))
      .orderBy(asc(lessons.rank), asc(lessons.id));
    const readable = all.filter((one) => one.hasText);
    const at = readable.findIndex((one) => one.slug === lesson);
    const found = readable[at];
    if (!found) return null;
    const mine = await enrolmentIn(db, ctx, found.courseId);
    const standing = lessonStanding({ free: found.free, enrolment: mine?.state ?? null });
    const named = (one: (typeof readable)[number] | undefined): Neighbour => (one ? { slug: one.slug, title: one.title } : null);
    const { title, summary, minutes, free } = found;
    return {
      ...{ slug: lesson, title, summary, minutes, free, standing, code: mine?.code ?? null },
      course: { slug, title: found.courseTitle },
      tree: standing === 'open' ? await textOf(ctx, found.id) : null,
      ...{ before: named(readable[at - 1]), after: named(readable[at + 1]) },
    };
  },
  () => null,
);

async function textOf({ rt, lang }: Ctx, id: number): Promise<ArticleTree> {
  const [row] = await rt.db
    .select({ body: lessons_locales.body })
    .from(lessons_locales)
    .where(and(eq(lessons_locales._parentID, id), eq(lessons_locales._locale, lang)));
  return readTree(row?.body);
}
