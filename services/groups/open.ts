import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { closesAt } from '#domain/groups/clocks';
import { makeGroupCode } from '#domain/groups/group-code';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { groups } from '../store/schema.generated';
import { groupMembers } from '../store/tables';
import { currentLadder } from './ladder';
import { groupSubject } from './row';
import { elsewhere, isOwnPhone, takePlace, unitForGroup, type Person } from './take-place';
import { tellMember } from './tell';
import { GROUPS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { service } from '../service';

export type OpenGroup = Person & { variantId: number };

/** Opens a group for a device: whoever does it leads it and is its first member; a second press finds the first one's group. [GRP-1, GRP-2] */
export const openGroup = service('groups.open', async (ctx, { variantId, ...person }: OpenGroup): Promise<Result<{ code: string }>> => {
  const { actor } = ctx;
  const { userId } = actor;
  const leads = await leadsAlready(ctx, userId, variantId);
  if (leads) return ok({ code: leads });
  const opened = await commit<{ code: string }>(
    ctx,
    async (tx) => {
      const own = await isOwnPhone(tx, userId, person.phone);
      if (!own.ok) return own;
      const unit = await unitForGroup(tx, variantId);
      if (!unit.ok) return unit;
      const now = ctx.now.toISOString();
      const until = closesAt(ctx.now);
      const document = {
        code: makeGroupCode(unguessable),
        dueAt: until.toISOString(),
        variant: variantId,
        leader: userId,
        ladder: await currentLadder(tx),
        createdAt: now,
        updatedAt: now,
      };
      const group = await beginOne(tx, ctx, GROUPS, document, { event: 'open' });
      const member = await takePlace(tx, ctx, group.id, userId, unit.value, person);
      return {
        value: { code: group.code },
        audit: { action: 'groups.opened', subject: groupSubject(group.id), facts: { code: group.code, variantId } },
        tell: [
          await tellMember(tx, ctx, group, member, (link) => ({ notice: 'groups.opened', facts: { link, closeDay: new Date(until.getTime() - 1) } })),
          { queue: 'groups', kind: 'close', payload: { groupId: group.id }, dueAt: until, id: `group-close:${group.id}` },
        ],
      };
    },
    { ...elsewhere, groups_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
  if (opened.ok || opened.code !== 'groups.member.elsewhere') return opened;
  const first = await leadsAlready(ctx, userId, variantId);
  return first ? ok({ code: first }) : opened;
});

async function leadsAlready(ctx: Ctx, userId: number, variantId: number): Promise<string | null> {
  const [row] = await ctx.rt.db
    .select({ code: groups.code })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, userId),
        eq(groupMembers.variantId, variantId),
        eq(groupMembers.state, 'joined'),
        eq(groups.leader, userId),
        eq(groups.state, 'open'),
      ),
    );
  return row?.code ?? null;
}
