import { desc, eq } from '@payloadcms/db-postgres/drizzle';
import { groupMembers } from '../store/tables';
import { service } from '../service';

/** The first and last name with which somebody last joined a group, for a form that asks for them: split at the first space. [GRP-1] */
export const nameInGroups = service(
  'groups.list',
  async (ctx): Promise<{ firstName: string; lastName: string } | null> => {
    const [row] = await ctx.rt.db
      .select({ fullName: groupMembers.fullName })
      .from(groupMembers)
      .where(eq(groupMembers.userId, ctx.actor.userId))
      .orderBy(desc(groupMembers.joinedAt))
      .limit(1);
    if (!row) return null;
    const [firstName = '', ...rest] = row.fullName.split(' ');
    return { firstName, lastName: rest.join(' ') };
  },
  () => null,
);
