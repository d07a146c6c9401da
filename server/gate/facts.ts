import type { IncomingMessage } from 'node:http';
import type { Facts } from './decide';
import { doorOf } from './doors';

/** Reads what the gate decides on from a request as it came over the wire. */
export function factsOf(req: IncomingMessage, upgrade = false): Facts {
  const url = req.url ?? '';
  const mark = url.indexOf('?');
  const length = req.headers['content-length'];
  return {
    method: req.method ?? '',
    door: doorOf(mark < 0 ? url : url.slice(0, mark)),
    plainPath: url.startsWith('/') && !/[\\\0]/.test(url),
    urlBytes: Buffer.byteLength(url),
    queryNames: mark < 0 ? [] : [...new URLSearchParams(url.slice(mark + 1)).keys()],
    host: req.headers.host?.toLowerCase(),
    origin: req.headers.origin,
    fetchSite: text(req.headers['sec-fetch-site']),
    contentLength: length === undefined ? undefined : Number(length),
    chunked: req.headers['transfer-encoding'] !== undefined,
    upgrade,
  };
}

function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join() : value;
}
