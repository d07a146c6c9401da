import type { IncomingMessage, ServerResponse } from 'node:http';
import { STAFF_LANGUAGE_COOKIE as COOKIE } from '#services/staff/token';

const YEAR_SECONDS = 31_536_000;

/** A cookie of a request, as it was sent. */
export function cookieOf(req: IncomingMessage, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

function chosen(req: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=(fa|en)(?:;|$)`).exec(req.headers.cookie ?? '')?.[1];
}

/** The language that the staff member chose; Persian otherwise, whatever the browser asks for. [ADM-2] */
export function languageOf(req: IncomingMessage): 'fa' | 'en' {
  return chosen(req) === 'en' ? 'en' : 'fa';
}

/** Answers a page of the admin that is asked for with `?lng=fa` or `en`: the browser has that language from now on, and the page again, its content in that language too. [ADM-2] */
export function changeLanguage(req: IncomingMessage, res: ServerResponse): boolean {
  const url = new URL(req.url ?? '/', 'http://admin');
  const wanted = url.searchParams.get('lng');
  if (req.method !== 'GET' || !/^\/admin(?:\/|$)/.test(url.pathname) || (wanted !== 'fa' && wanted !== 'en')) return false;
  url.searchParams.delete('lng');
  // The content follows; beside the switch it can be chosen otherwise.
  url.searchParams.set('locale', wanted);
  keep(res, wanted);
  res.writeHead(303, { Location: url.pathname + url.search, 'Cache-Control': 'no-store' }).end();
  return true;
}

function keep(res: ServerResponse, lang: 'fa' | 'en'): void {
  res.appendHeader('Set-Cookie', `${COOKIE}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
}

/** Sets the admin's language cookie when there is none: Payload would follow Accept-Language. [ADM-2] */
export function keepLanguage(req: IncomingMessage, res: ServerResponse): void {
  if (chosen(req)) return;
  req.headers.cookie = [req.headers.cookie, `${COOKIE}=fa`].filter(Boolean).join('; ');
  keep(res, 'fa');
}
