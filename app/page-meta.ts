import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { SHARE_SIZE } from '#domain/content/share-picture';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { href, locate, type Lang, type PageName, type ParamsOf, type Query } from './routes';
import { saidTitle } from './said-title';

export type PageMeta<N extends PageName> = {
  page: N;
  params?: ParamsOf<N>;
  /** The query that belongs to the page's canonical address. */
  query?: Query;
  title: string;
  description: string;
  /** The languages that the page exists in. */
  langs?: readonly Lang[];
  /** What the page is about, for search engines. */
  jsonLd?: object;
  /** What it is where it is shared. */
  kind?: 'website' | 'article';
  /** The address of the picture that shows it where it is shared. */
  picture?: string;
  /** Whether it is one of ours made for sharing, whose size is known. */ drawn?: boolean;
  /** Kept out of search engines: a filtered list, a page of one visitor. */
  hidden?: boolean;
};

const LOCALES: Record<Lang, string> = { fa: 'fa_IR', en: 'en_GB' };

/** Title, description, canonical address and the alternates that exist, each in the page's language. [LANG-7] */
export function pageMeta<N extends PageName>(
  ctx: Ctx,
  { page, params, query, title, description, langs = ['fa', 'en'], jsonLd, kind = 'website', picture = '/icons/icon-512.png', drawn, hidden }: PageMeta<N>,
): MetaDescriptor[] {
  const at = (lang: Lang) => ctx.rt.settings.publicUrl + href(lang, page, params, query);
  const own = at(ctx.lang);
  const whole = say(ctx.lang, 'shell.title', { page: title });
  const alternates =
    langs.length > 1
      ? [
          ...langs.map((lang) => ({ tagName: 'link', rel: 'alternate', hrefLang: lang, href: at(lang) })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at('fa') },
        ]
      : [];
  return [
    { title: whole },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: own },
    ...alternates,
    { property: 'og:type', content: kind },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: own },
    { property: 'og:site_name', content: say(ctx.lang, 'common.brand') },
    { property: 'og:locale', content: LOCALES[ctx.lang] },
    { property: 'og:image', content: ctx.rt.settings.publicUrl + picture },
    ...(drawn
      ? [
          { property: 'og:image:width', content: String(SHARE_SIZE.width) },
          { property: 'og:image:height', content: String(SHARE_SIZE.height) },
          { property: 'og:image:alt', content: title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } } as MetaDescriptor] : []),
  ];
}

/** The route's `meta`: what its loader made. */
export function metaFromData({ data, matches, location }: Pick<MetaArgs, 'data' | 'matches' | 'location'>): MetaDescriptor[] {
  const made = (data as { meta?: MetaDescriptor[] } | undefined)?.meta ?? [];
  const { lang } = locate(location.pathname);
  return made.map((one) => ('title' in one && typeof one.title === 'string' ? { title: saidTitle(lang, one.title, matches) } : one));
}
