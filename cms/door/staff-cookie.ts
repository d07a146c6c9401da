import type { IncomingMessage, ServerResponse } from 'node:http';
import { STAFF_COOKIE } from '#services/staff/token';

const GUARDED = `__Host-${STAFF_COOKIE}`;

/** On https the session's cookie is `__Host-…` towards the browser; inside it keeps its plain name. */
export function renameStaffCookie(req: IncomingMessage, res: ServerResponse, https: boolean): void {
  if (!https) return;
  const pairs = (req.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair && !pair.startsWith(`${STAFF_COOKIE}=`));
  req.headers.cookie = pairs.map((pair) => (pair.startsWith(`${GUARDED}=`) ? pair.slice('__Host-'.length) : pair)).join('; ');
  const outward = (value: string) => (value.startsWith(`${STAFF_COOKIE}=`) ? `__Host-${value}` : value);
  const append = res.appendHeader.bind(res);
  const set = res.setHeader.bind(res);
  const all = (name: string, value: unknown): unknown => (name.toLowerCase() === 'set-cookie' ? [value].flat().map((one) => outward(String(one))) : value);
  res.appendHeader = (name, value) => append(name, all(name, value) as string[]);
  res.setHeader = (name, value) => set(name, all(name, value) as string[]);
}
