import { eq } from '@payloadcms/db-postgres/drizzle';
import { roleReason, type AccountRoleEvent, type AccountRoleState } from '#domain/accounts/account-role';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { pageLink } from '../messages/page-link';
import { queueMessage, type NewMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { ACCOUNT_ROLES } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { lockRole, roleSubject } from './row';
import { service } from '../service';

type RoleMove = {
  roleId: number;
  event: AccountRoleEvent;
  reason: string;
  /** The state that was on the screen. */ expectedState: AccountRoleState;
};

/** Staff verify a role, suspend it, give it back or end it, each with a reason; its owner is told. It counts, or does not, from the next request on. [ROLE-1, DOC-4] */
export const moveRole = service('account-roles.move', async (ctx, move: RoleMove): Promise<Result<{ state: AccountRoleState }>> => {
  const reason = roleReason(move.reason);
  if (!reason.ok) return { ...reason, field: 'reason' };
  return commit<{ state: AccountRoleState }>(ctx, async (tx) => {
    const role = await lockRole(tx, move.roleId);
    if (!role) return refuse('common.not-found', undefined, { status: 404 });
    if (role.state !== move.expectedState) return changedMeanwhile();
    const moved = await transition(tx, ctx, ACCOUNT_ROLES, role, { event: move.event, who: ctx.actor.roles, reason: reason.value });
    if (!moved.ok) return moved;
    const { from, to, event, tells } = moved.value.moved;
    return {
      value: { state: to },
      audit: { action: `account-roles.${event}`, subject: roleSubject(role.id), facts: { of: role.user, kind: role.kind, from, to, reason: reason.value } },
      tell: await told(
        tx,
        ctx,
        role.user,
        tells === 'roles.verified' ? null : { notice: tells === 'roles.suspended' ? tells : 'roles.ended', reason: reason.value },
      ),
    };
  });
});

/** By SMS, and by mail where there is one; a verified role leads to the page where it stands. */
async function told(tx: Tx, ctx: Ctx, userId: number, lost: { notice: 'roles.suspended' | 'roles.ended'; reason: string } | null): Promise<Later[]> {
  const [owner] = await tx
    .select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner) throw new Error(`user ${userId} is not there to be told of a role`);
  const { lang } = owner;
  const link = pageLink(ctx, lang, '/account/security');
  const said = lost ? { notice: lost.notice, facts: { reason: lost.reason } } : ({ notice: 'roles.verified', facts: { link } } as const);
  const ways: NewMessage[] = [{ ...said, channel: 'sms', recipient: owner.phone, lang }];
  if (owner.email && owner.confirmed) ways.push({ ...said, channel: 'email', recipient: owner.email, lang });
  const later: Later[] = [];
  for (const way of ways) later.push(await queueMessage(tx, ctx, way));
  return later;
}
