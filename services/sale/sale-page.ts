import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { ProductTile } from '#domain/catalog/product-tile';
import { toman, type Toman } from '#domain/money';
import { checkDiscount, discountByLine } from '#domain/orders/discount';
import { saleState, type SaleState } from '#domain/sale/sale';
import type { Ctx } from '../context';
import { withFigures } from '../content/figures-of';
import { tileColumns, tileOf } from '../content/product-tile';
import { published } from '../content/published';
import { discountTerms } from '../discounts/terms';
import { products, products_locales, sale, sale_locales, sale_rels, variants } from '../store/schema.generated';
import { saleTerms } from './terms';

/** A product of the sale: its usual price, and what one of it costs with the sale's code. */
export type SaleItem = { tile: ProductTile; withCodeToman: Toman | null };
export type SalePage = {
  state: SaleState;
  title: string | null;
  lead: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  code: string | null;
  items: SaleItem[];
};

/** The sale as it stands: nothing of its list while it is not open. The price with the code is the cart's own reckoning. [CONT-2, PROD-3] */
export async function salePage(ctx: Ctx): Promise<SalePage> {
  const [row] = await ctx.rt.db
    .select({
      id: sale.id,
      active: sale.active,
      startsAt: sale.startsAt,
      endsAt: sale.endsAt,
      codeId: sale.code,
      title: sale_locales.title,
      lead: sale_locales.lead,
    })
    .from(sale)
    .innerJoin(sale_locales, and(eq(sale_locales._parentID, sale.id), eq(sale_locales._locale, ctx.lang)))
    .limit(1);
  if (!row) return { state: 'off', title: null, lead: null, startsAt: null, endsAt: null, code: null, items: [] };
  const terms = saleTerms(row);
  const state = saleState(terms, ctx.now);
  const { title, lead } = withFigures(ctx.lang, { title: row.title, lead: row.lead });
  const head = { state, title, lead, startsAt: terms.startsAt, endsAt: terms.endsAt };
  if (state !== 'open') return { ...head, code: null, items: [] };
  const [tiles, code] = await Promise.all([saleTiles(ctx, row.id), row.codeId ? discountTerms(ctx.rt.db, { id: row.codeId }) : null]);
  const priced = await Promise.all(
    tiles.map(async ({ tile }): Promise<SaleItem> => {
      const unit = code ? await cheapestUnit(ctx, tile.id) : null;
      if (!code || !unit) return { tile, withCodeToman: null };
      const lines = [{ variantId: unit.id, grossToman: unit.priceToman }];
      const held = checkDiscount(code, { purpose: 'goods', used: 0, usedByUser: 0, at: ctx.now }, lines);
      const [off] = held.ok ? discountByLine(code, lines, unit.priceToman) : [];
      return { tile, withCodeToman: off ? toman(unit.priceToman - off) : null };
    }),
  );
  return { ...head, code: priced.some((one) => one.withCodeToman !== null) ? (code?.code ?? null) : null, items: priced };
}

/** The products of the list, in staff's order. */
async function saleTiles(ctx: Ctx, saleId: number): Promise<{ tile: ProductTile }[]> {
  const rows = await ctx.rt.db
    .select(tileColumns)
    .from(sale_rels)
    .innerJoin(products, eq(products.id, sale_rels.productsID))
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(and(eq(sale_rels.parent, saleId), eq(sale_rels.path, 'products')))
    .orderBy(asc(sale_rels.order));
  return withFigures(ctx.lang, rows.map(tileOf)).map((tile) => ({ tile }));
}

async function cheapestUnit(ctx: Ctx, productId: number): Promise<{ id: number; priceToman: Toman } | null> {
  const [unit] = await ctx.rt.db
    .select({ id: variants.id, priceToman: variants.priceToman })
    .from(variants)
    .where(and(eq(variants.product, productId), eq(variants.sellable, true)))
    .orderBy(asc(variants.priceToman), asc(variants.id))
    .limit(1);
  return unit ? { id: unit.id, priceToman: toman(unit.priceToman) } : null;
}
