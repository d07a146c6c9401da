import { and, eq, isNull, lt, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import { openSteps, SECOND_FACTOR_LOCK_MINUTES, SECOND_FACTOR_TRIES, STAFF_SESSION_HOURS } from '#domain/accounts/second-factor';
import { refuse, type Result } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { staffFactors, staffVerified } from '../store/tables';
import { unseal } from './seal';
import type { StaffPerson } from './session';
import { matchingStep } from './totp';

const wrong = refuse('admin.second-factor.wrong', undefined, { field: 'code' });
const replayed = refuse('admin.second-factor.replayed', undefined, { field: 'code' });

/** Checks the second factor of a half session: the try is counted first, a code is taken once, five wrong ones lock it. [ADM-5] */
export async function checkStaffCode(ctx: Ctx, person: StaffPerson, typed: string): Promise<Result<{ sid: string }>> {
  const counted = await countTry(ctx, person.staffId);
  if (!counted.ok) return counted;
  const code = normaliseDigits(typed).replace(/\s/g, '');
  const secret = unseal(ctx.rt.settings.secrets.payload, person.staffId, counted.value.secret);
  const step = matchingStep(secret, code, openSteps(ctx.now));
  if (step === undefined) return wrong;
  return step > counted.value.lastStep ? openSession(ctx, person, step) : replayed;
}

function countTry(ctx: Ctx, staffId: number): Promise<Result<{ secret: string; lastStep: number }>> {
  const lockUntil = new Date(ctx.now.getTime() + SECOND_FACTOR_LOCK_MINUTES * 60_000);
  const tries = sql`case when ${staffFactors.lockedUntil} is null then ${staffFactors.tries} + 1 else 1 end`;
  return commit(ctx, async (tx) => {
    const [row] = await tx
      .update(staffFactors)
      .set({ tries, lockedUntil: sql`case when ${tries} >= ${SECOND_FACTOR_TRIES} then ${lockUntil}::timestamptz end` })
      .where(and(eq(staffFactors.staffId, staffId), or(isNull(staffFactors.lockedUntil), lte(staffFactors.lockedUntil, ctx.now))))
      .returning({ secret: staffFactors.secret, lastStep: staffFactors.lastStep });
    if (row) return { value: row, audit: [] };
    const [locked] = await tx.select({ until: staffFactors.lockedUntil }).from(staffFactors).where(eq(staffFactors.staffId, staffId));
    return refuse('admin.second-factor.too-many', { nextTime: locked?.until ?? lockUntil }, { field: 'code', status: 429 });
  });
}

function openSession(ctx: Ctx, person: StaffPerson, step: number): Promise<Result<{ sid: string }>> {
  const { staffId, sid } = person;
  return commit<{ sid: string }>(ctx, async (tx) => {
    const [taken] = await tx
      .update(staffFactors)
      .set({ lastStep: step, tries: 0, lockedUntil: null, confirmedAt: sql`coalesce(${staffFactors.confirmedAt}, ${ctx.now}::timestamptz)` })
      .where(and(eq(staffFactors.staffId, staffId), lt(staffFactors.lastStep, step)))
      .returning({ id: staffFactors.staffId });
    if (!taken) return replayed;
    const expiresAt = new Date(ctx.now.getTime() + STAFF_SESSION_HOURS * 3_600_000);
    await tx.delete(staffVerified).where(lte(staffVerified.expiresAt, ctx.now));
    await tx
      .insert(staffVerified)
      .values({ sid, staffId, at: ctx.now, expiresAt })
      .onConflictDoUpdate({ target: staffVerified.sid, set: { at: ctx.now, expiresAt } });
    return { value: { sid }, audit: { action: 'staff.logged-in', subject: `staff:${staffId}` } };
  });
}
