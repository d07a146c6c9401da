import { page } from '../door.server';
import { href, pages, type Page } from '../routes';

const PREFIXES = ['', '/en'];

/** What search engines may read: every public page but those of one visitor. [LANG-7] */
export const loader = page((ctx) => {
  const closed = Object.values(pages as Record<string, Page>).filter(
    (each) => each.access === 'user' || each.path.startsWith('/dev') || ['/login', '/shop/cart'].includes(each.path),
  );
  const paths = new Set(closed.map((each) => each.path.replace(/:.*$/, '')));
  const lines = [
    'User-agent: *',
    ...[...paths].flatMap((path) => PREFIXES.map((prefix) => `Disallow: ${prefix}${path}`)),
    '',
    ...(['fa', 'en'] as const).map((lang) => `Sitemap: ${ctx.rt.settings.publicUrl}${href(lang, 'sitemap')}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
