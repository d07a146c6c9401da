import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Runtime } from '../runtime';
import { products, variants, variants_locales } from '../store/schema.generated';

/** The models that serials are made of, devices and not packages, for staff to choose from. [WAR-3] */
export async function modelsOfSerials(rt: Pick<Runtime, 'db'>, lang: Lang): Promise<{ id: number; name: string }[]> {
  const rows = await rt.db
    .select({ id: variants.id, sku: variants.sku, kind: products.kind, title: variants_locales.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product))
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, lang)))
    .orderBy(asc(products.rank), asc(variants.rank), asc(variants.id));
  return rows.filter(({ kind }) => !kind?.endsWith('-package')).map(({ id, sku, title }) => ({ id, name: title ? `${title} (${sku})` : sku }));
}
