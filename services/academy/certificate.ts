import { randomBytes } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { unknownEnrolment } from '#domain/academy/code';
import { scorePercent } from '#domain/academy/progress';
import { isoOf, dayNumber } from '#domain/calendars/day';
import { makePaperNumber, shownNumber } from '#domain/papers/number';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { signPaper } from '../papers/sign';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { certificates, cohorts, courses, courses_locales, lessons, quiz_items, users } from '../store/schema.generated';
import { ENROLMENTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { progressIn } from './progress';
import { triesOf } from './quiz-rows';
import { enrolmentSubject, lockEnrolment, myEnrolment, type EnrolmentRow } from './row';

type CertificateRow = typeof certificates.$inferSelect;
type Issued = { number: string };
const random = () => randomBytes(4).readUInt32BE() / 2 ** 32;

/** The certificate of an enrolment, where one was issued. */
export async function certificateOf(tx: Tx, { code }: Pick<EnrolmentRow, 'code'>): Promise<CertificateRow | null> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.enrolment, code));
  return row ?? null;
}

/** A student who has done every lesson takes their certificate: name, course, hours and score as they are now, signed once. A second press finds the same. [ACAD-3] */
export const takeCertificate = service('courses.enrol', async (ctx, code: string): Promise<Result<Issued>> => {
  const mine = await myEnrolment(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownEnrolment;
  return commit<Issued>(ctx, async (tx) => {
    const row = await lockEnrolment(tx, mine.id);
    if (!row) return unknownEnrolment;
    const there = await certificateOf(tx, row);
    if (there) return { value: { number: there.number }, audit: [] };
    if (row.state !== 'under-way' && row.state !== 'finished') return refuse('academy.certificate.not-begun', undefined, { status: 409 });
    const course = await courseOf(tx, row);
    const learnt = (await progressIn(tx, ctx, row.userId, [course.id])).get(course.id);
    const left = (learnt?.all ?? 0) - (learnt?.done ?? 0);
    if (!learnt || learnt.all === 0 || left > 0) return refuse('academy.certificate.lessons-left', { count: left }, { status: 409 });
    const name = await nameOf(tx, row.userId);
    if (!name) return refuse('academy.certificate.name', undefined, { status: 409 });
    const made = makePaperNumber(random);
    const score = await scoreOf(tx, row.userId, course.id);
    const { titleFa, titleEn, hours } = course;
    const day = isoOf(dayNumber(ctx.now));
    const signed = signPaper(ctx.rt.settings, { t: 'course', n: shownNumber(made), w: name, f: titleFa, e: titleEn, h: hours, s: score, d: day });
    if (!signed) return refuse('academy.certificate.no-key', undefined, { status: 503 });
    if (row.state === 'under-way') {
      const moved = await transition(tx, ctx, ENROLMENTS, row, { event: 'finish', who: 'student' });
      if (!moved.ok) return moved;
    }
    const at = ctx.now.toISOString();
    await tx.insert(certificates).values({
      ...{ ...made, user: row.userId, enrolment: row.code, name, course: course.slug, titleFa, titleEn, hours, score },
      ...{ issuedAt: at, signed, createdAt: at, updatedAt: at },
    });
    return {
      value: { number: made.number },
      audit: { action: 'certificates.issue', subject: enrolmentSubject(row.id), facts: { number: made.number, score } },
    };
  });
});

async function courseOf(tx: Tx, { cohortId }: EnrolmentRow) {
  const rows = await tx
    .select({ id: courses.id, slug: courses.slug, hours: courses.hours, lang: courses_locales._locale, title: courses_locales.title })
    .from(cohorts)
    .innerJoin(courses, eq(courses.id, cohorts.course))
    .innerJoin(courses_locales, eq(courses_locales._parentID, courses.id))
    .where(eq(cohorts.id, cohortId));
  const [first] = rows;
  if (!first) throw new Error(`group ${cohortId} is of no course`);
  const titled = (lang: Ctx['lang']) => rows.find((one) => one.lang === lang)?.title ?? first.title;
  return { id: first.id, slug: first.slug, hours: first.hours, titleFa: titled('fa'), titleEn: titled('en') };
}

/** The name that stands in an account; empty where it is not told. */
export async function nameOf(tx: Tx, userId: number): Promise<string> {
  const [row] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, userId));
  return row?.first && row.last ? `${row.first} ${row.last}` : '';
}

async function scoreOf(tx: Tx, userId: number, course: number): Promise<number | null> {
  const items = await tx
    .select({ id: quiz_items.id, lesson: lessons.id })
    .from(quiz_items)
    .innerJoin(lessons, and(eq(lessons.id, quiz_items.lesson), eq(lessons.course, course)));
  const tries = await triesOf(tx, userId, [...new Set(items.map(({ lesson }) => lesson))]);
  return scorePercent(
    items.map(({ id }) => id),
    tries,
  );
}
