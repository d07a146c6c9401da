import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isClosed, isOpenToAll, refuseApi, toSecondFactor } from './door/half';
import { keepLanguage } from './door/language';
import { renameStaffCookie } from './door/staff-cookie';
import { secondFactor, SECOND_FACTOR_PATH } from './second-factor/answer';
import { runtime } from '#services/runtime';
import { staffSession } from '#services/staff/session';

export type AdminSetUp = {
  /** The repository's folder; the built admin lies in its `cms/.next`. */
  root: string;
  databaseUrl: string;
  dev?: boolean;
};

export type AdminDoor = { handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>; close: () => Promise<void> };

/**
 * Opens the staff's door in this process: `/admin`, `/cms-api` and `/_next`. The runtime must have been provided.
 * The caller sets the policy with its nonce on the answer before it hands a request over.
 */
export async function openAdmin({ root, databaseUrl, dev = false }: AdminSetUp): Promise<AdminDoor> {
  const { settings } = runtime();
  process.env['DATABASE_URL'] = databaseUrl;
  process.env['PAYLOAD_SECRET'] = settings.secrets.payload;
  process.env['ADMIN_URL'] = settings.publicUrl;
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  const { default: next } = await import('next');
  const app = next({ dev, dir: path.join(root, 'cms'), quiet: true });
  await app.prepare();
  const render = app.getRequestHandler();
  return { handle: (req, res) => answer(render, req, res), close: () => app.close() };
}

async function answer(render: (req: IncomingMessage, res: ServerResponse) => Promise<void>, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://admin');
  if (pathname.startsWith('/_next/')) return render(req, res);
  const rt = runtime();
  // The session travels in the cookie alone; a token in a header is nobody's.
  delete req.headers.authorization;
  renameStaffCookie(req, res, rt.settings.publicUrl.startsWith('https:'));
  keepLanguage(req, res);
  if (isClosed(pathname)) return refuseClosed(pathname, res);
  const session = await staffSession(rt, new Headers({ cookie: req.headers.cookie ?? '' }));
  if (pathname === SECOND_FACTOR_PATH) return secondFactor(rt, session, req, res);
  if (session.state !== 'full' && pathname.startsWith('/cms-api')) {
    if (!isOpenToAll(req.method ?? 'GET', pathname)) return refuseApi(session.state, req, res);
  } else if (session.state === 'half') return toSecondFactor(res);
  if (session.state === 'none' && pathname.startsWith('/admin') && !/^\/admin\/(login|logout)$/.test(pathname)) return toLogin(req, res);
  const policy = res.getHeader('content-security-policy');
  // Next reads the nonce for its own scripts from here.
  if (typeof policy === 'string') req.headers['content-security-policy'] = policy;
  res.setHeader('Cache-Control', 'no-store');
  return render(req, res);
}

function refuseClosed(pathname: string, res: ServerResponse): void {
  if (pathname.startsWith('/cms-api/')) res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"errors":[{"message":"Not found"}]}');
  else res.writeHead(303, { Location: '/admin/login' }).end();
}

/** Nobody sees a page of the admin before the login; afterwards they are led back. */
function toLogin(req: IncomingMessage, res: ServerResponse): void {
  const back = req.method === 'GET' && req.url !== '/admin' ? `?redirect=${encodeURIComponent(req.url ?? '')}` : '';
  res.writeHead(303, { Location: `/admin/login${back}`, 'Cache-Control': 'no-store' }).end();
}
