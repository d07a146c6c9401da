import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

/** One encoding of a kept page: its bytes and headers, made once. */
export type Variant = { etag: string; body: Buffer; headers: readonly string[] };
/** A kept page. */
export type Entry = {
  br: Variant;
  /** Made on demand: few browsers read no br. */ readonly gzip: Variant;
  plain: Variant;
  bytes: number;
  keptAt: number;
};

const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const GZIP_LEVEL = 7;

/** Compresses a page and makes its headers, so that a hit only writes them. */
export async function makeEntry(body: Buffer, headers: readonly [string, string][], now: number): Promise<Entry> {
  const br = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const variant = (bytes: Buffer, encoding?: 'br' | 'gzip'): Variant => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const all = [...headers, ...(encoding ? [['Content-Encoding', encoding]] : []), ['Content-Length', String(bytes.length)], ['ETag', etag]];
    return { etag, body: bytes, headers: all.flat() as string[] };
  };
  let zipped: Variant | undefined;
  return {
    br: variant(br, 'br'),
    get gzip() {
      return (zipped ??= variant(gzipSync(body, { level: GZIP_LEVEL }), 'gzip'));
    },
    plain: variant(body),
    // The br copy's size stands for the gzip copy too, which may come.
    bytes: body.length + br.length * 2,
    keptAt: now,
  };
}

/** The smallest encoding that the browser accepts. */
export function variantFor(entry: Entry, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return entry.plain;
  if (accepts(acceptEncoding, 'br')) return entry.br;
  return accepts(acceptEncoding, 'gzip') ? entry.gzip : entry.plain;
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?(?:,|$)/.test(header.slice(at + encoding.length));
}
