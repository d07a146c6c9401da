import { eq } from '@payloadcms/db-postgres/drizzle';
import { totpStep } from '#domain/accounts/second-factor';
import { refuse, type Result } from '#domain/result';
import type { Runtime } from '../runtime';
import { staff } from '../store/schema.generated';
import { factorOf } from './factor';
import { totpCode } from '../factors/totp';

/** The current code of a staff account on a machine of one's own; in production nobody is told one. [ADM-5] */
export async function currentStaffCode(rt: Pick<Runtime, 'db' | 'settings' | 'clock'>, email: string): Promise<Result<string>> {
  if (rt.settings.production) return refuse('admin.second-factor.never-in-production', undefined, { status: 403 });
  const [person] = await rt.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  if (!person) return refuse('admin.staff.unknown', { email }, { status: 404 });
  const factor = await factorOf(rt, person.id);
  if (!factor) return refuse('admin.second-factor.none', undefined, { status: 404 });
  const now = rt.clock();
  return { ok: true, value: totpCode(factor.secret, totpStep(now)) };
}
