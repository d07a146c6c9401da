import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { staffFactors } from '../store/tables';
import { seal, unseal } from './seal';
import { newTotpSecret } from './totp';

export type Factor = { secret: string; confirmed: boolean };

/** The second factor of a staff member; one who has none yet gets a secret that counts once its first code was right. [ADM-5] */
export async function factorOf(rt: Pick<Runtime, 'db' | 'settings'>, staffId: number): Promise<Factor> {
  const key = rt.settings.secrets.payload;
  await rt.db
    .insert(staffFactors)
    .values({ staffId, secret: seal(key, staffId, newTotpSecret()) })
    .onConflictDoNothing();
  const [row] = await rt.db.select().from(staffFactors).where(eq(staffFactors.staffId, staffId));
  if (!row) throw new Error(`no second factor for staff ${staffId}`);
  return { secret: unseal(key, staffId, row.secret), confirmed: row.confirmedAt !== null };
}
