import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { users } from '../store/schema.generated';

/** The first name that the header greets with; empty for a guest or an account that has not said it yet. */
export async function userName(ctx: Ctx): Promise<string> {
  if (ctx.actor.kind !== 'user') return '';
  const [row] = await ctx.rt.db.select({ name: users.firstName }).from(users).where(eq(users.id, ctx.actor.userId));
  return row?.name ?? '';
}
