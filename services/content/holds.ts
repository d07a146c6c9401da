import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Held } from '#domain/catalog/product-page';
import type { Look } from '#domain/catalog/kinds';
import { toman } from '#domain/money';
import type { Lang } from '../context';
import { lookColumn } from './look';
import { products, products_contents, variants, variants_locales } from '../store/schema.generated';

type Stored = { variantId: number; slug: string; title: string; quantity: number; priceToman: number; look: Look };

/** The contents of a package, as a column of its row. [PROD-1] */
export function holdsColumn(lang: Lang): SQL<Stored[]> {
  return sql<
    Stored[]
  >`coalesce((select jsonb_agg(jsonb_build_object('variantId', ${variants.id}, 'slug', held.slug, 'title', ${variants_locales.title}, 'quantity', ${products_contents.quantity}, 'priceToman', ${variants.priceToman}, 'look', ${lookColumn('held')}) order by ${products_contents._order}) from ${products_contents} join ${variants} on ${variants.id} = ${products_contents.variant} join ${variants_locales} on ${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${lang} join ${products} held on held.id = ${variants.product} where ${products_contents._parentID} = ${products.id}), '[]')`;
}

/** The stored column as the domain knows it. */
export function heldOf(stored: readonly Stored[]): Held[] {
  return stored.map((held) => ({ ...held, priceToman: toman(held.priceToman) }));
}
