import { and, asc, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { unknownEnrolment } from '#domain/academy/code';
import { priceComesBack } from '#domain/academy/cohort';
import { seatedStates, type EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { refuse, type Refusal } from '#domain/result';
import { shownNumber } from '#domain/papers/number';
import { availableToman } from '#domain/wallet/wallet';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { invoiceOf } from '../invoices/issued';
import { tracesOf } from '../payables/traces';
import { refundsOf, type Refund } from '../refunds/view';
import { service } from '../service';
import { cohorts, cohorts_locales, courses, courses_locales } from '../store/schema.generated';
import { enrolments, payables } from '../store/tables';
import { creditFor } from '../wallet/hold';
import { myWallet } from '../wallet/wallet';
import { billOf, COURSE } from './bill';
import { progressIn, type CourseProgress } from './progress';
import { certificateOf, nameOf } from './certificate';
import { cohortTimes, myEnrolment } from './row';
import { shownCourse, type ShownCohort } from './shown';

/** A course of whoever asks, as a line of their list. */
type MyCourse = { code: string; slug: string; title: string; group: string; startsAt: Date; state: EnrolmentState; heldUntil: Date; madeAt: Date };
/** The same with how far it was learnt, once it was begun. */
type LearntCourse = MyCourse & { progress: CourseProgress | null };
/** The same with its money. */
export type MyEnrolment = LearntCourse & {
  priceToman: number;
  /** The open bill: what is to be paid until the seat goes back. */
  bill: { totalToman: number; discountToman: number; discountCode: string | null } | null;
  paidToman: number;
  /** What the wallet keeps for it while the rest is paid at the bank. */ heldToman: number;
  availableToman: number;
  /** What leaving now gives back; null where one cannot leave any more. */ leaving: { backToman: number } | null;
  invoice: string | null;
  /** The certificate, once it was taken; and the name that it would bear. */ certificate: { shown: string; withdrawn: boolean } | null;
  name: string;
  refunds: Refund[];
};

const listed = (ctx: Ctx) => ({
  rows: ctx.rt.db
    .select({
      row: enrolments,
      courseId: courses.id,
      slug: courses.slug,
      title: courses_locales.title,
      group: cohorts_locales.name,
      startsAt: cohorts.startsAt,
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .innerJoin(courses, eq(courses.id, cohorts.course))
    .leftJoin(courses_locales, and(eq(courses_locales._parentID, courses.id), eq(courses_locales._locale, ctx.lang)))
    .leftJoin(cohorts_locales, and(eq(cohorts_locales._parentID, cohorts.id), eq(cohorts_locales._locale, ctx.lang))),
});
type Listed = Awaited<ReturnType<typeof listed>['rows']>[number];
const toLine = ({ row, slug, title, group, startsAt }: Listed): MyCourse => ({
  ...{ code: row.code, slug, title: title ?? slug, group: group ?? '', startsAt: new Date(startsAt) },
  ...{ state: row.state, heldUntil: row.heldUntil, madeAt: row.createdAt },
});

const begun: readonly EnrolmentState[] = ['under-way', 'finished'];

/** How far the courses of these rows were learnt, where they were begun. */
async function learntOf(ctx: Ctx & { actor: { userId: number } }, rows: readonly Listed[]): Promise<(row: Listed) => CourseProgress | null> {
  const open = rows.filter(({ row }) => begun.includes(row.state));
  const found = await progressIn(ctx.rt.db, ctx, ctx.actor.userId, [...new Set(open.map(({ courseId }) => courseId))]);
  return ({ row, courseId }) => (begun.includes(row.state) ? (found.get(courseId) ?? null) : null);
}

const SHOWN = 100;

/** The account’s courses, newest first. [ACAD-2, DASH-1: AI courses] */
export const myCourses = service(
  'courses.enrol',
  async (ctx): Promise<LearntCourse[]> => {
    const rows = await listed(ctx).rows.where(eq(enrolments.userId, ctx.actor.userId)).orderBy(desc(enrolments.id)).limit(SHOWN);
    const learnt = await learntOf(ctx, rows);
    return rows.map((row) => ({ ...toLine(row), progress: learnt(row) }));
  },
  () => [],
);

/** One enrolment with its price line by line, what leaving gives back, its invoice and its refunds. [ACAD-2, DISC-2, WAL-3] */
export const enrolmentPage = service('courses.enrol', async (ctx, code: string): Promise<MyEnrolment | Refusal> => {
  const { db } = ctx.rt;
  const mine = await myEnrolment(db, ctx.actor.userId, code);
  const [found] = mine ? await listed(ctx).rows.where(eq(enrolments.id, mine.id)) : [];
  if (!found) return unknownEnrolment;
  const { row } = found;
  const [open, paid, wallet, holidays, bills] = await Promise.all([
    billOf(db, row, 'open'),
    billOf(db, row, 'paid'),
    myWallet(ctx),
    loadHolidays(db),
    db
      .select({ id: payables.id })
      .from(payables)
      .where(and(eq(payables.kind, COURSE), eq(payables.userId, row.userId), eq(payables.code, row.code)))
      .orderBy(asc(payables.createdAt)),
  ]);
  const held = open ? await creditFor(db, open.id) : null;
  const heldToman = held?.state === 'held' ? held.amountToman : 0;
  const used = open ? (await tracesOf(db, open.id)).find(({ rule }) => rule === 'discount') : undefined;
  const line = toLine(found);
  const certificate = await certificateOf(db, row);
  const back = row.state === 'held' ? 0 : priceComesBack(line, ctx.now) ? row.paidToman : null;
  return {
    ...line,
    progress: (await learntOf(ctx, [found]))(found),
    priceToman: row.priceToman,
    bill: open && {
      totalToman: open.totalToman,
      discountToman: row.priceToman - open.totalToman,
      discountCode: used ? String(used.facts['code'] ?? '') : null,
    },
    ...{ paidToman: row.paidToman, heldToman, availableToman: availableToman(wallet) + heldToman },
    leaving: back === null ? null : { backToman: back },
    invoice: paid ? ((await invoiceOf(db, paid.id))?.number ?? null) : null,
    certificate: certificate && { shown: shownNumber(certificate), withdrawn: certificate.revokedAt !== null },
    name: await nameOf(db, row.userId),
    refunds: (await Promise.all(bills.map(({ id }) => refundsOf(db, id, ctx.now, holidays)))).flat(),
  };
});

type SeatOffer = { slug: string; title: string; cohort: ShownCohort; /** The account’s own enrolment in it, where there is one. */ mine: string | null };

/** What one enrols in, before a seat is taken. [ACAD-2] */
export const seatOffer = service('courses.enrol', async (ctx, cohortId: number): Promise<SeatOffer | Refusal> => {
  const { db } = ctx.rt;
  const times = await cohortTimes(db, cohortId);
  const [course] = times ? await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, times.course)) : [];
  const shown = course ? await shownCourse(ctx, course.slug) : null;
  const cohort = shown?.cohorts.find(({ id }) => id === cohortId);
  if (!shown || !cohort) return refuse('academy.cohort.unknown', undefined, { status: 404 });
  const own = and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, ctx.actor.userId), inArray(enrolments.state, [...seatedStates]));
  const [mine] = await db.select({ code: enrolments.code }).from(enrolments).where(own);
  return { slug: shown.slug, title: shown.title, cohort, mine: mine?.code ?? null };
});
