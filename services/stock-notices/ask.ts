import { and, asc, count, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Result } from '#domain/result';
import { namedProduct, type NamedProduct } from '../content/named-product';
import { commit } from '../store/commit';
import { variants, variants_locales } from '../store/schema.generated';
import { stock, stockNotices } from '../store/tables';
import { service } from '../service';

/** The most notices that one person may have waiting. */
const MOST_WAITING = 20;

export type WantedUnit = { id: number; title: string; inStock: boolean; waiting: boolean };
export type StockNoticePage = { product: NamedProduct; units: WantedUnit[] };

/** A product's units: which are gone, or not sold just now, and for which this person waits. [PROD-6: stock notice] */
export const stockNoticePage = service('stock-notices.look', async (ctx, slug: string): Promise<Result<StockNoticePage>> => {
  const product = await namedProduct(ctx, slug);
  if (!product.ok) return product;
  const { actor } = ctx;
  const userId = actor.kind === 'user' ? actor.userId : 0;
  const rows = await ctx.rt.db
    .select({ id: variants.id, title: variants_locales.title, available: stock.available, sellable: variants.sellable, notice: stockNotices.id })
    .from(variants)
    .innerJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, ctx.lang)))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .leftJoin(stockNotices, and(eq(stockNotices.variantId, variants.id), eq(stockNotices.userId, userId), isNull(stockNotices.toldAt)))
    .where(eq(variants.product, product.value.id))
    .orderBy(asc(variants.rank), asc(variants.id));
  const units = rows.map(({ id, title, available, sellable, notice }) => ({
    id,
    title: title ?? '',
    inStock: sellable === true && (available ?? 0) > 0,
    waiting: notice !== null,
  }));
  return ok({ product: product.value, units });
});

/** Notes that somebody wants to be told, by the phone that their login has proved; asked twice, it is noted once. [PROD-6: stock notice] */
export const askForStock = service('stock-notices.ask', async (ctx, slug: string, { variant }: { variant: number }): Promise<Result<{ slug: string }>> => {
  const { actor } = ctx;
  const page = await stockNoticePage(ctx, slug);
  if (!page.ok) return page;
  const unit = page.value.units.find(({ id }) => id === variant);
  if (!unit) return refuse('catalog.product.unknown', undefined, { field: 'variant' });
  if (unit.inStock) return refuse('catalog.stock.there', { name: unit.title }, { field: 'variant', status: 409 });
  return commit(ctx, async (tx) => {
    const [waiting] = await tx
      .select({ count: count() })
      .from(stockNotices)
      .where(and(eq(stockNotices.userId, actor.userId), isNull(stockNotices.toldAt)));
    if ((waiting?.count ?? 0) >= MOST_WAITING) return refuse('catalog.stock.notices', { most: MOST_WAITING }, { field: 'variant', status: 429 });
    const made = await tx
      .insert(stockNotices)
      .values({ userId: actor.userId, variantId: variant, lang: ctx.lang, askedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: stockNotices.id });
    return { value: { slug }, audit: made.map(({ id }) => ({ action: 'stock-notices.asked', subject: `stock-notice:${id}`, facts: { variant } })) };
  });
});

/** Takes back one's wish to be told; one that was told or is another's stays. [PROD-6: stock notice] */
export const forgetStockNotice = service('stock-notices.ask', async (ctx, { notice }: { notice: number }): Promise<Result<null>> => {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    const gone = await tx
      .delete(stockNotices)
      .where(and(eq(stockNotices.id, notice), eq(stockNotices.userId, actor.userId), isNull(stockNotices.toldAt)))
      .returning({ id: stockNotices.id });
    return { value: null, audit: gone.map(({ id }) => ({ action: 'stock-notices.forgotten', subject: `stock-notice:${id}` })) };
  });
});
