import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { variants, variants_locales } from '../store/schema.generated';

/** So many are offered while a unit is typed; a page of staff's costs the same whatever the shop has. */
const MOST = 30;

/** Units that are sold, by code and name, to be offered while one is typed. */
export async function unitsToType(tx: Tx, lang: Lang): Promise<{ sku: string; title: string }[]> {
  const rows = await tx
    .select({ sku: variants.sku, title: variants_locales.title })
    .from(variants)
    .leftJoin(variants_locales, sql`${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${lang}`)
    .where(eq(variants.sellable, true))
    .orderBy(asc(variants.id))
    .limit(MOST);
  return rows.map(({ sku, title }) => ({ sku, title: title ?? sku }));
}
