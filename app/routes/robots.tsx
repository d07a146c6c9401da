import { page } from '../door.server';
import { closedRules } from '../pages/private-addresses';
import { href } from '../routes';

/** What search engines may read: every page but those of one visitor. [LANG-7] */
export const loader = page((ctx) => {
  const lines = [
    'User-agent: *',
    ...closedRules().map((rule) => `Disallow: ${rule}`),
    '',
    ...(['fa', 'en'] as const).map((lang) => `Sitemap: ${ctx.rt.settings.publicUrl}${href(lang, 'sitemap')}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
});
