import http from 'node:http';

export type Asked = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string | string[]>>;
  body?: string | Buffer;
  /** The source address, where it matters: any of 127.0.0.0/8 is this machine's. */ from?: string;
};
export type Heard = { status: number; headers: http.IncomingHttpHeaders; text: string };

const TIMEOUT_MS = 20_000;

/** Sends one raw request, Host and all, without anything that a browser or fetch would add. */
export function ask(origin: string, { method, path, headers = {}, body, from }: Asked): Promise<Heard> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const request = http.request({ hostname, port, method, path, headers: { ...length, ...headers }, agent: false, timeout: TIMEOUT_MS, localAddress: from });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString('utf8') });
      response.on('end', done);
      // A body that is not read to its end is cut off after the answer.
      response.on('error', done);
    });
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer within ${TIMEOUT_MS / 1000} s`)));
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    request.end(body);
  });
}

/** Does them all, so many at a time, in order of the list. */
export async function inParallel<T, R>(all: readonly T[], many: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(many, all.length) }, worker));
  return results;
}
