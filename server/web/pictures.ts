import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isFileName } from '#services/files/store';
import type { FileStore } from '#services/files/file-store';
import { isUnreachable } from '#services/store/unreachable';

const PREFIX = '/media/';
/** A picture that is changed gets another name, so that it may be kept for long. */
const KEEP = 'public, max-age=2592000';

/** Editors' pictures, read from wherever files lie. [OPS-2] */
export function pictureDoor(files: FileStore): RequestHandler {
  return (req, res, next) => {
    if (!req.path.startsWith(PREFIX) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const name = `media/${safely(req.path.slice(PREFIX.length))}`;
    if (!isFileName(name)) return next();
    files.read(name).then(
      (file) => {
        if (!file) return next();
        const etag = `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`;
        res.setHeader('Content-Type', file.type);
        res.setHeader('Cache-Control', KEEP);
        res.setHeader('ETag', etag);
        res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
        if (req.headers['if-none-match'] === etag) return void res.status(304).end();
        res.setHeader('Content-Length', file.bytes.length);
        res.end(req.method === 'HEAD' ? undefined : file.bytes);
      },
      (error: unknown) => {
        if (!isUnreachable(error)) return next(error);
        res.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
      },
    );
  };
}

function safely(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
