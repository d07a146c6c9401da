import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { staff_sessions } from '../store/schema.generated';
import { staffLogins, staffVerified } from '../store/tables';

/** Ends every session of a staff member, but for one that is kept; a session that a simultaneous login writes back is void too. [ADM-5] */
export async function endStaffSessions(tx: Tx, ctx: Ctx, staffId: number, keptSid: string | null = null): Promise<void> {
  const others = keptSid === null ? undefined : keptSid;
  await tx.delete(staffVerified).where(and(eq(staffVerified.staffId, staffId), others ? ne(staffVerified.sid, others) : undefined));
  await tx.delete(staff_sessions).where(and(eq(staff_sessions._parentID, staffId), others ? ne(staff_sessions.id, others) : undefined));
  const since = { sessionsSince: ctx.now, keptSid };
  await tx
    .insert(staffLogins)
    .values({ staffId, ...since })
    .onConflictDoUpdate({ target: staffLogins.staffId, set: since });
}
