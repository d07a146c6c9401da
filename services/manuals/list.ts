import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Look } from '#domain/catalog/kinds';
import type { ManualTile } from '#domain/manuals/readers';
import type { Ctx } from '../context';
import { withFigures } from '../content/figures-of';
import { lookColumn } from '../content/look';
import { published } from '../content/published';
import { manuals, manuals_locales, products, products_locales } from '../store/schema.generated';

/** The columns that the list and a manual's page both read. */
export const manualColumns = {
  slug: products.slug,
  reader: manuals.reader,
  title: manuals_locales.title,
  lead: manuals_locales.lead,
  look: lookColumn('products'),
  product: products_locales.title,
  pdf: manuals_locales.pdf,
};

type Row = {
  slug: string | null;
  reader: 'home' | 'doctor' | null;
  title: string | null;
  lead: string | null;
  look: Look;
  product: string | null;
  pdf: number | null;
};

/** A row as the pages know it. */
export function manualTile({ slug, reader, title, lead, look, product, pdf }: Row): ManualTile {
  return { slug: slug ?? '', reader: reader ?? 'home', title: title ?? '', lead, look, product: product ?? '', hasPdf: pdf !== null };
}

/** Every published manual in the reader's language, by the products' order, home before doctors. [PAGE-9] */
export async function listManuals(ctx: Ctx): Promise<ManualTile[]> {
  const rows = await ctx.rt.db
    .select(manualColumns)
    .from(manuals)
    .innerJoin(manuals_locales, published(manuals, manuals_locales, ctx.lang))
    .innerJoin(products, and(eq(products.id, manuals.product), eq(products._status, 'published')))
    .innerJoin(products_locales, and(eq(products_locales._parentID, products.id), eq(products_locales._locale, ctx.lang)))
    .orderBy(asc(products.rank), asc(products.id), sql`${manuals.reader} = 'doctor'`);
  return withFigures(ctx.lang, rows.map(manualTile));
}
