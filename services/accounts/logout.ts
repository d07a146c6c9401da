import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { sessions } from '../store/tables';

/** Ends the session that asks; whoever has none is already out. [AUTH-3] */
export async function logout(ctx: Ctx): Promise<Result<null>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return ok(null);
  return commit(ctx, async (tx) => {
    const mine = and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt));
    await tx.update(sessions).set({ endedAt: ctx.now }).where(mine);
    return { value: null, audit: { action: 'accounts.logged-out', subject: `user:${actor.userId}`, facts: { session: actor.sessionId } } };
  });
}
