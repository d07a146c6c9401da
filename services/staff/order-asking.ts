import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { sellableUnits } from '../catalog/sellable';
import type { Lang } from '../context';
import { triesOf } from '../orders/call';
import { lastCancelRequest } from '../orders/cancel-requests/row';
import { proposalsOf } from '../orders/proposals/row';
import { proposalOf, type Proposal } from '../orders/proposals/view';
import type { Runtime } from '../runtime';
import { variants } from '../store/schema.generated';
import { orderLines } from '../store/tables';
import { guarded } from '../service';

const MOST_UNITS = 200;

/** A unit that can be proposed in another's place. */
export type ProposableUnit = { id: number; name: string; priceToman: number; available: number; colours: { id: number; name: string }[] };
export type OrderAsking = {
  proposals: Proposal[];
  tries: number;
  /** The buyer's own wish to cancel, while nobody has answered it. */ wish: { id: number; words: string } | null;
};

/** What the buyer was asked, and how often the receiver did not pick up. [ORD-7, ORD-8, ORD-11] */
export const orderAsking = guarded('admin.orders.read', async ({ rt: { db }, lang }, orderId: number): Promise<OrderAsking> => {
  const [rows, lines, tries, last] = await Promise.all([
    proposalsOf(db, orderId),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
    triesOf(db, orderId),
    lastCancelRequest(db, orderId),
  ]);
  const wish = last?.state === 'open' ? { id: last.id, words: last.words } : null;
  return { proposals: rows.map((row) => proposalOf(lang, row, lines)), tries, wish };
});

/** What is on sale and there, to be proposed instead. [ORD-8] */
export async function proposableUnits({ db }: Pick<Runtime, 'db'>, lang: Lang): Promise<ProposableUnit[]> {
  const rows = await db.select({ id: variants.id }).from(variants).where(eq(variants.sellable, true)).orderBy(asc(variants.id)).limit(MOST_UNITS);
  const units = await sellableUnits(
    db,
    rows.map((row) => row.id),
  );
  return [...units.values()]
    .filter((unit) => unit.sellable)
    .map((unit) => ({
      ...{ id: unit.variantId, name: unit.title[lang], priceToman: unit.priceToman, available: unit.available },
      colours: unit.features.filter((one) => one.type === 'COLOR' && one.available).map((one) => ({ id: one.id, name: one.title[lang] })),
    }));
}
