import { sessionEndsAt } from '#domain/accounts/session-life';
import { ulid } from 'ulidx';
import type { Ctx, Source } from '../context';
import type { Tx } from '../runtime';
import { sessions } from '../store/tables';
import { newToken, tokenHash } from '../secrets';
import { newTokenSet } from './token-set';

/** Whose session, from which client (website, app or API), and the browser or app, with whether the account had never been used by it. */
export type NewSession = { userId: number; source: Source; newClient: boolean; clientId?: number };

/** Writes a session in the login's own transaction; the browser gets the random token, the row its hash. [AUTH-4] */
export async function openSession(tx: Tx, ctx: Ctx, wish: NewSession): Promise<{ id: string; token: string }> {
  const token = newToken();
  return { id: await insertSession(tx, ctx, { ...wish, tokenHash: tokenHash(token) }), token };
}

/** Writes an API client's session with its first token set; no cookie opens it. [AUTH-4, API-1] */
export async function openApiSession(tx: Tx, ctx: Ctx, wish: NewSession): Promise<{ id: string; tokenSetId: string }> {
  const id = await insertSession(tx, ctx, { ...wish, tokenHash: null });
  return { id, tokenSetId: await newTokenSet(tx, ctx, { id, createdAt: ctx.now }) };
}

async function insertSession(tx: Tx, ctx: Ctx, session: NewSession & { tokenHash: string | null }): Promise<string> {
  const id = ulid(ctx.now.getTime());
  await tx.insert(sessions).values({
    ...session,
    id,
    userAgent: (ctx.userAgent ?? '').slice(0, 200),
    network: (ctx.ip ?? '').slice(0, 60),
    createdAt: ctx.now,
    seenAt: ctx.now,
    expiresAt: sessionEndsAt(ctx.now),
  });
  return id;
}
