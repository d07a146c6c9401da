import { modelsOf, type Compared } from '#domain/catalog/compare';
import { parseFilters } from '#domain/catalog/filters';
import type { Kind } from '#domain/catalog/kinds';
import type { Ctx } from '../context';
import { listKinds } from '../content/kinds';
import { listProducts } from './list-products';
import { readProduct } from '../content/product';

/** More columns than this nobody compares. */
const MOST_PRODUCTS = 4;

/** The models of a kind that is compared, with their figures as their pages have them; the first such kind where none is named. [PAGE-2, PROD-7, NUM-7] */
export async function comparePage(
  ctx: Ctx,
  asked: string | null,
): Promise<{ kind: Kind | null; /** Its address needs no name. */ first: boolean; models: Compared[] }> {
  const compared = (await listKinds(ctx)).filter((kind) => kind.compared);
  const kind = compared.find(({ slug }) => slug === asked) ?? compared[0] ?? null;
  return { kind, first: kind === compared[0], models: kind ? await modelsOfKind(ctx, kind) : [] };
}

async function modelsOfKind(ctx: Ctx, { slug: kind }: Kind): Promise<Compared[]> {
  const { products } = await listProducts(ctx, parseFilters({ kind }), { size: MOST_PRODUCTS });
  const pages = await Promise.all(products.map(({ slug }) => readProduct(ctx, slug)));
  return modelsOf(pages.flatMap((page) => (page.ok ? [page.value] : [])));
}
