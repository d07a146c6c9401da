import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Actor } from '../context';
import type { Runtime } from '../runtime';
import { sessions, sessionTokens } from '../store/tables';
import { tokenHash } from '../secrets';
import { seeAnew } from './see-anew';
import { standing, stands } from './standing';

/** The actor of an access token; null when it was made up, has ended, or its session was ended. [AUTH-4, API-1] */
export async function actorFromAccessToken(rt: Runtime, token: string): Promise<Extract<Actor, { kind: 'user' }> | null> {
  const now = rt.clock();
  const open = and(
    eq(sessionTokens.accessHash, tokenHash(token)),
    gt(sessionTokens.accessExpiresAt, now),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  );
  const [row] = await rt.db
    .select({ id: sessions.id, userId: sessions.userId, seenAt: sessions.seenAt, ...standing(now) })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(open);
  if (!row) return null;
  await seeAnew(rt, row, now);
  return { kind: 'user', userId: row.userId, sessionId: row.id, ...stands(row, now) };
}
