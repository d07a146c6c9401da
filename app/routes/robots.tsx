import { page } from '../door.server';
import { href, pages, type Page } from '../routes';

const LANG_PREFIXES = ['', '/en'];
/** Public, yet one visitor's own. */
const OWN = ['/login', '/shop/cart', '/dev'];

/** What search engines may read: every public page but those of one visitor. [LANG-7] */
export const loader = page((ctx) => {
  const user = Object.values(pages as Record<string, Page>).flatMap(({ access, path }) => (access === 'user' ? [path.replace(/:\w+/g, '*')] : []));
  const closed = [...OWN, ...user].filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)));
  const lines = [
    'User-agent: *',
    ...[...new Set(closed)].flatMap((path) => LANG_PREFIXES.map((prefix) => `Disallow: ${prefix}${path}`)),
    '',
    ...(['fa', 'en'] as const).map((lang) => `Sitemap: ${ctx.rt.settings.publicUrl}${href(lang, 'sitemap')}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
