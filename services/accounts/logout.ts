import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import { commit } from '../store/commit';
import { sessions } from '../store/tables';
import { service } from '../service';

/** Ends the asking session; without one there is nothing to end. [AUTH-3] */
export const logout = service(
  'session.end',
  async (ctx): Promise<Result<null>> => {
    const { actor } = ctx;
    return commit(ctx, async (tx) => {
      const mine = and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt));
      await tx.update(sessions).set({ endedAt: ctx.now }).where(mine);
      return { value: null, audit: { action: 'accounts.logged-out', subject: `user:${actor.userId}`, facts: { session: actor.sessionId } } };
    });
  },
  () => ok(null),
);
