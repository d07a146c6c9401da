import type { IncomingMessage } from 'node:http';
import { canonicalPath } from '../../app/canonical-path';
import type { Facts } from './decide';
import { doorOf, pageAt } from './doors';

/** Reads what the gate decides on from a request as it came over the wire. */
export function factsOf(req: IncomingMessage, upgrade = false): Facts {
  const url = req.url ?? '';
  const mark = url.indexOf('?');
  const sent = mark < 0 ? url : url.slice(0, mark);
  const path = canonicalPath(sent);
  const page = pageAt(path ?? '/');
  const length = req.headers['content-length'];
  return {
    method: req.method ?? '',
    door: doorOf(path ?? '/', page),
    path: path ?? '',
    page,
    plainPath: path !== null,
    spelledPlainly: path === sent,
    oddQuery: mark >= 0 && isOddQuery(url.slice(mark + 1)),
    contentType: (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    urlBytes: Buffer.byteLength(url),
    queryNames: mark < 0 ? [] : [...new URLSearchParams(url.slice(mark + 1)).keys()],
    host: hostOf(req),
    origin: req.headers.origin,
    fetchSite: text(req.headers['sec-fetch-site']),
    contentLength: length === undefined ? undefined : Number(length),
    chunked: req.headers['transfer-encoding'] !== undefined,
    upgrade,
  };
}

/** The one Host of a request, in small letters; undefined for none, and for several, of which a proxy may read another than we (RFC 9112 §3.2). */
export function hostOf({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | undefined {
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') named += 1;
  return named > 1 ? undefined : headers.host?.toLowerCase();
}

/** Whether a query has characters that no form of ours sends and the database cannot store; tabs and line ends may have been pasted. */
export function isOddQuery(search: string): boolean {
  return /[\u0000-\u001F\u007F]|%(?:0[0-8bcef]|1[0-9a-f]|7f)/i.test(search);
}

function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join() : value;
}
