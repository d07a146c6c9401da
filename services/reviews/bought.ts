import { and, asc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { OrderState } from '#domain/orders/states';
import type { Tx } from '../runtime';
import { orders, products_contents, variants } from '../store/schema.generated';
import { orderLines } from '../store/tables';

/** An order that was delivered; one that is being replaced was delivered before. [PROD-5] */
const DELIVERED = ['delivered', 'replacement'] as const satisfies readonly OrderState[];

/** The order line by which somebody bought and received this product, alone or in a package; none for anybody else. [PROD-5] */
export async function boughtLine(tx: Tx, userId: number, productId: number): Promise<number | null> {
  const inPackage = sql`exists (select 1 from ${products_contents} join ${variants} held on held.id = ${products_contents.variant} where ${products_contents._parentID} = ${variants.product} and held.product_id = ${productId})`;
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(and(eq(orders.user, userId), inArray(orders.state, [...DELIVERED]), sql`(${variants.product} = ${productId} or ${inPackage})`))
    .orderBy(asc(orderLines.id))
    .limit(1);
  return line?.id ?? null;
}
