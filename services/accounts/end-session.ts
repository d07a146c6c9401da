import { and, eq, gt, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { commit, commitWith, type Once } from '../store/commit';
import { sessions, sessionTokens } from '../store/tables';
import { tokenHash } from '../secrets';
import { service } from '../service';
import { heldBack } from './held-back';

/** Ends one of one's own sessions; another's, or one that is over, is not there. [AUTH-5] */
export const endSession = service('session.end', async (ctx, id: string): Promise<Result<{ current: boolean }>> => {
  const { actor } = ctx;
  // A stranger who waits to be let in does not end the sessions that could let them in or send them away.
  if (actor.held && id !== actor.sessionId) return heldBack;
  return commit(ctx, async (tx) => {
    const mine = and(eq(sessions.id, id), eq(sessions.userId, actor.userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now));
    const over = await tx.update(sessions).set({ endedAt: ctx.now }).where(mine).returning({ id: sessions.id });
    if (over.length === 0) return refuse('sessions.not-found', undefined, { status: 404 });
    return {
      value: { current: id === actor.sessionId },
      audit: { action: 'accounts.session-ended', subject: `user:${actor.userId}`, facts: { session: id, by: actor.sessionId } },
    };
  });
});

/** Ends all of one's own sessions but the one that asks. [AUTH-5] */
export const endOtherSessions = service('session.end', async (ctx): Promise<Result<{ count: number }>> => {
  const { actor } = ctx;
  if (actor.held) return heldBack;
  return commit(ctx, async (tx) => {
    const others = and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now));
    const over = await tx.update(sessions).set({ endedAt: ctx.now }).where(others).returning({ id: sessions.id });
    const facts = { sessions: over.map((one) => one.id), by: actor.sessionId };
    return { value: { count: over.length }, audit: over.length > 0 ? { action: 'accounts.sessions-ended', subject: `user:${actor.userId}`, facts } : [] };
  });
});

/** Logs an API client out: ends the session that a refresh token belongs to, whether it is the newest of its family or not; an unknown token counts as logged out. [AUTH-5, API-1] */
export const logoutByRefreshToken = service('session.by-token', async (ctx, refreshToken: string, once?: Once): Promise<Result<null>> => {
  return commitWith<null>(ctx, once, async (tx) => {
    const [family] = await tx
      .select({ id: sessionTokens.sessionId })
      .from(sessionTokens)
      .where(eq(sessionTokens.refreshHash, tokenHash(refreshToken)));
    const mine = and(eq(sessions.id, family?.id ?? ''), isNull(sessions.endedAt));
    const [over] = await tx.update(sessions).set({ endedAt: ctx.now }).where(mine).returning({ id: sessions.id, userId: sessions.userId });
    return { value: null, audit: over ? { action: 'accounts.logged-out', subject: `user:${over.userId}`, facts: { session: over.id } } : [] };
  });
});
