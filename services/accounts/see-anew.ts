import { and, eq, lt } from '@payloadcms/db-postgres/drizzle';
import { isSeenAnew } from '#domain/accounts/session-life';
import type { Runtime } from '../runtime';
import { sessions } from '../store/tables';

/** Writes down, every few minutes at most, that a session was used: a sign of life and no decision, hence no commit. [AUTH-5] */
export async function seeAnew(rt: Runtime, session: { id: string; seenAt: Date }, at: Date): Promise<void> {
  if (!isSeenAnew(session.seenAt, at)) return;
  await rt.db
    .update(sessions)
    .set({ seenAt: at })
    .where(and(eq(sessions.id, session.id), lt(sessions.seenAt, at)));
}
