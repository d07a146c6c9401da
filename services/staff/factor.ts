import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { staffFactors } from '../store/tables';
import { unseal } from './seal';
import { guarded } from '../service';

/** The secret of a staff member's second factor; null for one who has not enrolled. A session never sees it: it is shown on the invitation's page alone. [ADM-5] */
export async function factorOf(rt: Pick<Runtime, 'db' | 'settings'>, staffId: number): Promise<{ secret: string } | null> {
  const [row] = await rt.db.select().from(staffFactors).where(eq(staffFactors.staffId, staffId));
  return row?.confirmedAt ? { secret: unseal(rt.settings.secrets.payload, staffId, row.secret) } : null;
}

/** Whether somebody who logs in has enrolled one. [ADM-5] */
export const hasFactor = guarded('staff.log-in', async ({ rt }, staffId: number) => (await factorOf(rt, staffId)) !== null);
