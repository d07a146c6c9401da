import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { adminPolicy } from '../gate/policies';
import type { Policies } from '../gate/policies';

export type Admin = { handle: RequestHandler; close: () => Promise<void> };
type Options = { root: string; host: string; port: number; policies: Pick<Policies, 'https'>; dev?: boolean };

const LANGUAGE_COOKIE = 'payload-lng';

/** Whether the admin was built; before, the portal already answers. */
export function adminIsBuilt(root: string): boolean {
  return existsSync(path.join(root, 'cms/.next/BUILD_ID'));
}

/** The staff's door: Payload in Next, behind the same gate. */
export async function openAdmin({ root, host, port, policies, dev = false }: Options): Promise<Admin> {
  const { default: next } = await import('next');
  const app = (next as unknown as typeof import('next').default)({ dev, dir: path.join(root, 'cms'), hostname: host, port });
  await app.prepare();
  const serve = app.getRequestHandler();
  return {
    close: () => app.close(),
    handle: (req, res, fail) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = adminPolicy(policies, nonce) + (dev ? `; script-src 'self' 'unsafe-eval' 'unsafe-inline'` : '');
      // Next reads the nonce of its scripts from the policy on the request.
      req.headers['content-security-policy'] = policy;
      res.setHeader('Content-Security-Policy', policy);
      speakPersianFirst(req.headers, (cookie) => res.appendHeader('Set-Cookie', cookie), policies.https);
      serve(req, res).catch(fail);
    },
  };
}

/** Without a choice of theirs staff read Persian; the browser's wish would win over Payload's own fallback. */
function speakPersianFirst(headers: { cookie?: string | undefined }, setCookie: (cookie: string) => void, https: boolean): void {
  if (headers.cookie?.includes(`${LANGUAGE_COOKIE}=`)) return;
  headers.cookie = [headers.cookie, `${LANGUAGE_COOKIE}=fa`].filter(Boolean).join('; ');
  setCookie(`${LANGUAGE_COOKIE}=fa; Path=/; Max-Age=31536000; SameSite=Lax${https ? '; Secure' : ''}`);
}
