import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { commit } from '../store/commit';
import { staff } from '../store/schema.generated';
import { makeInvitation } from './invitation';
import { closeAccount } from './invite';
import { tellStaff } from './tell-staff';
import { service } from '../service';

/**
 * An administrator takes a lost second factor away: all sessions of the account end, and its owner enrols another by a
 * link that works once, which the administrator hands over, and by the password. [ADM-5]
 */
export const resetStaffFactor = service('admin.staff.change', async (ctx, staffId: number): Promise<Result<{ link: string; expiresAt: Date }>> => {
  const { actor } = ctx;
  if (actor.staffId === staffId) return refuse('admin.staff.own', undefined, { status: 403 });
  return commit<{ link: string; expiresAt: Date }>(ctx, async (tx) => {
    const [person] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
    if (!person) return refuse('common.not-found', undefined, { status: 404 });
    await closeAccount(tx, ctx, staffId);
    return {
      value: await makeInvitation(tx, ctx, staffId, 'enrol'),
      audit: { action: 'staff.factor.reset', subject: `staff:${staffId}` },
      tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.factor-reset', facts: { byName: actor.name } }),
    };
  });
});
