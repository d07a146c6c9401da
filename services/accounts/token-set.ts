import { createHmac } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { tokensEndAt } from '#domain/accounts/session-life';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import type { Runtime, Tx } from '../runtime';
import { sessions, sessionTokens } from '../store/tables';
import { tokenHash } from '../secrets';

/** What an API client gets and keeps: an access token for its calls, and the refresh token that brings the next set. [AUTH-4] */
export type TokenSet = { accessToken: string; accessExpiresAt: Date; refreshToken: string; refreshExpiresAt: Date };

/** Derives a token from its row's name by the set-up's secret: neither the row nor a once-key's stored answer holds it, and yet the same once-key can be answered with the same tokens. [AUTH-4, API-6] */
function tokenOf(rt: Runtime, kind: 'access' | 'refresh', id: string): string {
  return createHmac('sha256', rt.settings.secrets.session).update(`api ${kind} token\n${id}`).digest('base64url');
}

/** Writes the next token set of a session, in the caller's transaction, and lets the session live as long as it; gives the set's name. [AUTH-4, AUTH-5] */
export async function newTokenSet(tx: Tx, ctx: Ctx, session: { id: string; createdAt: Date }): Promise<string> {
  const id = ulid(ctx.now.getTime());
  const ends = tokensEndAt(session.createdAt, ctx.now);
  await tx.insert(sessionTokens).values({
    id,
    sessionId: session.id,
    accessHash: tokenHash(tokenOf(ctx.rt, 'access', id)),
    accessExpiresAt: ends.access,
    refreshHash: tokenHash(tokenOf(ctx.rt, 'refresh', id)),
    refreshExpiresAt: ends.refresh,
    createdAt: ctx.now,
  });
  await tx.update(sessions).set({ seenAt: ctx.now, expiresAt: ends.refresh }).where(eq(sessions.id, session.id));
  return id;
}

/** The tokens of a set, for its own client; null where the set is gone or was made with another secret. */
export async function tokenSetOf(ctx: Ctx, id: string): Promise<TokenSet | null> {
  const [row] = await ctx.rt.db.select().from(sessionTokens).where(eq(sessionTokens.id, id));
  const [accessToken, refreshToken] = [tokenOf(ctx.rt, 'access', id), tokenOf(ctx.rt, 'refresh', id)];
  if (!row || row.accessHash !== tokenHash(accessToken)) return null;
  return { accessToken, accessExpiresAt: row.accessExpiresAt, refreshToken, refreshExpiresAt: row.refreshExpiresAt };
}
