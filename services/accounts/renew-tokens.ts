import { and, eq, gt, gte, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import { isSameMoment } from '#domain/accounts/session-life';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, commitWith, type Change, type Once } from '../store/commit';
import { sessions, sessionTokens } from '../store/tables';
import { tokenHash } from '../secrets';
import { newTokenSet, tokenSetOf, type TokenSet } from './token-set';
import { service } from '../service';

const unknown = refuse('sessions.refresh.unknown', undefined, { field: 'refreshToken', status: 401 });
const reused = refuse('sessions.refresh.reused', undefined, { field: 'refreshToken', status: 401 });
const ended = refuse('accounts.session.ended', undefined, { field: 'refreshToken', status: 401 });

/**
 * Gives the next token set for a refresh token, which works once. One that comes again was copied: its whole family ends,
 * unless the same once-key asks for the same answer again, or an app asked twice at the same moment: it gets the same
 * next set, as long as that was not used itself. [AUTH-4, AUTH-5, API-6]
 */
export const renewTokens = service('session.by-token', async (ctx, refreshToken: string, once?: Once): Promise<Result<TokenSet>> => {
  const hash = tokenHash(refreshToken);
  const renewed = await commitWith<{ tokenSetId: string }>(ctx, once, async (tx) => {
    const [taken] = await tx
      .update(sessionTokens)
      .set({ rotatedAt: ctx.now })
      .where(and(eq(sessionTokens.refreshHash, hash), isNull(sessionTokens.rotatedAt), gt(sessionTokens.refreshExpiresAt, ctx.now)))
      .returning({ sessionId: sessionTokens.sessionId });
    if (!taken) return againOrWhyNot(tx, ctx, hash);
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, taken.sessionId)).for('update');
    if (!session || session.endedAt || session.expiresAt <= ctx.now) return ended;
    return { value: { tokenSetId: await newTokenSet(tx, ctx, session) }, audit: [] };
  });
  if (!renewed.ok) {
    if (renewed === reused) await endFamily(ctx, hash);
    return renewed;
  }
  const tokens = await tokenSetOf(ctx, renewed.value.tokenSetId);
  return tokens ? { ok: true, value: tokens } : changedMeanwhile();
});

async function againOrWhyNot(tx: Tx, ctx: Ctx, hash: string): Promise<Change<{ tokenSetId: string }> | Refusal> {
  const [row] = await tx
    .select({ sessionId: sessionTokens.sessionId, rotatedAt: sessionTokens.rotatedAt, endedAt: sessions.endedAt })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(eq(sessionTokens.refreshHash, hash));
  if (!row) return unknown;
  if (!row.rotatedAt || row.endedAt) return ended;
  if (!isSameMoment(row.rotatedAt, ctx.now)) return reused;
  // More than one set since then: the next one was used already.
  const since = await tx
    .select({ id: sessionTokens.id, rotatedAt: sessionTokens.rotatedAt })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, row.sessionId), ne(sessionTokens.refreshHash, hash), gte(sessionTokens.createdAt, row.rotatedAt)));
  const [next] = since;
  return next && since.length === 1 && !next.rotatedAt ? { value: { tokenSetId: next.id }, audit: [] } : reused;
}

/** Ends the session that a reused refresh token belongs to, with every token of it; in a change of its own, since the renewal was refused. [AUTH-5] */
async function endFamily(ctx: Ctx, hash: string): Promise<void> {
  await commit(ctx, async (tx) => {
    const [family] = await tx.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(eq(sessionTokens.refreshHash, hash));
    const [over] = await tx
      .update(sessions)
      .set({ endedAt: ctx.now })
      .where(and(eq(sessions.id, family?.id ?? ''), isNull(sessions.endedAt)))
      .returning({ id: sessions.id, userId: sessions.userId });
    return { value: null, audit: over ? { action: 'accounts.refresh-reused', subject: `user:${over.userId}`, facts: { session: over.id } } : [] };
  });
}
