import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { isColourCode } from '#domain/catalog/colours';
import type { ProductPage } from '#domain/catalog/product-page';
import { averageOf } from '#domain/reviews/stars';
import { parseSections } from '#domain/content/sections';
import { sumToman, times, toman } from '#domain/money';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx, Lang } from '../context';
import type { Db } from '../runtime';
import { prepared } from '../store/prepared';
import {
  features,
  features_locales,
  products,
  products_figures,
  products_locales,
  products_rels,
  reviews,
  variants,
  variants_locales,
} from '../store/schema.generated';
import { stock } from '../store/tables';
import { withFigures } from './figures-of';
import { heldOf, holdsColumn } from './holds';
import { kindColumn } from './kinds';
import { lookColumn } from './look';
import { manualReadersColumn } from './manual-readers';
import { galleryColumn, picturesOf } from './picture';
import { published } from './published';

type StoredUnit = {
  id: number;
  sku: string;
  title: string;
  note: string | null;
  priceToman: number;
  sellable: boolean;
  lineLimit: number;
  available: number | null;
};
type StoredColour = { featureId: number; code: string; title: string; extraToman: number; available: boolean };

/** Everything of a product's page in one query; absent in the reader's language, it is not found. [PAGE-2, PROD-1, PROD-3] */
export async function readProduct(ctx: Ctx, slug: string): Promise<Result<ProductPage>> {
  const [row] = await prepared(ctx.rt.db, `product_${ctx.lang}`, (db) => writeQuery(db, ctx.lang)).execute({ slug });
  if (!row) return refuse('content.page.unknown', undefined, { status: 404 });
  const title = row.title ?? '';
  const holds = heldOf(row.holds);
  return ok({
    ...withFigures(ctx.lang, {
      title,
      useLine: row.useLine ?? '',
      summary: row.summary ?? '',
      meta: { title: row.metaTitle || title, description: row.metaDescription || row.summary || title },
      figures: row.figures,
      sections: parseSections(row.sections),
    }),
    id: row.id,
    slug,
    kind: row.kind,
    look: row.look,
    drawing: row.drawing,
    stage: row.stage ?? 'glaze',
    variants: withFigures(
      ctx.lang,
      row.units.map((unit) => ({ ...unit, available: unit.available ?? 0, priceToman: toman(unit.priceToman) })),
    ),
    colours: row.colours.flatMap((colour) => (isColourCode(colour.code) ? [{ ...colour, code: colour.code, extraToman: toman(colour.extraToman) }] : [])),
    reviews: { count: row.reviews.count, average: averageOf(row.reviews.count, row.reviews.stars) },
    manuals: row.manuals,
    pictures: picturesOf(row.gallery),
    engraving: row.engraving && { featureId: row.engraving.featureId, extraToman: toman(row.engraving.extraToman) },
    holds,
    langs: row.langs,
    singlyToman: holds.length > 0 ? sumToman(holds.map((held) => times(held.priceToman, held.quantity))) : null,
  });
}

function writeQuery(db: Db, lang: Lang) {
  return db
    .select({
      id: products.id,
      kind: kindColumn(lang),
      look: lookColumn('products'),
      drawing: products.drawing,
      stage: products.stage,
      title: products_locales.title,
      useLine: products_locales.useLine,
      summary: products_locales.summary,
      metaTitle: products_locales.metaTitle,
      metaDescription: products_locales.metaDescription,
      sections: products_locales.sections,
      langs: sql<
        Lang[]
      >`array(select other._locale::text from ${products_locales} other where other._parent_id = ${products.id} and other.title is not null order by other._locale)`,
      figures: sql<
        { name: string; value: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('name', ${products_figures.name}, 'value', ${products_figures.value}) order by ${products_figures._order}) from ${products_figures} where ${products_figures._parentID} = ${products.id} and ${products_figures._locale} = ${lang} and ${products_figures.name} is not null and ${products_figures.value} is not null), '[]')`,
      colours: sql<
        StoredColour[]
      >`coalesce((select jsonb_agg(jsonb_build_object('featureId', ${features.id}, 'code', ${features.code}, 'title', ${features_locales.title}, 'extraToman', ${features.extraToman}, 'available', ${features.available}) order by ${products_rels.order}) from ${products_rels} join ${features} on ${features.id} = ${products_rels.featuresID} join ${features_locales} on ${features_locales._parentID} = ${features.id} and ${features_locales._locale} = ${lang} where ${products_rels.parent} = ${products.id} and ${products_rels.path} = 'colours'), '[]')`,
      engraving: sql<{
        featureId: number;
        extraToman: number;
      } | null>`(select jsonb_build_object('featureId', ${features.id}, 'extraToman', ${features.extraToman}) from ${features} where ${features.id} = ${products.engraving} and ${features.available})`,
      reviews: sql<{
        count: number;
        stars: number;
      }>`(select jsonb_build_object('count', count(*)::int, 'stars', coalesce(sum(${reviews.rating}), 0)::int) from ${reviews} where ${reviews.product} = ${products.id} and ${reviews.state} = 'shown')`,
      manuals: manualReadersColumn(lang),
      units: sql<
        StoredUnit[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', ${variants.id}, 'sku', ${variants.sku}, 'title', ${variants_locales.title}, 'note', ${variants_locales.note}, 'priceToman', ${variants.priceToman}, 'sellable', ${variants.sellable}, 'lineLimit', ${variants.lineLimit}, 'available', ${stock.available}) order by ${variants.rank}, ${variants.id}) from ${variants} join ${variants_locales} on ${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${lang} left join ${stock} on ${stock.variantId} = ${variants.id} where ${variants.product} = ${products.id}), '[]')`,
      holds: holdsColumn(lang),
      gallery: galleryColumn(lang),
    })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, lang))
    .where(eq(products.slug, sql.placeholder('slug')))
    .limit(1)
    .prepare(`product_${lang}`);
}
