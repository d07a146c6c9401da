import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { lineKey, type CartLine } from '#domain/cart/line';
import { priceChanges, seenOf, type PriceChange, type SeenPrice } from '#domain/orders/price-change';
import { refuse, type Refusal } from '#domain/result';
import type { SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { groupOfOrder } from '../groups/of-order';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';
import { codeUses, orderLines, payments } from '../store/tables';
import { cartToBuy, type CartToBuy } from './cart-to-buy';
import type { OrderRow } from './row';
import { service } from '../service';

/** A change with the name of its line, as the page shows it. */
export type NamedChange = Omit<PriceChange, 'key'> & { name: string | null };
export type PriceNow = { wasToman: number; nowToman: number; changes: NamedChange[] };

type Seen = { was: SeenPrice; bought: CartToBuy; nameOf: (key: string) => string | null };

/** What is no longer as it was seen, with the names of the lines. */
export function namedChanges({ was, bought, nameOf }: Seen): NamedChange[] {
  return priceChanges(was, seenOf(bought.priced, bought.code?.code ?? null)).map(({ key, ...change }) => ({
    ...change,
    name: key === null ? null : nameOf(key),
  }));
}

/** The refusal at checkout where the total or a line differs from what was seen, with all that changed. Nothing has been written. [PROD-3] */
export function priceChanged(shownToman: number, nowToman: number, changes: readonly NamedChange[], lost: Refusal | null = null): Refusal {
  const changed = refuse('orders.price.changed', { shownToman, nowToman, changes: JSON.stringify(changes) }, { status: 409 });
  return lost ? { ...lost, facts: { ...lost.facts, ...changed.facts } } : changed;
}

/** The lines of an order that awaits its payment, as the cart had them. */
export async function linesOfOrder(tx: Tx, orderId: number): Promise<{ rows: (typeof orderLines.$inferSelect)[]; lines: CartLine[] }> {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
  const lines = rows.map((row) => ({
    ...{ variantId: row.variantId, quantity: row.quantity, engraving: row.engraving },
    featureIds: [row.colourFeatureId, row.engravingFeatureId].filter((id) => id !== null),
  }));
  return { rows, lines };
}

/** The code that an unpaid order was made with. */
export async function codeOfOrder(tx: Tx, orderId: number): Promise<number | null> {
  const [use] = await tx
    .select({ codeId: codeUses.codeId })
    .from(codeUses)
    .where(eq(codeUses.payableId, orderSubject(orderId)));
  return use?.codeId ?? null;
}

/** Checks the price of an unpaid order before its buyer is sent to the gateway. It is kept while goods and code are held, or while a session that was opened at it is open; after that, what has changed, or can no longer be bought, is shown first. Null when nothing has. [PROD-3, DISC-4, ORD-4] */
export async function priceNow(tx: Tx, ctx: Ctx, order: OrderRow): Promise<PriceNow | Refusal | null> {
  if (order.state !== 'awaiting-payment' || (order.holdUntil && ctx.now < new Date(order.holdUntil))) return null;
  if ((await groupOfOrder(tx, order.id)) || (await sessionIsOpen(tx, order.id))) return null;
  const { rows, lines } = await linesOfOrder(tx, order.id);
  const bought = await cartToBuy(tx, ctx, { lines, codeId: await codeOfOrder(tx, order.id), userId: order.user, city: order.city });
  if (!bought.ok) return bought;
  const was = {
    lines: rows.map((row, at) => ({
      ...{ key: lineKey(lines[at] as CartLine), quantity: row.quantity, unitToman: row.unitToman + row.engravingToman },
      ...{ discountToman: row.discountToman, totalToman: row.totalToman },
    })),
    deliveryToman: order.deliveryToman,
    code: order.discountCode,
  };
  const changes = namedChanges({ was, bought: bought.value, nameOf: namesOf(ctx, lines, bought.value.units) });
  const nowToman = bought.value.priced.totalToman;
  return changes.length === 0 && nowToman === order.totalToman ? null : { wasToman: order.totalToman, nowToman, changes };
}

/** A line's name by its key, in the reader's language. */
export function namesOf(ctx: Ctx, lines: readonly CartLine[], units: ReadonlyMap<number, SellableUnit>): (key: string) => string | null {
  const names = new Map(lines.map((line) => [lineKey(line), units.get(line.variantId)?.title[ctx.lang] ?? null]));
  return (key) => names.get(key) ?? null;
}

async function sessionIsOpen(tx: Tx, orderId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.payableId, orderSubject(orderId)), eq(payments.state, 'requested')))
    .limit(1);
  return open !== undefined;
}

/** The same for the page of the buyer's own order. */
export const orderPriceNow = service('orders.pay', async (ctx, orderId: number): Promise<PriceNow | Refusal | null> => {
  const [order] = await ctx.rt.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.user, ctx.actor.userId)));
  return order ? priceNow(ctx.rt.db, ctx, order) : null;
});
