import { postNumbered } from '#services/magazine/numbered';
import { page } from '../../door.server';
import { href } from '../../routes';

/** The short address on paper leads to the article. [MAG-2] */
export const loader = page(async (ctx, { params }) => {
  const post = await postNumbered(ctx, params['number'] ?? '');
  if (!post.ok) return post;
  const { kind, slug } = post.value;
  return new Response(null, { status: 302, headers: { Location: href(ctx.lang, kind === 'news' ? 'newsItem' : 'article', { slug }) } });
});
