import { and, asc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { FeatureType, Offer } from '#domain/cart/choice';
import { colourOf, type ColourCode } from '#domain/catalog/colours';
import type { Look } from '#domain/catalog/kinds';
import { toman, type Toman } from '#domain/money';
import { lookColumn } from '../content/look';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { features, features_locales, products, products_rels, variants, variants_locales } from '../store/schema.generated';
import { stock } from '../store/tables';

export type UnitFeature = { id: number; type: FeatureType; code: string; title: Record<Lang, string>; extraToman: Toman; available: boolean };

/** A sellable unit as the catalogue offers it now: its price, what is left, what may be chosen on it. */
export type SellableUnit = {
  variantId: number;
  productId: number;
  slug: string;
  sku: string;
  look: Look;
  title: Record<Lang, string>;
  priceToman: Toman;
  sellable: boolean;
  lineLimit: number;
  available: number;
  features: UnitFeature[];
};

const titleFa = alias(variants_locales, 'title_fa');
const titleEn = alias(variants_locales, 'title_en');
const featureFa = alias(features_locales, 'feature_fa');
const featureEn = alias(features_locales, 'feature_en');

/** The units of these ids that exist, by id, in one query and one for their features. [PROD-1, PROD-3] */
export async function sellableUnits(tx: Tx, variantIds: readonly number[]): Promise<Map<number, SellableUnit>> {
  const ids = [...new Set(variantIds)];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      variantId: variants.id,
      productId: products.id,
      slug: products.slug,
      sku: variants.sku,
      look: lookColumn('products'),
      engraving: products.engraving,
      fa: titleFa.title,
      en: titleEn.title,
      priceToman: variants.priceToman,
      sellable: variants.sellable,
      status: products._status,
      lineLimit: variants.lineLimit,
      available: stock.available,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product))
    .leftJoin(titleFa, and(eq(titleFa._parentID, variants.id), eq(titleFa._locale, 'fa')))
    .leftJoin(titleEn, and(eq(titleEn._parentID, variants.id), eq(titleEn._locale, 'en')))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id));
  const offered = await featuresOf(tx, [...new Set(rows.map((row) => row.productId))]);
  return new Map(
    rows.map((row) => [
      row.variantId,
      {
        variantId: row.variantId,
        productId: row.productId,
        slug: row.slug ?? '',
        sku: row.sku,
        look: row.look,
        title: { fa: row.fa ?? row.sku, en: row.en ?? row.sku },
        priceToman: toman(row.priceToman),
        sellable: row.sellable && row.status === 'published',
        lineLimit: row.lineLimit,
        available: row.available ?? 0,
        features: offered.get(row.productId) ?? [],
      },
    ]),
  );
}

/** The colours and the engraving that staff gave each product. [PROD-2] */
async function featuresOf(tx: Tx, productIds: readonly number[]): Promise<Map<number, UnitFeature[]>> {
  const found = new Map<number, UnitFeature[]>();
  if (productIds.length === 0) return found;
  const rows = await tx
    .select({
      productId: products.id,
      id: features.id,
      type: features.type,
      code: features.code,
      fa: featureFa.title,
      en: featureEn.title,
      extraToman: features.extraToman,
      available: features.available,
    })
    .from(products)
    .leftJoin(products_rels, and(eq(products_rels.parent, products.id), eq(products_rels.path, 'colours')))
    .innerJoin(features, sql`${features.id} = ${products_rels.featuresID} or ${features.id} = ${products.engraving}`)
    .leftJoin(featureFa, and(eq(featureFa._parentID, features.id), eq(featureFa._locale, 'fa')))
    .leftJoin(featureEn, and(eq(featureEn._parentID, features.id), eq(featureEn._locale, 'en')))
    .where(inArray(products.id, [...productIds]));
  for (const { productId, fa, en, extraToman, ...row } of rows) {
    const list = found.get(productId) ?? [];
    if (list.some((one) => one.id === row.id)) continue;
    list.push({ ...row, title: { fa: fa ?? row.code, en: en ?? row.code }, extraToman: toman(extraToman) });
    found.set(productId, list);
  }
  return found;
}

/** What the rules of the cart ask of a unit. */
export function offerOf(unit: SellableUnit): Offer {
  return { variantId: unit.variantId, sellable: unit.sellable, features: unit.features };
}

/** The colour chosen among these features, as the drawing knows it. */
export function colourAmong(unit: SellableUnit, featureIds: readonly number[]): { id: number; code: ColourCode; title: Record<Lang, string> } | null {
  const chosen = unit.features.find((feature) => feature.type === 'COLOR' && featureIds.includes(feature.id));
  return chosen ? { id: chosen.id, code: colourOf(chosen.code).code, title: chosen.title } : null;
}
