import { and, asc, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import { toman, type Toman } from '#domain/money';
import { myUser } from '../accounts/user';
import { readPage, type ContentPage } from '../content/page';
import type { Ctx } from '../context';
import { products, variants, variants_locales } from '../store/schema.generated';
import { stock } from '../store/tables';
import { currentLadder } from './ladder';
import { pricedBands, type PricedBand } from './view';

/** A unit that a group may gather for. */
export type GroupUnit = { variantId: number; sku: string; name: string; priceToman: Toman };
export type GroupSale = {
  words: ContentPage;
  units: GroupUnit[];
  /** The unit whose prices the ladder shows. */
  chosen: GroupUnit | null;
  bands: PricedBand[];
  person: { fullName: string; phone: string };
};

/** The registration page of the group sale: its text, the ladder in percent and for a device in toman, the form. [PAGE-8, GRP-1, GRP-2] */
export async function groupSalePage(ctx: Ctx, wanted: string | null): Promise<Result<GroupSale>> {
  const { db } = ctx.rt;
  const [words, units, ladder, user] = await Promise.all([readPage(ctx, 'group-sale'), unitsForSale(ctx), currentLadder(db), myUser(ctx)]);
  if (!words.ok) return words;
  const chosen = units.find((unit) => unit.sku.toLowerCase() === wanted?.toLowerCase() || String(unit.variantId) === wanted) ?? null;
  return ok({
    words: words.value,
    units,
    chosen,
    bands: pricedBands(ladder, chosen?.priceToman ?? toman(0)),
    person: { fullName: [user?.firstName, user?.lastName].filter(Boolean).join(' '), phone: user?.phone ?? '' },
  });
}

async function unitsForSale(ctx: Ctx): Promise<GroupUnit[]> {
  const rows = await ctx.rt.db
    .select({ variantId: variants.id, sku: variants.sku, name: variants_locales.title, priceToman: variants.priceToman })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product))
    .innerJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, ctx.lang)))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(and(eq(variants.sellable, true), eq(products._status, 'published'), gt(stock.available, 0)))
    .orderBy(asc(products.rank), asc(products.id), asc(variants.rank), asc(variants.id));
  return rows.map((row) => ({ ...row, name: row.name ?? row.sku, priceToman: toman(row.priceToman) }));
}
