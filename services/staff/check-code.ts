import { and, eq, gt, lte } from '@payloadcms/db-postgres/drizzle';
import { STAFF_SESSION_HOURS } from '#domain/accounts/second-factor';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { replayed, takeCode, withFactor } from '../factors/factor';
import type { Tx } from '../runtime';
import { staffVerified } from '../store/tables';
import { beginLanguage } from './begin-language';
import type { StaffPerson } from './session';
import { service } from '../service';

/** Checks the second factor of a half session. [ADM-5] */
export const checkStaffCode = service('staff.log-in', async (ctx, person: StaffPerson, typed: string): Promise<Result<{ sid: string }>> => {
  const { staffId, sid } = person;
  return withFactor<{ sid: string }>(ctx, { staffId }, async (tx, row) => {
    const refused = await takeCode(tx, ctx, { staffId }, row, typed);
    // A form that was sent twice finds its session open.
    if (refused === replayed && (await isOpen(tx, ctx, person))) return { value: { sid }, audit: [] };
    if (refused) return refused;
    await openStaffSession(tx, ctx, person);
    return { value: { sid }, audit: { action: 'staff.logged-in', subject: `staff:${staffId}` } };
  });
});

/** Marks a session's second factor as checked, in the decision's own transaction. [ADM-5] */
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
