import { commit } from '../store/commit';
import { nounIn } from '#domain/work/nouns';
import { guarded } from '../service';

export type Reading = {
  /** The collection, as `orders`. */
  of: string;
  ids: readonly (number | string)[];
  how: 'opened' | 'listed' | 'counted';
  /** Fields read, searched or sorted by beyond the columns of the list. */
  columns?: readonly string[];
  by?: readonly string[];
};

/** One of a collection that is no noun of work, as other audit lines name it. */
const single: Readonly<Record<string, string>> = {
  users: 'user',
  addresses: 'address',
  subscriptions: 'subscription',
};

/** Staff looked at records of customers: who, what and when stands in the audit. [ROLE-5] */
export const noteReading = guarded('admin.open', async (ctx, { of, ids, how, columns = [], by = [] }: Reading): Promise<void> => {
  if (ids.length + columns.length + by.length === 0) return;
  const facts = { ids, ...(columns.length > 0 ? { columns } : {}), ...(by.length > 0 ? { by } : {}) };
  const line =
    how === 'opened' ? { action: `${of}.read`, subject: `${nounIn(of) ?? single[of] ?? of}:${ids[0]}` } : { action: `${of}.${how}`, subject: of, facts };
  const noted = await commit(ctx, async () => ({ value: null, audit: line }));
  if (!noted.ok) throw new Error(`a reading was not noted: ${noted.code}`);
});
