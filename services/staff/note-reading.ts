import type { Ctx } from '../context';
import { commit } from '../store/commit';

export type Reading = { /** The collection, as `orders`. */ of: string; ids: readonly (number | string)[]; how: 'opened' | 'listed' };

/** One of a collection, as other audit lines name it. */
const single: Readonly<Record<string, string>> = {
  orders: 'order',
  users: 'user',
  addresses: 'address',
  subscriptions: 'subscription',
  inquiries: 'inquiry',
  reviews: 'review',
};

/** Staff looked at records of customers: who, what and when stands in the audit. [ROLE-5] */
export async function noteReading(ctx: Ctx, { of, ids, how }: Reading): Promise<void> {
  if (ids.length === 0) return;
  const line = how === 'opened' ? { action: `${of}.read`, subject: `${single[of] ?? of}:${ids[0]}` } : { action: `${of}.listed`, subject: of, facts: { ids } };
  const noted = await commit(ctx, async () => ({ value: null, audit: line }));
  if (!noted.ok) throw new Error(`a reading was not noted: ${noted.code}`);
}
