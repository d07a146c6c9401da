import { createHash } from 'node:crypto';
import { byteRange } from '#domain/text/byte-range';

const ACCEPTED: [string, string] = ['Accept-Ranges', 'bytes'];

type Asked = { range: string | null | undefined; ifRange: string | null | undefined; ifNoneMatch?: string | null | undefined };
type File = { size: number; etag?: string; /** Compressed: then it is sent whole, since ranges count the bytes of the original. */ whole?: boolean };
/** How a file is answered: 304, 200, 206 or 416; both ends of `part` are included. */
export type FileAnswer = { status: 200 | 206 | 304; headers: [string, string][]; part?: { from: number; to: number } };

/** Answers byte ranges, the one place that does: players ask for parts of a sound or a film, and some play nothing without them. */
export function fileAnswer({ size, etag, whole = false }: File, { range, ifRange, ifNoneMatch }: Asked): FileAnswer {
  const tagged: [string, string][] = etag ? [['ETag', etag]] : [];
  if (etag && ifNoneMatch?.includes(etag)) return { status: 304, headers: tagged };
  const part = whole || (ifRange && ifRange !== etag) ? undefined : byteRange(range, size);
  const headers: [string, string][] = [...tagged, ...(whole ? [] : [ACCEPTED]), ['Content-Length', String(part ? part.to - part.from + 1 : size)]];
  if (!part) return { status: 200, headers };
  return { status: 206, headers: [...headers, ['Content-Range', `bytes ${part.from}-${part.to}/${size}`]], part };
}

/** The ETag of a file that gets another name when it changes. */
export function tagOfName(name: string, size: number): string {
  return `"${createHash('sha256').update(`${name} ${size}`).digest('base64url').slice(0, 22)}"`;
}
