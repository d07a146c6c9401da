import type { RequestHandler } from 'express';
import { openStored } from '#services/files/open-stored';
import { isFileName } from '#services/files/store';
import type { FileStore } from '#services/files/file-store';
import { isUnreachable } from '#services/store/unreachable';
import { fileAnswer, tagOfName } from '../../app/file-answer';
import { setHeaders } from '../gate/policies';

const PREFIX = '/media/';
/** A picture that is changed gets another name, so that it may be kept for long. */
const KEEP = 'public, max-age=2592000';

/** Editors' pictures, read from wherever files lie. [OPS-2] */
export function pictureDoor(files: FileStore): RequestHandler {
  return (req, res, next) => {
    if (!req.path.startsWith(PREFIX) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const name = `media/${safely(req.path.slice(PREFIX.length))}`;
    if (!isFileName(name)) return next();
    const send = async () => {
      const file = await openStored(files, name);
      if (!file) return next();
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = req.headers;
      const etag = tagOfName(name, file.size);
      const { status, headers, part } = fileAnswer({ ...file, etag }, { range, ifRange: text(ifRange), ifNoneMatch });
      const bytes = status === 304 || req.method === 'HEAD' ? null : await file.read(part);
      if (bytes === undefined) return next();
      const kept: [string, string][] = [
        ...headers,
        ['Content-Type', file.type],
        ['Cache-Control', KEEP],
        ['Content-Security-Policy', "default-src 'none'; sandbox"],
      ];
      setHeaders(res.status(status), kept);
      res.end(bytes ?? undefined);
    };
    send().catch((error: unknown) => {
      if (!isUnreachable(error)) return next(error);
      res.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    });
  };
}

function safely(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join() : value;
}
