import { and, count, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { enrolments, seatCounters } from '../store/tables';
import { cohortTimes } from './row';

/** Staff call a whole group off, with a reason: nobody enrols any more, and the clock gives each student the whole price back. A second press finds it done. [ACAD-2] */
export const callOffCohort = service(
  'cohorts.move',
  async (ctx, { cohortId, reason }: { cohortId: number; reason: string }): Promise<Result<{ students: number }>> => {
    const why = reason.trim();
    if (!why) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
    return commit<{ students: number }>(ctx, async (tx) => {
      if (!(await cohortTimes(tx, cohortId))) return refuse('academy.cohort.unknown', undefined, { status: 404 });
      await tx.insert(seatCounters).values({ cohortId, seats: 0, left: 0, updatedAt: ctx.now }).onConflictDoNothing();
      const done = await tx
        .update(seatCounters)
        .set({ calledOffAt: ctx.now, updatedAt: ctx.now })
        .where(and(eq(seatCounters.cohortId, cohortId), isNull(seatCounters.calledOffAt)))
        .returning({ cohortId: seatCounters.cohortId });
      const [seated] = await tx
        .select({ n: count() })
        .from(enrolments)
        .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.state, ['held', 'paid', 'under-way'])));
      const students = seated?.n ?? 0;
      const audit = { action: 'academy.called-off', subject: `cohort:${cohortId}`, facts: { reason: why.slice(0, 200), students } };
      return { value: { students }, audit: done.length > 0 ? audit : [] };
    });
  },
);
