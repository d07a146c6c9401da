import type { ProductTile } from '#domain/catalog/product-tile';
import { sectionOf } from '#domain/content/sections';
import { audienceOf, solutionSlug } from '#domain/content/solutions';
import { ok, refuse, type Result } from '#domain/result';
import { readPage, type ContentPage } from '../content/page';
import { tilesOf } from '../content/tiles';
import type { Ctx } from '../context';

/** The page of one audience with the products that its editor named; an audience without a page is not found. [PAGE-7] */
export async function solutionPage(ctx: Ctx, audience: string): Promise<Result<{ page: ContentPage; devices: ProductTile[] }>> {
  const slug = solutionSlug(audience);
  if (audienceOf(slug) === undefined) return refuse('content.page.unknown', undefined, { status: 404 });
  const found = await readPage(ctx, slug);
  if (!found.ok) return found;
  return ok({ page: found.value, devices: await tilesOf(ctx, { slugs: sectionOf(found.value.sections, 'devices')?.slugs ?? [] }) });
}
