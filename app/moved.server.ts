import type { Ctx } from '#services/context';
import { courseNamed, movedTo } from '#services/content/moved';
import { dataless } from './dataless';
import { href, locate, type PageName } from './routes';

/**
 * Where a page that was not found stands now, because its document got another address; null where it never had this
 * one. Asked only when nothing was found, so a document that has the old address now is shown there. [LANG-7]
 */
export async function movedAddress(ctx: Ctx, url: URL): Promise<string | null> {
  const path = dataless(url.pathname);
  const { name, page, params } = locate(path);
  if (!name || !page?.moved) return null;
  const to = page.moved === 'lessons' ? await lessonAddress(ctx, params) : await documentAddress(ctx, name, page.moved, params);
  return to === null || to === path ? null : to + url.search;
}

type Params = Record<string, string>;
type Of = Exclude<NonNullable<NonNullable<ReturnType<typeof locate>['page']>['moved']>, 'lessons'>;

async function documentAddress(ctx: Ctx, name: PageName, of: Of, params: Params): Promise<string | null> {
  const found = await movedTo(ctx, { of, slug: params['slug'] ?? '' });
  if (!found) return null;
  const page = of !== 'posts' ? name : found.facts.kind === 'news' ? 'newsItem' : 'article';
  return href(ctx.lang, page, { ...params, slug: found.slug } as never);
}

async function lessonAddress(ctx: Ctx, params: Params): Promise<string | null> {
  const course = await courseNamed(ctx, params['slug'] ?? '');
  if (!course) return null;
  const lesson = params['lesson'] ?? '';
  const found = await movedTo(ctx, { of: 'lessons', slug: lesson, within: course.id });
  return href(ctx.lang, 'lesson', { slug: course.slug, lesson: found?.slug ?? lesson });
}
