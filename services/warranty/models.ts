import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Runtime } from '../runtime';
import { kinds, products, variants, variants_locales } from '../store/schema.generated';

/** The models that serials are made of, devices and not packages, for staff to choose from. [WAR-3] */
export async function modelsOfSerials(rt: Pick<Runtime, 'db'>, lang: Lang): Promise<{ id: number; name: string }[]> {
  const rows = await rt.db
    .select({ id: variants.id, sku: variants.sku, title: variants_locales.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product))
    .leftJoin(kinds, eq(kinds.id, products.kind))
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, lang)))
    .where(sql`${kinds.holdsSeveral} is not true`)
    .orderBy(asc(products.rank), asc(variants.rank), asc(variants.id));
  return rows.map(({ id, sku, title }) => ({ id, name: title ? `${title} (${sku})` : sku }));
}
