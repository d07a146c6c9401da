import type { PostTile } from '#domain/content/post-tile';
import type { Ctx } from '../context';
import { search } from '../search/search';
import { postsNamed } from './list';

/** The magazine's articles that answer a question, the best first; slips are forgiven as in the site's search. [MAG-1] */
export async function searchMagazine(ctx: Ctx, query: string): Promise<PostTile[]> {
  const { results } = await search(ctx, query, ['article']);
  const slugs = results.flatMap(({ kind, slug, reader }) => (kind === 'article' && reader === null ? [slug] : []));
  return postsNamed(ctx, slugs);
}
