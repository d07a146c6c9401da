import { page } from '../door.server';
import { privateAddresses } from '../pages/private-addresses';
import { href } from '../routes';

/** What search engines may read: every page but those of one visitor. [LANG-7] */
export const loader = page((ctx) => {
  const closed = privateAddresses().flatMap(({ path, neutral }) => (neutral ? [path] : [path, `/en${path}`]).map((each) => each.replace(/:\w+/g, '*')));
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...(['fa', 'en'] as const).map((lang) => `Sitemap: ${ctx.rt.settings.publicUrl}${href(lang, 'sitemap')}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
