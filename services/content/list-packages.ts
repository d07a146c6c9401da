import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { packageKinds } from '#domain/catalog/packages';
import type { PackageTile } from '#domain/catalog/product-tile';
import { sumToman, times } from '#domain/money';
import type { Ctx } from '../context';
import { products, products_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { heldOf, holdsColumn } from './holds';
import { tileColumns, tileOf } from './product-tile';
import { published } from './published';

/** Every package with what it holds and what that would cost singly, in one query. [PROD-1] */
export async function listPackages(ctx: Ctx): Promise<PackageTile[]> {
  const rows = await ctx.rt.db
    .select({ ...tileColumns, summary: products_locales.summary, holds: holdsColumn(ctx.lang) })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(inArray(products.kind, [...packageKinds]))
    .orderBy(asc(products.rank), asc(products.id));
  return rows.map((row) => {
    const holds = heldOf(row.holds);
    return {
      ...withFigures(ctx.lang, { ...tileOf(row), summary: row.summary ?? '' }),
      holds,
      singlyToman: sumToman(holds.map((held) => times(held.priceToman, held.quantity))),
    };
  });
}
