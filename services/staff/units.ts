import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { variants, variants_locales } from '../store/schema.generated';

/** The units that are sold, by name, to choose one from. */
export async function unitsForSale(tx: Tx, lang: Lang): Promise<{ id: number; title: string }[]> {
  const rows = await tx
    .select({ id: variants.id, sku: variants.sku, title: variants_locales.title })
    .from(variants)
    .leftJoin(variants_locales, sql`${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${lang}`)
    .where(eq(variants.sellable, true))
    .orderBy(asc(variants.sku))
    .limit(MOST);
  return rows.map(({ id, sku, title }) => ({ id, title: title ? `${title} (${sku})` : sku }));
}

const MOST = 500;
