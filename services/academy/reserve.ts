import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { makeEnrolmentCode } from '#domain/academy/code';
import { cohortStanding, seatHeldUntil, type CohortStanding } from '#domain/academy/cohort';
import { seatedStates } from '#domain/academy/enrolment-life-cycle';
import { seatPrice } from '#domain/academy/seat-price';
import { refuse, type Refusal, type Result } from '#domain/result';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { courses } from '../store/schema.generated';
import { enrolments, seatCounters } from '../store/tables';
import { ENROLMENTS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { openBill } from './bill';
import { cohortTimes, enrolmentSubject } from './row';
import { takeSeat } from './seats';

type Reserved = { code: string; heldUntil: Date };
const unknown = refuse('academy.cohort.unknown', undefined, { status: 404 });
const there = refuse('academy.enrolment.there', undefined, { status: 409 });

/** Why no seat can be taken of a group that stands so. */
const against: Readonly<Record<Exclude<CohortStanding, 'open'>, Refusal>> = {
  'called-off': refuse('academy.cohort.called-off', undefined, { status: 409 }),
  'not-yet': refuse('academy.cohort.not-yet', undefined, { status: 409 }),
  full: refuse('academy.cohort.full', undefined, { status: 409 }),
  over: refuse('academy.cohort.over', undefined, { status: 409 }),
};

/** Holds a seat of a group for twenty minutes, and opens its bill; who has a seat already keeps that one, and capacity is never exceeded. [ACAD-2] */
export const reserveSeat = service('courses.enrol', async (ctx, { once, cohortId }: { once: string; cohortId: number }): Promise<Result<Reserved>> => {
  const { userId } = ctx.actor;
  return commitOnce<Reserved>(
    ctx,
    { form: 'course-seat', key: once, body: { cohortId } },
    async (tx) => {
      const cohort = await cohortTimes(tx, cohortId);
      const [course] = cohort ? await tx.select({ published: courses.published }).from(courses).where(eq(courses.id, cohort.course)) : [];
      if (!cohort || !course?.published) return unknown;
      const [mine] = await tx
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId), inArray(enrolments.state, [...seatedStates])));
      if (mine?.state === 'held' && mine.heldUntil > ctx.now) return { value: { code: mine.code, heldUntil: mine.heldUntil }, audit: [] };
      if (mine) return there;
      const [seats] = await tx.select().from(seatCounters).where(eq(seatCounters.cohortId, cohortId));
      const stands = cohortStanding({ ...cohort, left: seats?.left ?? 0, calledOffAt: seats?.calledOffAt ?? null }, ctx.now);
      if (stands !== 'open') return against[stands];
      const { priceToman } = cohort;
      const heldUntil = seatHeldUntil(cohort, ctx.now);
      const made = { code: makeEnrolmentCode(unguessable), cohortId, userId, lang: ctx.lang, createdAt: ctx.now, heldUntil, priceToman };
      const row = await beginOne(tx, ctx, ENROLMENTS, made, { event: 'reserve' });
      if (!(await takeSeat(tx, ctx, cohortId))) return against.full;
      await openBill(tx, ctx, row, seatPrice(priceToman, null));
      return {
        value: { code: row.code, heldUntil },
        audit: { action: 'courses.reserve', subject: enrolmentSubject(row.id), facts: { cohortId, priceToman } },
      };
    },
    { enrolments_one_seat: there, enrolments_code: refuse('common.busy', undefined, { status: 503 }) },
  );
});
