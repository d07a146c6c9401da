import { dirOf } from '#locales/lang';
import { say } from '#locales/say';
import { page } from '../door.server';
import { href } from '../routes';

const PAPER = '#f7f6f1';
const ACTION = '#0b6558';

/** The web app manifest, in its language. [SHELL-3] */
export const loader = page(({ lang }) => {
  const home = href(lang, 'home');
  const manifest = {
    id: home,
    name: say(lang, 'content.manifest.name'),
    short_name: say(lang, 'content.manifest.name'),
    description: say(lang, 'content.manifest.description'),
    lang,
    dir: dirOf(lang),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: ACTION,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: say(lang, 'content.manifest.shop'), url: href(lang, 'shop') },
      { name: say(lang, 'content.manifest.cart'), url: href(lang, 'cart') },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
});
