import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { staffFactors, staffVerified } from '../store/tables';

/** An administrator takes a lost second factor away: its sessions end, the next login enrols a new one. [ADM-5] */
export async function resetStaffFactor(ctx: Ctx, staffId: number): Promise<Result<{ staffId: number }>> {
  if (ctx.actor.kind !== 'staff' || !ctx.actor.roles.includes('administrator')) return refuse('lifecycle.move.not-yours', undefined, { status: 403 });
  return commit<{ staffId: number }>(ctx, async (tx) => {
    await tx.delete(staffVerified).where(eq(staffVerified.staffId, staffId));
    await tx.delete(staffFactors).where(eq(staffFactors.staffId, staffId));
    return { value: { staffId }, audit: { action: 'staff.factor.reset', subject: `staff:${staffId}` } };
  });
}
