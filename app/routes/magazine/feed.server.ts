import { createHash } from 'node:crypto';
import type { PostCategory, PostKind, PostTile } from '#domain/content/post-tile';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { listPosts } from '#services/magazine/list';
import { href } from '../../routes';
import { escapeXml } from '../../sitemap-entries';

/** A feed holds so many of the newest. */
const MOST = 30;

/** RSS 2.0 of one language: whole summaries, the newest first; who has it already is told so. [LANG-7, MAG-1] */
export async function feedOf(ctx: Ctx, request: Request, { kind, category }: { kind: PostKind; category?: PostCategory }): Promise<Response> {
  const { posts } = await listPosts(ctx, { kind, category, most: MOST });
  const { lang } = ctx;
  const origin = ctx.rt.settings.publicUrl;
  const place =
    kind === 'news'
      ? { title: say(lang, 'magazine.news.title'), about: say(lang, 'magazine.news.description'), list: href(lang, 'news'), self: href(lang, 'newsFeed') }
      : category
        ? {
            title: say(lang, 'magazine.category.title', { category: say(lang, `content.categories.${category}`) }),
            about: say(lang, `magazine.category.${category}`),
            list: href(lang, 'magazineCategory', { category }),
            self: href(lang, 'magazineCategoryFeed', { category }),
          }
        : { title: say(lang, 'magazine.title'), about: say(lang, 'magazine.description'), list: href(lang, 'magazine'), self: href(lang, 'magazineFeed') };
  const item = (post: PostTile) => {
    const at = escapeXml(origin + href(lang, post.kind === 'news' ? 'newsItem' : 'article', { slug: post.slug }));
    const section = post.category ? `<category>${escapeXml(say(lang, `content.categories.${post.category}`))}</category>` : '';
    return `<item><title>${escapeXml(post.title)}</title><link>${at}</link><guid>${at}</guid><pubDate>${post.shownFrom.toUTCString()}</pubDate>${section}<description>${escapeXml(post.summary)}</description></item>`;
  };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(place.title)}</title><link>${escapeXml(origin + place.list)}</link><description>${escapeXml(place.about)}</description><language>${lang}</language><atom:link href="${escapeXml(origin + place.self)}" rel="self" type="application/rss+xml"/>
${posts.map(item).join('\n')}
</channel></rss>
`;
  const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8', ETag: tag };
  return request.headers.get('If-None-Match') === tag ? new Response(null, { status: 304, headers }) : new Response(xml, { headers });
}
