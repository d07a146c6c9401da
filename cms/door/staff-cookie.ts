import type { IncomingMessage, ServerResponse } from 'node:http';
import { STAFF_COOKIE, STAFF_COOKIE_PREFIX, STAFF_KNOWN_COOKIE, STAFF_LANGUAGE_COOKIE } from '#services/staff/token';

const GUARD = '__Host-';
/** The staff's cookies that the browser keeps for this host alone: the session, the chosen language, and that it was here before. */
const NAMES = [STAFF_COOKIE, STAFF_KNOWN_COOKIE, STAFF_LANGUAGE_COOKIE] as const;

const named = (pair: string): boolean => NAMES.some((name) => pair.startsWith(`${name}=`));

/** On https the staff's cookies are `__Host-…` towards the browser; inside they keep their plain names. */
export function renameStaffCookie(req: IncomingMessage, res: ServerResponse, https: boolean): void {
  if (!https) return;
  const pairs = (req.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair && !named(pair));
  req.headers.cookie = pairs.map((pair) => (pair.startsWith(`${GUARD}${STAFF_COOKIE_PREFIX}`) ? pair.slice(GUARD.length) : pair)).join('; ');
  const append = res.appendHeader.bind(res);
  const set = res.setHeader.bind(res);
  const all = (name: string, value: unknown): unknown => (name.toLowerCase() === 'set-cookie' ? [value].flat().map((one) => outward(String(one))) : value);
  res.appendHeader = (name, value) => append(name, all(name, value) as string[]);
  res.setHeader = (name, value) => set(name, all(name, value) as string[]);
}

/** Adds the `__Host-` prefix to a cookie for the browser; it is valid only with Secure and without a domain. */
function outward(line: string): string {
  if (!named(line)) return line;
  const plain = line.replace(/;\s*domain=[^;]*/i, '');
  return `${GUARD}${plain}${/;\s*secure(?:;|$)/i.test(plain) ? '' : '; Secure'}`;
}
