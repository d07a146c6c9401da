import { desc, eq } from '@payloadcms/db-postgres/drizzle';
import { groupMembers } from '../store/tables';
import { service } from '../service';

/** The name under which somebody took a place last, for a form that asks for it again: what stands before the first space, and the rest. [GRP-1] */
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
