import { and, eq, lt } from '@payloadcms/db-postgres/drizzle';
import { isSeenAnew } from '#domain/accounts/session-life';
import type { Runtime } from '../runtime';
import { sessions } from '../store/tables';

/** Updates, every few minutes at most, when a session was last used; no decision, hence no commit. [AUTH-5] */
export async function seeAnew(rt: Runtime, session: { id: string; seenAt: Date }, at: Date): Promise<void> {
  if (!isSeenAnew(session.seenAt, at)) return;
  await rt.db
    .update(sessions)
    .set({ seenAt: at })
    .where(and(eq(sessions.id, session.id), lt(sessions.seenAt, at)));
}
