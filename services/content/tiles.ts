import { inArray, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { ProductTile } from '#domain/catalog/product-tile';
import type { Ctx } from '../context';
import { products, products_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { tileColumns, tileOf } from './product-tile';
import { published } from './published';

/** Published products as their tiles, by what names them; in no order. */
export async function tilesOf(ctx: Ctx, by: { ids: readonly number[] } | { slugs: readonly string[] }): Promise<ProductTile[]> {
  const named = 'ids' in by ? by.ids : by.slugs;
  if (named.length === 0) return [];
  const rows = await ctx.rt.db
    .select(tileColumns)
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where('ids' in by ? inArray(products.id, [...by.ids]) : namedBy(by.slugs));
  return withFigures(ctx.lang, rows.map(tileOf));
}

/** Reads the ids first: a join with the slugs themselves would scan all products. */
function namedBy(slugs: readonly string[]): SQL {
  return sql`${products.id} = any(array(select named.id from ${products} named where ${inArray(sql`named.slug`, [...slugs])}))`;
}
