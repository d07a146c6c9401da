import { and, asc, eq, inArray, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { encodeCursor } from '#domain/catalog/cursor';
import type { Filters } from '#domain/catalog/filters';
import { SHOP_PAGE_SIZE } from '#domain/catalog/packages';
import type { ProductTile } from '#domain/catalog/product-tile';
import { askedUnits, WORD_WEIGHTS } from '#domain/search/rank';
import { readQuery } from '#domain/search/read-query';
import type { Term } from '#domain/search/terms';
import type { Ctx } from '../context';
import { vocabularyOf } from '../search/vocabulary';
import { features, kinds, products, products_audiences, products_locales, products_rels, variants } from '../store/schema.generated';
import { searchEntries, searchWords } from '../store/tables';
import { withFigures } from '../content/figures-of';
import { productPageIds } from '../content/product-page-ids';
import { tileColumns, tileOf } from '../content/product-tile';
import { published } from '../content/published';
import { tilesOf } from '../content/tiles';

/** The first published product of each kind that is a device, by rank. */
const firstOfItsKind = sql`${products.id} in (select (select one.id from ${products} one where one.kind_id = ${kinds.id} and one._status = 'published' order by one.kind_id, (one.rank::float8), one.id limit 1)
  from ${kinds} where not ${kinds.holdsSeveral})`;

export type ProductList = { products: ProductTile[]; /** The address part of the next page. */ next: string | null };

/** A word that is only part of a name scores less, too little to match by itself. */
const PARTLY = 0.4;
/** More than any price. */
const MOST_TOMAN = 10 ** 14;

/** The published products that the filters leave, a page at a time by the key of the last one. [PROD-4, LIST-1] */
export async function listProducts(ctx: Ctx, filters: Filters, { size = SHOP_PAGE_SIZE }: { size?: number } = {}): Promise<ProductList> {
  const matching = filters.q ? await withWords(ctx, filters.q) : undefined;
  if (matching === null) return { products: [], next: null };
  const page = await productPageIds(ctx, filters, [matching, ...chosen(filters)], size + 1);
  const shown = page.slice(0, size);
  const last = page.length > size ? shown.at(-1) : undefined;
  const tiles = new Map((await tilesOf(ctx, { ids: shown.map(({ id }) => id) })).map((tile) => [tile.id, tile]));
  return { products: shown.flatMap(({ id }) => tiles.get(id) ?? []), next: last ? encodeCursor(last) : null };
}

function chosen({ kind, audience, colour, priceFromToman: from, priceToToman: to }: Filters): (SQL | undefined)[] {
  const priced = sql`select 1 from ${variants} where ${variants.product} = ${products.id} and ${variants.sellable}`;
  return [
    kind === null ? undefined : eq(products.kind, sql`(select ${kinds.id} from ${kinds} where ${kinds.slug} = ${kind})`),
    audience === null
      ? undefined
      : sql`exists (select 1 from ${products_audiences} where ${products_audiences.parent} = ${products.id} and ${products_audiences.value} = ${audience})`,
    from === null && to === null ? undefined : sql`exists (${priced} and ${variants.priceToman} between ${from ?? 0} and ${to ?? MOST_TOMAN})`,
    colour === null
      ? undefined
      : sql`exists (select 1 from ${products_rels} join ${features} on ${features.id} = ${products_rels.featuresID} where ${products_rels.parent} = ${products.id} and ${products_rels.path} = 'colours' and ${features.available} and ${features.code} = ${colour})`,
  ];
}

/** The first device of each kind, without packages, for the home page. [PAGE-1] */
export function listDevices(ctx: Ctx, most: number): Promise<ProductTile[]> {
  return ctx.rt.db
    .select(tileColumns)
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(firstOfItsKind)
    .orderBy(asc(products.rank), asc(products.id))
    .limit(most)
    .then((rows) => withFigures(ctx.lang, rows.map(tileOf)));
}

/** The products that answer every piece of what was typed, by name or by their names, units or summary; null where some piece answers to nothing. [LANG-4, PROD-4] */
async function withWords(ctx: Ctx, typed: string): Promise<SQL | undefined | null> {
  const { units } = readQuery(typed, await vocabularyOf(ctx));
  const asked = askedUnits(units).filter(({ terms }) => !terms.some((term) => term.kind === 'intent'));
  const named = asked.map(({ known, terms }) => ({ words: [...known].filter(([, quality]) => quality > PARTLY).map(([word]) => word), slugs: leadsTo(terms) }));
  if (named.some(({ words, slugs }) => words.length === 0 && slugs.length === 0)) return null;
  return and(...named.map(({ words, slugs }) => (slugs.length === 0 ? hasWord(ctx, words) : sql`${products.id} in (${bySlugOrWord(ctx, words, slugs)})`)));
}

/** Whether a product has a word: checked row by row in the list's order, so that a common word costs no more. */
function hasWord(ctx: Ctx, words: readonly string[]): SQL {
  return sql`exists (select 1 from ${searchEntries} join ${searchWords} on ${searchWords.entryId} = ${searchEntries.id}
    where ${searchEntries.refId} = ${products.id} and ${saysMuch(ctx, words)})`;
}

function bySlugOrWord(ctx: Ctx, words: readonly string[], slugs: readonly string[]): SQL {
  return sql`select named.id from ${products} named where named.slug in (${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )})
    union select ${searchEntries.refId} from ${searchWords} join ${searchEntries} on ${searchWords.entryId} = ${searchEntries.id} where ${saysMuch(ctx, words)}`;
}

function saysMuch(ctx: Ctx, words: readonly string[]): SQL {
  return sql`${searchEntries.kind} = 'product' and ${searchEntries.lang} = ${ctx.lang} and ${searchWords.weight} >= ${WORD_WEIGHTS.summary}
    and ${searchWords.lang} = ${ctx.lang} and ${inArray(searchWords.word, [...words, ''])}`;
}

function leadsTo(terms: readonly Term[]): string[] {
  return terms.filter((term) => term.kind !== 'unsold').flatMap((term) => term.products);
}
