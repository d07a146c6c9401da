import { eq } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Result } from '#domain/result';
import type { Look } from '#domain/catalog/kinds';
import type { Ctx } from '../context';
import { lookColumn } from './look';
import { published } from './published';
import { products, products_locales } from '../store/schema.generated';

export type NamedProduct = { id: number; slug: string; title: string; look: Look };

/** A product of the shop by its address, with its name in the reader's language. [PROD-6] */
export async function namedProduct(ctx: Ctx, slug: string): Promise<Result<NamedProduct>> {
  const [row] = await ctx.rt.db
    .select({ id: products.id, title: products_locales.title, look: lookColumn('products') })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(eq(products.slug, slug))
    .limit(1);
  return row ? ok({ id: row.id, slug, title: row.title ?? slug, look: row.look }) : refuse('content.page.unknown', undefined, { status: 404 });
}
