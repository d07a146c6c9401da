import { eq } from '@payloadcms/db-postgres/drizzle';
import { roleReason } from '#domain/accounts/account-role';
import { refuse, type Result } from '#domain/result';
import { tellChanged } from '../accounts/second-step';
import { dropFactor } from '../factors/factor';
import { commit } from '../store/commit';
import { sessions } from '../store/tables';
import { lockRole, roleSubject } from './row';
import { service } from '../service';

/** Staff remove the second step of somebody who lost phone and recovery codes: every session loses it, and its owner enrols another. [ROLE-1] */
export const resetSecondStep = service('account-roles.move', async (ctx, roleId: number, why: string): Promise<Result<null>> => {
  const reason = roleReason(why);
  if (!reason.ok) return { ...reason, field: 'reason' };
  return commit<null>(ctx, async (tx) => {
    const role = await lockRole(tx, roleId);
    if (!role) return refuse('common.not-found', undefined, { status: 404 });
    if (!(await dropFactor(tx, { userId: role.user }))) return refuse('admin.second-factor.none', undefined, { status: 409 });
    await tx.update(sessions).set({ twoStepsAt: null }).where(eq(sessions.userId, role.user));
    return {
      value: null,
      audit: { action: 'account-roles.second-step-reset', subject: roleSubject(roleId), facts: { of: role.user, reason: reason.value } },
      tell: await tellChanged(tx, ctx, role.user),
    };
  });
});
