import type { Arena } from '../attack';
import { ask, type Heard } from '../gate/ask';

type Sent = { method?: string; path: string; cookie?: string; body?: string; type?: string; headers?: Record<string, string> };

/** A request as the admin's own pages send it. */
export function own({ portal }: Arena, { method = 'GET', path, cookie, body, type = 'application/json', headers = {} }: Sent): Promise<Heard> {
  const common = { Origin: portal.url, 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json', ...(cookie ? { Cookie: cookie } : {}), ...headers };
  return ask(portal.url, { method, path, headers: { ...common, ...(body === undefined ? {} : { 'Content-Type': type }) }, body });
}
