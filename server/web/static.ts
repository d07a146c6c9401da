import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { fileAnswer } from '../../app/file-answer';

type Copy = { file: string; encoding?: 'br' | 'gzip'; headers: string[]; etag: string; size: number };
type Asset = { plain: Copy; br?: Copy; gzip?: Copy };
export type Assets = { serve: (req: IncomingMessage, res: ServerResponse, requestId: () => string) => boolean; stylesheet: string | undefined };

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.html': 'text/html; charset=utf-8',
};

/** Serves the files of a client build, whose names are read at the start: any other path reaches no disk. `under` is their base path. */
export function staticAssets(root: string, common: readonly [string, string][], under = ''): Assets {
  const assets = new Map<string, Asset>();
  for (const file of existsSync(root) ? filesUnder(root) : []) {
    if (/\.(?:br|gz)$/.test(file) || file.includes(`${path.sep}.vite${path.sep}`)) continue;
    const url = `${under}/${path.relative(root, file).split(path.sep).map(encodeURIComponent).join('/')}`;
    const copy = (name: string, encoding?: 'br' | 'gzip') => (existsSync(name) ? copyOf(name, url, file, common, encoding) : undefined);
    assets.set(url, { plain: copyOf(file, url, file, common), br: copy(`${file}.br`, 'br'), gzip: copy(`${file}.gz`, 'gzip') });
  }
  return {
    stylesheet: [...assets.keys()].find((url) => /^\/assets\/(?:app|root)-[^/]+\.css$/.test(url)) ?? [...assets.keys()].find((url) => url.endsWith('.css')),
    serve(req, res, requestId) {
      const url = req.url ?? '';
      const mark = url.indexOf('?');
      const asset = assets.get(mark < 0 ? url : url.slice(0, mark));
      if (!asset) return false;
      send(asset, req, res, requestId());
      return true;
    },
  };
}

function send(asset: Asset, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const copy = (/\bbr\b/.test(accepted) && asset.br) || (/\bgzip\b/.test(accepted) && asset.gzip) || asset.plain;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = req.headers;
  const { status, headers, part } = fileAnswer({ ...copy, whole: copy.encoding !== undefined }, { range, ifRange: ifRange as string | undefined, ifNoneMatch });
  if (status === 304) return void res.writeHead(304, [...headers.flat(), 'X-Request-Id', requestId]).end();
  res.writeHead(status, [...copy.headers, ...headers.flat(), 'X-Request-Id', requestId]);
  if (req.method === 'HEAD') return void res.end();
  sendFile(res, copy.file, part && { start: part.from, end: part.to });
}

/** Opens the file when it is this answer's turn on its connection and closes it with that: whoever asks for hundreds at once, or goes away, keeps none open. */
function sendFile(res: ServerResponse, file: string, part?: { start: number; end: number }): void {
  const send = () => pipeline(createReadStream(file, part), res, () => {});
  if (res.socket) send();
  else res.once('socket', send);
}

function copyOf(file: string, url: string, plain: string, common: readonly [string, string][], encoding?: 'br' | 'gzip'): Copy {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${createHash('sha256')
    .update(`${url} ${size} ${mtimeMs} ${encoding ?? ''}`)
    .digest('base64url')
    .slice(0, 16)}"`;
  const headers = [
    ...common,
    ['Content-Type', TYPES[path.extname(plain)] ?? 'application/octet-stream'],
    ['Cache-Control', lifeOf(url)],
    ['Vary', 'Accept-Encoding'],
    ...(encoding ? [['Content-Encoding', encoding]] : []),
  ].flat();
  return { file, headers, etag, size, ...(encoding ? { encoding } : {}) };
}

/** Built files carry their hash in their name; fonts and icons change rarely. */
function lifeOf(url: string): string {
  if (url.startsWith('/assets/') || url.startsWith('/_next/static/')) return 'public, max-age=31536000, immutable';
  if (/\.html$/.test(url)) return 'no-cache';
  return 'public, max-age=604800';
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : entry.isFile() ? [file] : [];
  });
}
