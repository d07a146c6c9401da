import { createCookie, type Cookie } from '@remix-run/node';
import { runtime } from '#services/runtime';

export type CookieName = 'zb_session' | 'zb_cart' | 'zb_login' | 'zb_flash' | 'zb_transfer' | 'zb_lang' | 'zb_known' | 'zb_draft';

const DAY = 24 * 60 * 60;
const lives: Record<CookieName, number> = {
  zb_session: 30 * DAY,
  zb_cart: 90 * DAY,
  zb_login: 15 * 60,
  zb_flash: 60,
  zb_transfer: 120,
  zb_lang: 365 * DAY,
  /** Marks a browser that has logged in before. */
  zb_known: 365 * DAY,
  zb_draft: DAY / 12,
};

/** One of our cookies; on https its name is bound to the host. */
export function cookie(name: CookieName): Cookie {
  const https = runtime().settings.publicUrl.startsWith('https:');
  return createCookie(https ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    maxAge: lives[name],
    // Session, cart and login carry random tokens whose hashes the database knows; the rest is signed.
    ...(name === 'zb_flash' || name === 'zb_transfer' ? { secrets: [runtime().settings.secrets.session] } : {}),
  });
}

/** Cookies that hold more than a text; what reads them looks at each part. */
const STRUCTURED: readonly CookieName[] = ['zb_login', 'zb_flash', 'zb_transfer'];

/** What a request's cookie says, or null; where a text is meant, anything else that somebody made up is none. */
export async function readCookie<T = string>(request: Request, name: CookieName): Promise<T | null> {
  const said: unknown = await cookie(name).parse(request.headers.get('Cookie'));
  return (STRUCTURED.includes(name) || typeof said === 'string' ? said : null) as T | null;
}

/** The header that sets a cookie. */
export function setCookie(name: CookieName, value: unknown): Promise<string> {
  return cookie(name).serialize(value);
}

/** The header that takes a cookie away. */
export function dropCookie(name: CookieName): Promise<string> {
  return cookie(name).serialize('', { maxAge: 0, expires: new Date(0) });
}
