import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 4096;

/** Reads a small urlencoded form; a larger one is read as empty. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
  }
  return new URLSearchParams(size <= MOST_BYTES ? Buffer.concat(parts).toString('utf8') : '');
}
