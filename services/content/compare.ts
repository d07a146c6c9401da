import { COMPARED_KIND, modelsOf, type Compared } from '#domain/catalog/compare';
import { parseFilters } from '#domain/catalog/filters';
import type { Ctx } from '../context';
import { listProducts } from './list-products';
import { readProduct } from './product';

/** More columns than this nobody compares. */
const MOST_PRODUCTS = 4;

/** The stethoscopes' models, with their figures as their pages have them. [PAGE-2, NUM-7] */
export async function comparePage(ctx: Ctx): Promise<Compared[]> {
  const { products } = await listProducts(ctx, parseFilters({ kind: COMPARED_KIND }), { size: MOST_PRODUCTS });
  const pages = await Promise.all(products.map(({ slug }) => readProduct(ctx, slug)));
  return modelsOf(pages.flatMap((page) => (page.ok ? [page.value] : [])));
}
