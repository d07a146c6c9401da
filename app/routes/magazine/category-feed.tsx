import { postCategories } from '#domain/content/post-tile';
import { refuse } from '#domain/result';
import { page } from '../../door.server';
import { feedOf } from './feed.server';

/** The feed of one section of the magazine. [LANG-7] */
export const loader = page((ctx, { params, request }) => {
  const category = postCategories.find((one) => one === params['category']);
  return category ? feedOf(ctx, request, { kind: 'article', category }) : refuse('content.page.unknown', undefined, { status: 404 });
});
