import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import type { Filters, ProductKind, Sort } from '#domain/catalog/filters';
import { SHOP_PAGE_SIZE, packageKinds } from '#domain/catalog/packages';
import type { ProductTile } from '#domain/catalog/product-tile';
import { searchKey } from '#domain/text/normalise';
import type { Ctx } from '../context';
import { features, products, products_audiences, products_locales, products_rels, variants, variants_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { tileColumns, tileOf } from './product-tile';
import { published } from './published';

/** No published product of the same kind stands before it. */
const firstOfItsKind = sql`not exists (select 1 from ${products} other where other.kind = ${products.kind} and other._status = 'published' and (other.rank, other.id) < (${products.rank}, ${products.id}))`;

export type ProductList = { products: ProductTile[]; /** The address part of the next page. */ next: string | null };

/** What nobody sells now stands after everything that has a price. */
const NO_PRICE = 10 ** 14;
const lowest = (none: number) =>
  sql<number>`coalesce((select min(${variants.priceToman}) from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable}), ${none}::numeric)::float8`;

const orders: Record<Sort, { by: SQL<number>; falling: boolean }> = {
  rank: { by: sql<number>`${products.rank}::float8`, falling: false },
  cheap: { by: lowest(NO_PRICE), falling: false },
  dear: { by: lowest(0), falling: true },
  new: { by: sql<number>`floor(extract(epoch from ${products.createdAt}) * 1000)::float8`, falling: true },
};

/** The published products that the filters leave, a page at a time by the key of the last one. [PROD-4, LIST-1] */
export async function listProducts(
  ctx: Ctx,
  filters: Filters,
  { size = SHOP_PAGE_SIZE, kinds }: { size?: number; kinds?: readonly ProductKind[] } = {},
): Promise<ProductList> {
  const { by, falling } = orders[filters.sort];
  const matching = filters.q ? await idsMatching(ctx, filters.q) : undefined;
  if (matching?.length === 0) return { products: [], next: null };
  const rows = await ctx.rt.db
    .select({ ...tileColumns, by: by.as('by_key') })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(and(matching && inArray(products.id, matching), kinds && inArray(products.kind, [...kinds]), ...chosen(filters), after(filters, by, falling)))
    .orderBy(falling ? desc(by) : asc(by), falling ? desc(products.id) : asc(products.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { products: withFigures(ctx.lang, shown.map(tileOf)), next: last ? encodeCursor({ key: last.by, id: last.id }) : null };
}

function chosen({ kind, audience, colour, priceFromToman: from, priceToToman: to }: Filters): (SQL | undefined)[] {
  const priced = sql`select 1 from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable}`;
  return [
    kind === null ? undefined : eq(products.kind, kind),
    audience === null
      ? undefined
      : sql`exists (select 1 from ${products_audiences} where ${products_audiences.parent} = ${products.id} and ${products_audiences.value} = ${audience})`,
    from === null && to === null ? undefined : sql`exists (${priced} and ${variants.priceToman} between ${from ?? 0} and ${to ?? NO_PRICE})`,
    colour === null
      ? undefined
      : sql`exists (select 1 from ${products_rels} join ${features} on ${features.id} = ${products_rels.featuresID} where ${products_rels.parent} = ${products.id} and ${products_rels.path} = 'colours' and ${features.available} and ${features.code} = ${colour})`,
  ];
}

function after({ after: cursor }: Filters, by: SQL, falling: boolean): SQL | undefined {
  const last = decodeCursor(cursor);
  if (!last) return undefined;
  return falling
    ? sql`(${by}, ${products.id}) < (${last.key}::float8, ${last.id}::bigint)`
    : sql`(${by}, ${products.id}) > (${last.key}::float8, ${last.id}::bigint)`;
}

/** The first device of each kind, without packages, for the home page. [PAGE-1] */
export function listDevices(ctx: Ctx, most: number): Promise<ProductTile[]> {
  return ctx.rt.db
    .select(tileColumns)
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(and(notInArray(products.kind, [...packageKinds]), firstOfItsKind))
    .orderBy(asc(products.rank), asc(products.id))
    .limit(most)
    .then((rows) => withFigures(ctx.lang, rows.map(tileOf)));
}

/** The ids whose words hold every word that was typed, both sides read the same way. A catalogue is some dozens of rows. [LANG-4, PROD-4] */
async function idsMatching(ctx: Ctx, typed: string): Promise<number[]> {
  const words = searchKey(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rows = await ctx.rt.db
    .select({
      id: products.id,
      text: sql<string>`concat_ws(' ', ${products.slug}, ${products_locales.title}, ${products_locales.useLine}, ${products_locales.summary}, (select string_agg(${variants.sku} || ' ' || ${variants_locales.title}, ' ') from ${variants} join ${variants_locales} on ${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${ctx.lang} where ${variants.product} = ${products.id}))`,
    })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang));
  return rows.filter((row) => holds(searchKey(row.text), words)).map((row) => row.id);
}

const holds = (key: string, words: readonly string[]) => words.every((word) => key.includes(word));
