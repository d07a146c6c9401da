import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { GroupState, MemberState } from '#domain/groups/states';
import { groups, variants_locales } from '../store/schema.generated';
import { groupMembers } from '../store/tables';
import { reached } from '../access/reached';
import { percentNow } from './share';
import { service } from '../service';

const SHOWN = 50;

/** A row of one's groups. */
export type MyGroup = { code: string; name: string; state: GroupState; members: number; percent: number; mine: MemberState; until: Date | null };

/** The groups of whoever asks, newest first, without those that they left. [GRP-2] */
export const myGroups = service(
  'groups.list',
  async (ctx): Promise<MyGroup[]> => {
    const rows = await ctx.rt.db
      .select({ group: groups, mine: groupMembers.state, name: variants_locales.title })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .leftJoin(variants_locales, and(eq(variants_locales._parentID, groups.variant), eq(variants_locales._locale, ctx.lang)))
      .where(and(eq(groupMembers.userId, ctx.actor.userId), reached(ctx.actor, 'groups.list', { id: groups.id })))
      .orderBy(desc(groupMembers.id))
      .limit(SHOWN);
    return rows.map(({ group, mine, name }) => ({
      code: group.code,
      name: name ?? '',
      state: group.state,
      members: group.fixedMembers ?? group.members,
      percent: percentNow(group).total,
      mine,
      until: group.dueAt ? new Date(group.dueAt) : null,
    }));
  },
  () => [],
);
