import { and, eq, gt, lte } from '@payloadcms/db-postgres/drizzle';
import { openSteps, SECOND_FACTOR_LOCK_MINUTES, SECOND_FACTOR_TRIES, STAFF_SESSION_HOURS } from '#domain/accounts/second-factor';
import { refuse, type Refusal, type Result } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit, type Change } from '../store/commit';
import { staffFactors, staffVerified } from '../store/tables';
import { beginLanguage } from './begin-language';
import { unseal } from './seal';
import type { StaffPerson } from './session';
import { matchingStep } from './totp';
import { service } from '../service';

type Row = typeof staffFactors.$inferSelect;

export const wrong = refuse('admin.second-factor.wrong', undefined, { field: 'code' });
export const replayed = refuse('admin.second-factor.replayed', undefined, { field: 'code' });
const none = refuse('admin.second-factor.none', undefined, { status: 403 });

/** Checks the second factor of a half session: a code is taken once; a right one that comes again is refused and is no wrong one. [ADM-5] */
export const checkStaffCode = service('staff.log-in', async (ctx, person: StaffPerson, typed: string): Promise<Result<{ sid: string }>> => {
  const code = normaliseDigits(typed).replace(/\s/g, '');
  const { staffId, sid } = person;
  return withFactor<{ sid: string }>(ctx, staffId, async (tx, row) => {
    const step = matchingStep(unseal(ctx.rt.settings.secrets.payload, staffId, row.secret), code, openSteps(ctx.now));
    if (step === undefined) return wrong;
    // A form that was sent twice finds its session open.
    if (step <= row.lastStep) return (await isOpen(tx, ctx, person)) ? { value: { sid }, audit: [] } : replayed;
    await tx.update(staffFactors).set({ lastStep: step, tries: 0, lockedUntil: null }).where(eq(staffFactors.staffId, staffId));
    await openStaffSession(tx, ctx, person);
    return { value: { sid }, audit: { action: 'staff.logged-in', subject: `staff:${staffId}` } };
  });
});

/** Looks at an account's factor, one at a time; what was wrong is counted, and the fifth locks it for a while. [ADM-5] */
export async function withFactor<T>(ctx: Ctx, staffId: number, look: (tx: Tx, row: Row) => Promise<Change<T> | Refusal>): Promise<Result<T>> {
  const lockUntil = new Date(ctx.now.getTime() + SECOND_FACTOR_LOCK_MINUTES * 60_000);
  const looked = await commit<Result<T>>(ctx, async (tx) => {
    const mine = eq(staffFactors.staffId, staffId);
    const [row] = await tx.select().from(staffFactors).where(mine).for('update');
    if (!row?.confirmedAt) return none;
    if (row.lockedUntil && row.lockedUntil > ctx.now) {
      return refuse('admin.second-factor.too-many', { nextTime: row.lockedUntil }, { field: 'code', status: 429 });
    }
    const outcome = await look(tx, row);
    if (!('ok' in outcome)) return { ...outcome, value: { ok: true, value: outcome.value } };
    if (outcome === replayed) return outcome;
    const tries = row.lockedUntil ? 1 : row.tries + 1;
    await tx
      .update(staffFactors)
      .set({ tries, lockedUntil: tries >= SECOND_FACTOR_TRIES ? lockUntil : null })
      .where(mine);
    // The count stays, though the answer is no.
    return { value: outcome, audit: [] };
  });
  return looked.ok ? looked.value : looked;
}

/** Makes a session whole, in the decision's own transaction. [ADM-5] */
export async function openStaffSession(tx: Tx, ctx: Ctx, { staffId, sid }: StaffPerson): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + STAFF_SESSION_HOURS * 3_600_000);
  await tx.delete(staffVerified).where(lte(staffVerified.expiresAt, ctx.now));
  await tx
    .insert(staffVerified)
    .values({ sid, staffId, at: ctx.now, expiresAt })
    .onConflictDoUpdate({ target: staffVerified.sid, set: { at: ctx.now, expiresAt } });
  await beginLanguage(tx, staffId, ctx.lang);
}

async function isOpen(tx: Tx, ctx: Ctx, { staffId, sid }: StaffPerson): Promise<boolean> {
  const mine = and(eq(staffVerified.sid, sid), eq(staffVerified.staffId, staffId), gt(staffVerified.expiresAt, ctx.now));
  return (await tx.select({ sid: staffVerified.sid }).from(staffVerified).where(mine)).length > 0;
}
