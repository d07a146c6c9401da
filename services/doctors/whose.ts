import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';

/**
 * The verified role whose council number a profile (as `d`) has: a profile is public only with it, and whoever has it sets
 * the hours. The number is one account's, by key. [DOC-4]
 */
export function verifiedRole(now: Date): SQL {
  return sql`join account_roles role on role.kind = 'doctor' and role.state = 'verified' and role.number = d.council_number
    and (role.ends_on is null or role.ends_on >= ${tehranDay(now)})`;
}

/** The profile of an account that is a verified doctor; none while the editors have written none with its council number. */
export async function profileOf(tx: Tx, { now }: Pick<Ctx, 'now'>, userId: number): Promise<{ id: number; slug: string; published: boolean } | null> {
  const { rows } = await tx.execute(sql`select d.id, d.slug, d.published from doctors d ${verifiedRole(now)} where role.user_id = ${userId} limit 1`);
  const [row] = rows as { id: number; slug: string; published: boolean }[];
  return row ?? null;
}
