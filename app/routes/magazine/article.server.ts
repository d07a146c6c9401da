import type { PostKind } from '#domain/content/post-tile';
import type { Article } from '#domain/articles/article';
import { shownIn } from '#domain/articles/facts';
import type { Ctx } from '#services/context';
import { tilesOf } from '#services/content/tiles';
import { languagesOfPost, readArticle } from '#services/magazine/article';
import { commentName } from '#services/comments/mine';
import { relatedPosts } from '#services/magazine/related';
import { nameOfPicture, pictureOfPost } from '#services/share/picture';
import { articleJsonLd } from '../../components/magazine/json-ld';
import { page } from '../../door.server';
import { pageMeta } from '../../page-meta';
import { href } from '../../routes';

/** The loader of an article's or a piece of news' page; where its language is missing it leads to that language's list. [MAG-2, LANG-7] */
export function articleLoader(kind: PostKind) {
  const [name, list] = kind === 'news' ? (['newsItem', 'news'] as const) : (['article', 'magazine'] as const);
  return page(async (ctx, { params, url }) => {
    const slug = params['slug'] ?? '';
    const after = url.searchParams.get('comments');
    const found = await readArticle(ctx, kind, slug, after);
    if (!found.ok) {
      const elsewhere = await languagesOfPost(ctx, kind, slug);
      return elsewhere.length > 0 ? new Response(null, { status: 302, headers: { Location: href(ctx.lang, list) } }) : found;
    }
    const article = found.value;
    // A page kept for everybody knows nobody; who is logged in finds their name in the form.
    const [products, related, commentBy] = await Promise.all([
      tilesOf(ctx, { ids: shownIn(article.tree).products }),
      relatedPosts(ctx, article),
      commentName(ctx),
    ]);
    const origin = ctx.rt.settings.publicUrl;
    const address = origin + href(ctx.lang, name, { slug });
    const plain = url.searchParams.get('text') === '1';
    const meta = pageMeta(ctx, {
      page: name,
      params: { slug },
      ...article.meta,
      langs: article.langs,
      kind: 'article',
      picture: href('fa', 'sharePicture', { name: shared(ctx, article) }),
      drawn: true,
      jsonLd: articleJsonLd(article, { lang: ctx.lang, origin, url: address }),
      hidden: plain || after !== null,
    });
    return { article, products, related, address, short: shortAddress(ctx, article.id), plain, later: after !== null, name: commentBy, meta };
  });
}

/** The name of its picture for sharing. */
function shared({ lang }: Ctx, { id, kind, category, title, authors }: Article): string {
  return nameOfPicture(id, pictureOfPost({ lang, kind, category, title, people: authors.map((one) => one.title) }));
}

/** The address by an article's number: short enough to be typed from paper. */
function shortAddress(ctx: Ctx, number: number): string {
  return ctx.rt.settings.publicUrl.replace(/^https?:\/\//, '') + href(ctx.lang, 'articleNumber', { number });
}
