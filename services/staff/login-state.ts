import { sql } from '@payloadcms/db-postgres/drizzle';
import { guarded } from '../service';
import { can } from '#domain/access/can';

/** How a colleague's login stands: not enrolled since the invitation, locked for some minutes after wrong codes, or ready. [ADM-5] */
export type LoginState = { state: 'invited' | 'ready' } | { state: 'locked'; until: Date };

/** Reads the login state of one colleague; null where there is no such colleague. [ADM-5] */
export const loginState = guarded('admin.open', async ({ rt: { db }, now, actor }, staffId: number): Promise<LoginState | null> => {
  if (staffId !== actor.staffId && !can(actor, 'admin.staff.change')) return null;
  const { rows } = await db.execute(
    sql`select f.confirmed_at is not null as enrolled, f.locked_until from staff s left join factors f on f.staff_id = s.id where s.id = ${staffId}`,
  );
  const row = rows[0] as { enrolled: boolean; locked_until: Date | string | null } | undefined;
  if (!row) return null;
  if (!row.enrolled) return { state: 'invited' };
  const until = row.locked_until === null ? null : new Date(row.locked_until);
  return until && until > now ? { state: 'locked', until } : { state: 'ready' };
});
