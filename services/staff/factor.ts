import type { Runtime } from '../runtime';
import { secretOf } from '../factors/factor';
import { guarded } from '../service';

/** The secret of a staff member's second factor; null for one who has not enrolled. A session never sees it: it is shown on the invitation's page alone. [ADM-5] */
export async function factorOf(rt: Pick<Runtime, 'db' | 'settings'>, staffId: number): Promise<{ secret: string } | null> {
  const secret = await secretOf(rt, { staffId });
  return secret === null ? null : { secret };
}

/** Whether somebody who logs in has enrolled one. [ADM-5] */
export const hasFactor = guarded('staff.log-in', async ({ rt }, staffId: number) => (await factorOf(rt, staffId)) !== null);
