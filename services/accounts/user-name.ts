import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '../store/schema.generated';
import { service } from '../service';

/** The first name that the header greets with; empty for a guest or an account that has not said it yet. */
export const userName = service(
  'account.open',
  async (ctx): Promise<string> => {
    const [row] = await ctx.rt.db.select({ name: users.firstName }).from(users).where(eq(users.id, ctx.actor.userId));
    return row?.name ?? '';
  },
  () => '',
);
