import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Actor } from '../context';
import type { Runtime } from '../runtime';
import { sessions } from '../store/tables';
import { tokenHash } from '../secrets';
import { seeAnew } from './see-anew';
import { standing, stands } from './standing';

/** The actor of a session's cookie; null when it is no text, was made up, has ended or was ended. [AUTH-3] */
export async function actorFromSession(rt: Runtime, token: unknown): Promise<Extract<Actor, { kind: 'user' }> | null> {
  if (typeof token !== 'string' || token === '') return null;
  const now = rt.clock();
  const open = and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  const [row] = await rt.db
    .select({ id: sessions.id, userId: sessions.userId, seenAt: sessions.seenAt, ...standing(now) })
    .from(sessions)
    .where(open);
  if (!row) return null;
  await seeAnew(rt, row, now);
  return { kind: 'user', userId: row.userId, sessionId: row.id, ...stands(row, now) };
}
