import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { guarded } from '../service';
import { unitsToSend } from './units-to-send';

/** A device of an order for which fewer serials are recorded than pieces go out. */
export type LackingSerials = { variantId: number; name: string; needed: number; recorded: number };

/** The serials that an order's dispatch will need and nobody has recorded yet: a unit may be sold before its serials are known. Shown while it is packed, since it cannot leave without them. [ORD-11, WAR-3] */
export const serialsLacking = guarded('admin.orders.read', ({ rt: { db }, lang }, orderId: number) => lackingOf(db, lang, orderId));

/** The same inside a transaction. */
export async function lackingOf(tx: Tx, lang: Lang, orderId: number): Promise<LackingSerials[]> {
  return (await neededOf(tx, lang, orderId)).filter((unit) => unit.recorded < unit.needed);
}

/** How many recorded serials each device of an order needs, and how many there are. */
export async function neededOf(tx: Tx, lang: Lang, orderId: number): Promise<LackingSerials[]> {
  const units = new Map<number, LackingSerials>();
  for (const { variantId, name, of } of await unitsToSend(tx, lang, orderId)) units.set(variantId, { variantId, name, needed: of, recorded: 0 });
  if (units.size === 0) return [];
  const { rows } = await tx.execute<{ id: number; recorded: number }>(sql`
    select variant_id as id, count(*)::int as recorded from devices
    where state = 'made' and variant_id = any(${`{${[...units.keys()].join(',')}}`}::int[]) group by variant_id`);
  const recorded = new Map(rows.map((row) => [row.id, row.recorded]));
  return [...units.values()].map((unit) => ({ ...unit, recorded: recorded.get(unit.variantId) ?? 0 }));
}
