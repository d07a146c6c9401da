import { and, eq, gt, isNull, or, sql } from '@payloadcms/db-postgres/drizzle';
import type { Actor } from '../context';
import type { Runtime } from '../runtime';
import { staff, staff_roles, staff_sessions } from '../store/schema.generated';
import { staffLogins, staffVerified } from '../store/tables';
import { readStaffToken, staffTokenOf } from './token';

export type StaffPerson = { staffId: number; sid: string; name: string; email: string; roles: string[] };
/** A staff session; `half` means that the password was right and the second factor is still to come: it may read and write nothing. */
export type StaffSession = { state: 'none' } | ({ state: 'half' | 'full' } & StaffPerson);

/** The staff session of a request. [ADM-5] */
export async function staffSession(rt: Pick<Runtime, 'db' | 'settings' | 'clock'>, headers: Headers): Promise<StaffSession> {
  const raw = staffTokenOf(headers);
  const token = raw ? readStaffToken(rt.settings.secrets.payload, raw, rt.clock()) : null;
  return token ? sessionOf(rt, token) : { state: 'none' };
}

/** How the session of that name stands now. */
export async function sessionOf(rt: Pick<Runtime, 'db' | 'clock'>, { staffId, sid }: { staffId: number; sid: string }): Promise<StaffSession> {
  const now = rt.clock();
  const counts = or(
    isNull(staffLogins.sessionsSince),
    eq(staffLogins.keptSid, staff_sessions.id),
    gt(staff_sessions.createdAt, sql`${staffLogins.sessionsSince}`),
  );
  const rows = await rt.db
    .select({ name: staff.name, email: staff.email, role: staff_roles.value, verified: staffVerified.sid })
    .from(staff)
    .innerJoin(staff_sessions, and(eq(staff_sessions._parentID, staff.id), eq(staff_sessions.id, sid), gt(staff_sessions.expiresAt, now.toISOString())))
    .leftJoin(staff_roles, eq(staff_roles.parent, staff.id))
    .leftJoin(staffVerified, and(eq(staffVerified.sid, sid), eq(staffVerified.staffId, staff.id), gt(staffVerified.expiresAt, now)))
    .leftJoin(staffLogins, eq(staffLogins.staffId, staff.id))
    .where(and(eq(staff.id, staffId), counts));
  const [first] = rows;
  if (!first) return { state: 'none' };
  const roles = rows.flatMap((row) => (row.role ? [row.role as string] : []));
  return { state: first.verified ? 'full' : 'half', staffId, sid, name: first.name, email: first.email, roles };
}

/** The staff member behind a request, for pages outside the admin; null without a checked second factor. [ADM-5, JOB-5] */
export async function staffFromRequest(rt: Pick<Runtime, 'db' | 'settings' | 'clock'>, headers: Headers): Promise<(Actor & { kind: 'staff' }) | null> {
  const session = await staffSession(rt, headers);
  return session.state === 'full' ? staffActor(session) : null;
}

/** The person as services know them. */
export function staffActor(person: StaffPerson): Actor & { kind: 'staff' } {
  return { kind: 'staff', staffId: person.staffId, name: person.name, roles: person.roles };
}
