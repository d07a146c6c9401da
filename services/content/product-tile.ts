import { sql } from '@payloadcms/db-postgres/drizzle';
import { isColourCode } from '#domain/catalog/colours';
import { isPhoto, type Look } from '#domain/catalog/kinds';
import type { ProductTile } from '#domain/catalog/product-tile';
import { toman } from '#domain/money';
import { features, products, products_contents, products_locales, products_rels, variants } from '../store/schema.generated';
import { stock } from '../store/tables';
import { lookColumn } from './look';

/** The columns that a list reads of each product, for the current page alone. */
export const tileColumns = {
  id: products.id,
  slug: products.slug,
  look: lookColumn('products'),
  stage: products.stage,
  title: products_locales.title,
  useLine: products_locales.useLine,
  rank: products.rank,
  fromToman: sql<
    number | null
  >`(select min(${variants.priceToman})::float8 from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable})`,
  prices: sql<number>`(select count(distinct ${variants.priceToman})::int from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable})`,
  inStock: sql<boolean>`exists (select 1 from ${variants} join ${stock} on ${stock.variantId} = ${variants.id} where ${variants.product} = ${products.id} and ${variants.sellable} and ${stock.available} > 0)`,
  colours: sql<
    string[]
  >`array(select ${features.code} from ${products_rels} join ${features} on ${features.id} = ${products_rels.featuresID} where ${products_rels.parent} = ${products.id} and ${products_rels.path} = 'colours' and ${features.available} order by ${products_rels.order})`,
  held: sql<
    Look[]
  >`array(select distinct ${lookColumn('held')} from ${products_contents} join ${variants} on ${variants.id} = ${products_contents.variant} join ${products} held on held.id = ${variants.product} where ${products_contents._parentID} = ${products.id} order by 1)`,
};

type Row = {
  id: number;
  slug: string | null;
  look: Look;
  stage: ProductTile['stage'] | null;
  title: string | null;
  useLine: string | null;
  fromToman: number | null;
  prices: number;
  inStock: boolean;
  colours: string[];
  held: Look[];
};

/** A row of a list as its tile. */
export function tileOf(row: Row): ProductTile {
  return {
    id: row.id,
    slug: row.slug ?? '',
    looks: row.held.length > 0 && !isPhoto(row.look) ? row.held : [row.look],
    stage: row.stage ?? 'glaze',
    title: row.title ?? '',
    useLine: row.useLine ?? '',
    fromToman: row.fromToman === null ? null : toman(row.fromToman),
    several: row.prices > 1,
    colours: row.colours.filter(isColourCode),
    inStock: row.inStock,
  };
}
