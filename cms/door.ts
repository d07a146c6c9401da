import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CLOSED_HEADER } from './access/desk-pages';
import { bringsBody, readFirst } from './door/body';
import { sayClosed } from './door/closed';
import { isClosed, isOpenToAll, refuseApi, refuseBody, refuseBusy, toSecondFactor } from './door/half';
import { changeLanguage, keepLanguage } from './door/language';
import { readServerCall, serverFunctionsOf } from './door/server-call';
import { renameStaffCookie } from './door/staff-cookie';
import { askedOf } from './login-pages/request';
import { loginPageAt } from './login-pages/routes';
import { pictureQueue } from '#services/files/picture';
import { runtime } from '#services/runtime';
import { staffActor, staffSession } from '#services/staff/session';
import { isUnreachable } from '#services/store/unreachable';

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
  const functions = dev ? undefined : serverFunctionsOf(path.join(root, 'cms'));
  return { handle: (req, res) => answer({ render, functions }, req, res), close: () => app.close() };
}

type Next = {
  render: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Ids of the server functions that its pages may call. */ functions: ReadonlySet<string> | undefined;
};

async function answer({ render, functions }: Next, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://admin');
  if (pathname.startsWith('/_next/')) return render(req, res);
  const rt = runtime();
  // The session travels in the cookie alone; a token in a header is nobody's.
  delete req.headers.authorization;
  delete req.headers[CLOSED_HEADER];
  renameStaffCookie(req, res, rt.settings.publicUrl.startsWith('https:'));
  if (changeLanguage(req, res)) return;
  keepLanguage(req, res);
  if (isClosed(pathname)) return refuseClosed(pathname, res);
  const session = await staffSession(rt, new Headers({ cookie: req.headers.cookie ?? '' })).catch((error: unknown) => {
    // Nothing was begun yet: a call of the API hears it in its own form, a page is told by whoever opened this door.
    if (isUnreachable(error) && pathname.startsWith('/cms-api/')) return undefined;
    throw error;
  });
  if (!session) return refuseBusy(req, res);
  const page = loginPageAt(pathname);
  if (page) return page(askedOf(rt, session, req, res));
  const { requestId, clientIp } = req as IncomingMessage & { requestId?: string; clientIp?: string };
  // What the gate found out, for the hooks inside; the gate has taken away what a client may have sent under these names.
  req.headers['x-client-ip'] = clientIp ?? '';
  if (requestId) req.headers['x-request-id'] = requestId;
  if (session.state !== 'full' && pathname.startsWith('/cms-api')) {
    if (!isOpenToAll(req.method ?? 'GET', pathname)) return refuseApi(session.state, req, res);
  } else if (session.state === 'half') return toSecondFactor(res);
  if (session.state === 'none' && pathname.startsWith('/admin') && !/^\/admin\/(login|logout)$/.test(pathname)) return toLogin(req, res);
  const policy = res.getHeader('content-security-policy');
  // Next reads the nonce for its own scripts from here.
  if (typeof policy === 'string') req.headers['content-security-policy'] = policy;
  res.setHeader('Cache-Control', 'no-store');
  if (!pathname.startsWith('/cms-api')) {
    if (req.method === 'GET' || req.method === 'HEAD') {
      if (session.state === 'full') await sayClosed({ rt, actor: staffActor(session) }, req, res);
      return render(req, res);
    }
    const call = await readServerCall(req, functions);
    return call ? render(call, res) : refuseBody(req, res);
  }
  if (!bringsBody(req)) return render(req, res);
  const read = await readFirst(req);
  if (!read) return refuseBody(req, res);
  if (!/^\/cms-api\/media(?:\/|$)/.test(pathname)) return render(read, res);
  // What opens pictures waits for its turn, with the customers' ones.
  const done = await pictureQueue()(() => render(read, res).then(() => true));
  if (!done) refuseBusy(req, res);
}

function refuseClosed(pathname: string, res: ServerResponse): void {
  if (pathname.startsWith('/cms-api/')) res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"errors":[{"message":"Not found"}]}');
  else res.writeHead(303, { Location: '/admin/login' }).end();
}

/** Redirects to the login; afterwards one is led back. */
function toLogin(req: IncomingMessage, res: ServerResponse): void {
  const back = req.method === 'GET' && req.url !== '/admin' ? `?redirect=${encodeURIComponent(req.url ?? '')}` : '';
  res.writeHead(303, { Location: `/admin/login${back}`, 'Cache-Control': 'no-store' }).end();
}
