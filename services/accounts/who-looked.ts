import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { audit } from '../store/tables';
import { service } from '../service';

/** How many lines are shown. */
const MOST = 30;

/** When our staff opened or noted something on the page of whoever asks: their own access log. [ROLE-5] */
export const whoLooked = service(
  'account.open',
  async (ctx): Promise<{ id: number; at: Date; what: 'read' | 'noted' }[]> => {
    const { actor } = ctx;
    const rows = await ctx.rt.db
      .select({ id: audit.id, at: audit.at, action: audit.action })
      .from(audit)
      .where(and(eq(audit.subject, `user:${actor.userId}`), inArray(audit.action, ['users.read', 'users.noted'])))
      .orderBy(desc(audit.id))
      .limit(MOST);
    return rows.map(({ id, at, action }) => ({ id, at, what: action === 'users.read' ? 'read' : 'noted' }));
  },
  () => [],
);
