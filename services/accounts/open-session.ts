import { sessionEndsAt } from '#domain/accounts/session-life';
import { ulid } from 'ulidx';
import type { Ctx, Source } from '../context';
import type { Tx } from '../runtime';
import { sessions } from '../store/tables';
import { newToken, tokenHash } from './secrets';

/** Writes a session in the login's own transaction; the browser gets the random token, the row its hash. [AUTH-4] */
export async function openSession(tx: Tx, ctx: Ctx, userId: number, source: Source): Promise<{ id: string; token: string }> {
  const session = { id: ulid(ctx.now.getTime()), token: newToken() };
  await tx.insert(sessions).values({
    id: session.id,
    userId,
    tokenHash: tokenHash(session.token),
    source,
    userAgent: (ctx.userAgent ?? '').slice(0, 200),
    createdAt: ctx.now,
    seenAt: ctx.now,
    expiresAt: sessionEndsAt(ctx.now),
  });
  return session;
}
