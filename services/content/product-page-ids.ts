import { and, asc, desc, eq, sql, type AnyColumn, type SQL } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, type Cursor } from '#domain/catalog/cursor';
import type { Filters, Sort } from '#domain/catalog/filters';
import type { Ctx } from '../context';
import { products, products_locales, variants } from '../store/schema.generated';
import { published } from './published';

/** The sort key of products that are not for sale: after everything that has a price, in either order. */
const NO_PRICE: Partial<Record<Sort, number>> = { cheap: 10 ** 14, dear: 0 };
const priced = sql`exists (select 1 from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable})`;
/** Selects a product's cheapest unit, by which it is sorted. */
const isCheapest = sql`not exists (select 1 from ${variants} other where other.product_id = ${variants.product} and other.sellable and (other.price_toman, other.id) < (${variants.priceToman}, ${variants.id}))`;
const price = sql<number>`(${variants.priceToman}::float8)`;

/** The products of one page of the shop's list, in its order: read along an index from the last one shown, so that a page costs the same in a shop of any size. [PROD-4, LIST-1] */
export async function productPageIds(
  ctx: Ctx,
  { sort, after }: Pick<Filters, 'sort' | 'after'>,
  where: readonly (SQL | undefined)[],
  most: number,
): Promise<Cursor[]> {
  const last = decodeCursor(after);
  switch (sort) {
    case 'rank':
      return alongProducts(ctx, { where, most, last, order: sql`(${products.rank}::float8)`, key: sql`${products.rank}::float8` });
    case 'new':
      return alongProducts(ctx, {
        where,
        most,
        last,
        falling: true,
        order: sql`${products.createdAt}`,
        key: sql`floor(extract(epoch from ${products.createdAt}) * 1000)::float8`,
        value: (key) => sql`to_timestamp(${key}::float8 / 1000)`,
      });
    case 'cheap':
    case 'dear': {
      const none = NO_PRICE[sort] ?? 0;
      const falling = sort === 'dear';
      const first = last?.key === none ? [] : await alongPrices(ctx, { where, most, last, falling });
      if (first.length === most) return first;
      const from = last?.key === none ? last : null;
      const rest = { where: [...where, sql`not ${priced}`], most: most - first.length, last: from, falling };
      return [...first, ...(await alongProducts(ctx, { ...rest, key: sql`${none}::float8` }))];
    }
  }
}

type Along = { where: readonly (SQL | undefined)[]; most: number; last: Cursor | null; falling?: boolean };
type Order = {
  /** The index's sort column before the id. */ order?: SQL;
  /** The same as the address carries it. */ key: SQL<unknown>;
  value?: (key: number) => SQL;
};

function alongProducts(
  { rt: { db }, lang }: Ctx,
  { where, most, last, falling = false, order, key, value = (one) => sql`${one}::float8` }: Along & Order,
): Promise<Cursor[]> {
  const turned = falling ? desc : asc;
  const from =
    last &&
    (order
      ? beyond(sql`${order}, ${products.id}`, sql`${value(last.key)}, ${last.id}::bigint`, falling)
      : beyond(sql`${products.id}`, sql`${last.id}::bigint`, falling));
  return db
    .select({ id: products.id, key: key as SQL<number> })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, lang))
    .where(and(...where, from ?? undefined))
    .orderBy(...(order ? [turned(order)] : []), turned(products.id))
    .limit(most);
}

function alongPrices({ rt: { db }, lang }: Ctx, { where, most, last, falling = false }: Along): Promise<Cursor[]> {
  const turned = falling ? desc : asc;
  const id: AnyColumn = variants.product;
  const from = last && beyond(sql`${price}, ${id}`, sql`${last.key}::float8, ${last.id}::bigint`, falling);
  return db
    .select({ id: products.id, key: price })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product))
    .innerJoin(products_locales, published(products, products_locales, lang))
    .where(and(variants.sellable, isCheapest, ...where, from ?? undefined))
    .orderBy(turned(price), turned(id))
    .limit(most);
}

function beyond(row: SQL, last: SQL, falling: boolean): SQL {
  return falling ? sql`(${row}) < (${last})` : sql`(${row}) > (${last})`;
}
