import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Actor } from '../context';
import type { Runtime } from '../runtime';
import { sessions } from '../store/tables';
import { tokenHash } from './secrets';

/** Who a session's cookie stands for; null when it is no text, was made up, has ended or was ended. [AUTH-3] */
export async function actorFromSession(rt: Runtime, token: unknown): Promise<Extract<Actor, { kind: 'user' }> | null> {
  if (typeof token !== 'string' || token === '') return null;
  const open = and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.endedAt), gt(sessions.expiresAt, rt.clock()));
  const [row] = await rt.db.select({ id: sessions.id, userId: sessions.userId }).from(sessions).where(open);
  return row ? { kind: 'user', userId: row.userId, sessionId: row.id } : null;
}
