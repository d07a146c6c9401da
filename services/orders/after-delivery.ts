import { and, asc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { devices, orders, products, products_locales, reviews, variants } from '../store/schema.generated';
import { orderLines } from '../store/tables';
import { service } from '../service';

/** What a delivered order links to: its registered devices, and the products that may be reviewed. [WAR-8, PROD-5] */
export type AfterDelivery = { devices: { serial: string; name: string }[]; products: { slug: string; name: string; reviewed: boolean }[] };

/** Reads it of the buyer's own order. */
export const afterDelivery = service(
  'orders.list',
  async (ctx, code: string): Promise<AfterDelivery> => {
    const { db } = ctx.rt;
    const mine = and(eq(orders.code, code), eq(orders.user, ctx.actor.userId));
    const named = and(eq(products_locales._parentID, variants.product), eq(products_locales._locale, ctx.lang));
    const name = sql<string>`coalesce(${products_locales.title}, ${variants.sku})`;
    const [own, bought] = await Promise.all([
      db
        .select({ serial: devices.serial, name })
        .from(devices)
        .innerJoin(orders, eq(orders.id, devices.order))
        .innerJoin(variants, eq(variants.id, devices.variant))
        .leftJoin(products_locales, named)
        .where(and(mine, eq(devices.user, ctx.actor.userId), inArray(devices.state, ['active', 'void'])))
        .orderBy(asc(devices.serial)),
      db
        .selectDistinct({ slug: products.slug, name, reviewed: sql<boolean>`${reviews.id} is not null` })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .innerJoin(variants, eq(variants.id, orderLines.variantId))
        .innerJoin(products, eq(products.id, variants.product))
        .leftJoin(products_locales, named)
        .leftJoin(reviews, and(eq(reviews.product, products.id), eq(reviews.user, ctx.actor.userId)))
        .where(mine),
    ]);
    return { devices: own, products: bought.flatMap(({ slug, ...rest }) => (slug ? [{ slug, ...rest }] : [])) };
  },
  () => ({ devices: [], products: [] }),
);
