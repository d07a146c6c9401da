import http from 'node:http';

/** A request that once ended or stopped the portal: what is sent, and what has to be answered. */
export type Killer = {
  name: string;
  path: string;
  type: string;
  /** Gives its bytes in pieces, so that they are never all in memory. */ length: number;
  piece: (at: number) => Buffer;
  statuses: readonly number[];
  /** By when the answer must be there, while the body is still being sent. */ withinMs: number;
  /** Whether it was one of the two that were first reported; the others were derived from them. */ reported?: boolean;
};

export const PDF_ENTRIES = 691_200;
const MEGABYTE = 1_048_576;
const PIECE = 64 * 1024;
const LIMIT_MS = 100;
const PDF_LIMIT_MS = 2_000;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** The same text again and again, to so many bytes. */
function repeated(text: string, length: number, head = ''): Pick<Killer, 'length' | 'piece'> {
  const block = Buffer.from(text.repeat(Math.ceil((PIECE + text.length) / text.length)));
  const start = Buffer.from(head);
  return {
    length: length + start.length,
    piece: (at) => {
      if (at < start.length) return start.subarray(at);
      const offset = (at - start.length) % text.length;
      return block.subarray(offset, offset + Math.min(PIECE, length + start.length - at));
    },
  };
}

/** A form of one field. */
function fieldOf(name: string, text: string): Pick<Killer, 'length' | 'piece'> {
  const body = Buffer.from(`--zb\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--zb--\r\n`);
  return { length: body.length, piece: (at) => body.subarray(at, at + PIECE) };
}

/** Requests that crashed the portal, and their variants: each content type at each place that reads a body. */
export function killers(): Killer[] {
  const early = (name: string, path: string, type: string, body: Pick<Killer, 'length' | 'piece'>, statuses: readonly number[] = [413]): Killer => ({
    name,
    path,
    type,
    ...body,
    statuses,
    withinMs: LIMIT_MS,
  });
  const deep = repeated('[', 18 * MEGABYTE, '{"email":');
  const pairs = repeated('a=&', 16 * MEGABYTE);
  const part = '--zb\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const multipart = 'multipart/form-data; boundary=zb';
  return [
    { ...early('16 MB of pairs', '/en/company/careers', FORM, pairs), reported: true },
    early('the same, asked as data', '/company/careers.data', FORM, pairs),
    early('16 MB of pairs with a device', '/account/devices/new', FORM, pairs),
    ...['text/plain', JSON_TYPE, 'multipart/mixed; boundary=zb', 'application/octet-stream'].map((type) =>
      early(`16 MB as ${type}`, '/company/careers', type, pairs),
    ),
    { ...early('18 MB of depth at the staff’s login', '/cms-api/staff/login', JSON_TYPE, deep), reported: true },
    early('the same as a form with files', '/cms-api/staff/login', multipart, repeated(part, 18 * MEGABYTE)),
    early('18 MB of depth for a picture', '/cms-api/media', JSON_TYPE, deep),
    early('18 MB for a product', '/cms-api/products', multipart, repeated(part, 18 * MEGABYTE)),
    early('a picture of nobody’s', '/cms-api/media', multipart, repeated(part, 18 * MEGABYTE), [403]),
    early('60 kB of depth at the staff’s login', '/cms-api/staff/login', JSON_TYPE, repeated('[', 60_000, '{"email":'), [400]),
    early('pairs within the limit', '/en/company/careers', FORM, repeated('a=&', 60_000), [400]),
    early('16 MB of parts', '/en/company/careers', multipart, repeated(part, 15 * MEGABYTE), [400]),
    early('a field of 15 MB', '/en/company/careers', multipart, repeated('a', 15 * MEGABYTE, part.slice(0, -2)), [400]),
    early('heads without end', '/en/company/careers', multipart, repeated('X: a\r\n', 15 * MEGABYTE, part.slice(0, -4)), [400]),
    early('60 kB of half-spaces in a field', '/en/company/contact-us', multipart, fieldOf('words', '\u200C'.repeat(20_000)), [422]),
    early('60 kB of marks out of order in a field', '/en/company/contact-us', multipart, fieldOf('name', `a${'\u0301\u0323'.repeat(15_000)}`), [422]),
    early('200 kB of depth at the API', '/v2/user/login', JSON_TYPE, repeated('[', 200_000, '{"phone":'), [400, 415]),
    early('18 MB at the API', '/v2/user/login', JSON_TYPE, deep),
    early('18 MB at the payment’s return', '/payment/return', FORM, pairs),
    early('18 MB at the queues', '/operations/queues/outbox', FORM, pairs),
  ];
}

/** A PDF that once blocked every page for more than a minute: names of object streams without a stream. */
export function slowPdf(fields: Record<string, string>): Killer {
  const pairs = Object.entries(fields).map(([name, value]) => `--zb\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = '--zb\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const body = Buffer.from(`${pairs.join('')}${file}%PDF-1.7\n${'/Type/ObjStm'.repeat(PDF_ENTRIES)}\n%%EOF\n\r\n--zb--\r\n`);
  return {
    name: `a CV of ${PDF_ENTRIES} names of object streams`,
    path: '/en/company/careers',
    type: 'multipart/form-data; boundary=zb',
    length: body.length,
    piece: (at) => body.subarray(at, at + PIECE),
    statuses: [422],
    withinMs: PDF_LIMIT_MS,
  };
}

export type Struck = { status: number; text: string; /** From the first byte sent to the head of the answer. */ ms: number };

/** Sends one, as fast as it is taken, and goes on sending while it is answered. */
export function strike(origin: string, { path, type, length, piece }: Killer): Promise<Struck> {
  const { hostname, port, origin: ours } = new URL(origin);
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { 'Content-Type': type, 'Content-Length': length, Origin: ours, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' };
    const request = http.request({ hostname, port, path, method: 'POST', headers, agent: false, timeout: 90_000 });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      const ms = performance.now() - began;
      const parts: Buffer[] = [];
      const done = () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8'), ms });
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', done);
      response.on('error', done);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => answered || reject(error));
    let at = 0;
    const more = () => {
      while (!answered && at < length) {
        const next = piece(at).subarray(0, length - at);
        at += next.length;
        if (!request.write(next)) return void request.once('drain', more);
      }
      if (!answered) request.end();
    };
    more();
  });
}
