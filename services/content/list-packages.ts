import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { PackageTile } from '#domain/catalog/product-tile';
import { sumToman, times } from '#domain/money';
import type { Ctx } from '../context';
import { kinds, kinds_locales, products, products_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { heldOf, holdsColumn } from './holds';
import { tileColumns, tileOf } from './product-tile';
import { published } from './published';

/** Every package with what it holds and what that would cost singly, in one query. [PROD-1] */
export async function listPackages(ctx: Ctx): Promise<PackageTile[]> {
  const rows = await ctx.rt.db
    .select({ ...tileColumns, kindTitle: kinds_locales.title, summary: products_locales.summary, holds: holdsColumn(ctx.lang) })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .innerJoin(kinds, and(eq(kinds.id, products.kind), eq(kinds.holdsSeveral, true)))
    .leftJoin(kinds_locales, and(eq(kinds_locales._parentID, kinds.id), eq(kinds_locales._locale, ctx.lang)))
    .orderBy(asc(products.rank), asc(products.id));
  return rows.map((row) => {
    const holds = heldOf(row.holds);
    return {
      ...withFigures(ctx.lang, { ...tileOf(row), kindTitle: row.kindTitle, summary: row.summary ?? '' }),
      holds,
      singlyToman: sumToman(holds.map((held) => times(held.priceToman, held.quantity))),
    };
  });
}
