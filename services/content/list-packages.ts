import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { PackageTile } from '#domain/catalog/product-tile';
import { sumToman, times } from '#domain/money';
import type { Ctx } from '../context';
import { kinds, kinds_locales, products, products_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { heldOf, holdsColumn } from './holds';
import { tileColumns, tileOf } from './product-tile';
import { published } from './published';

/** Every package with what it holds and what that would cost singly. [PROD-1] */
export async function listPackages(ctx: Ctx): Promise<PackageTile[]> {
  const { db } = ctx.rt;
  // The kinds are asked first: with their ids the planner knows how few products there are.
  const ofKind = await db
    .select({ id: kinds.id, title: kinds_locales.title })
    .from(kinds)
    .leftJoin(kinds_locales, and(eq(kinds_locales._parentID, kinds.id), eq(kinds_locales._locale, ctx.lang)))
    .where(eq(kinds.holdsSeveral, true));
  if (ofKind.length === 0) return [];
  const titles = new Map(ofKind.map(({ id, title }) => [id, title]));
  const found = await db
    .select({ ...tileColumns, kind: products.kind, summary: products_locales.summary, holds: holdsColumn(ctx.lang) })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(inArray(products.kind, [...titles.keys()]))
    .orderBy(asc(products.rank), asc(products.id));
  const rows = found.map(({ kind, ...row }) => ({ ...row, kindTitle: titles.get(kind ?? 0) ?? null }));
  return rows.map((row) => {
    const holds = heldOf(row.holds);
    return {
      ...withFigures(ctx.lang, { ...tileOf(row), kindTitle: row.kindTitle, summary: row.summary ?? '' }),
      holds,
      singlyToman: sumToman(holds.map((held) => times(held.priceToman, held.quantity))),
    };
  });
}
