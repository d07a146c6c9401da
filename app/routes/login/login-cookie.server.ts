import { readCookie, setCookie } from '../../cookies.server';

/** What the browser keeps of a login in progress: our challenge's token and the library's sealed half. */
export type LoginCookie = { token: string; sealed: string };

/** The login's cookie, if it has the right form; what a browser sends may be anything. */
export async function readLogin(request: Request): Promise<LoginCookie | null> {
  const kept = (await readCookie<unknown>(request, 'zb_login')) as Partial<LoginCookie> | null;
  return typeof kept?.token === 'string' && typeof kept.sealed === 'string' ? { token: kept.token, sealed: kept.sealed } : null;
}

/** The header that keeps a login in progress. */
export function keepLogin({ token, sealed }: LoginCookie): Promise<string> {
  return setCookie('zb_login', { token, sealed } satisfies LoginCookie);
}
