import { href, inOtherLang, locate, type Lang } from './routes';

const MOST_CHARACTERS = 600;

/** A path of our own that a form or a query names; null for another site's, a script's or none (open redirects). */
export function localPath(wish: unknown): string | null {
  if (typeof wish !== 'string' || !wish.startsWith('/') || wish.length > MOST_CHARACTERS) return null;
  // Browsers read `\` as `/` and drop tabs and line breaks: neither stands in an address of ours.
  if (/^\/[/\\]|[\\\u0000-\u001F\u007F]/.test(wish)) return null;
  if (!URL.canParse(wish, 'http://portal')) return null;
  const url = new URL(wish, 'http://portal');
  return url.host === 'portal' && !url.pathname.includes('//') ? url.pathname + url.search : null;
}

/** Where a login goes on, in its own language: the page that was asked for, if it is one of ours and not the login itself; else the account. [AUTH-2] */
export function returnPath(lang: Lang, wish: unknown): string {
  const to = localPath(wish);
  const pathname = to?.split('?')[0] ?? '';
  const { name, page } = to ? locate(pathname) : {};
  if (!to || !page || page.resource || name === 'login' || name === 'loginCode' || name === 'loginProfile') return href(lang, 'account');
  return locate(pathname).lang === lang || page.neutral ? to : inOtherLang(pathname, to.slice(pathname.length));
}
