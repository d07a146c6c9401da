import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { openAdmin as openDoor } from '#cms/door';
import { adminDataPolicy, adminPolicy, commonHeaders } from '../gate/policies';
import type { Policies } from '../gate/policies';
import { staticAssets } from '../web/static';
import type { Assets } from '../web/static';

export type Admin = { assets: Assets; handle: RequestHandler; close: () => Promise<void> };
type Options = { root: string; databaseUrl: string; policies: Pick<Policies, 'https'> & { publicUrl: string }; dev: boolean };

/** The admin, Payload in Next, behind the same gate and with a nonce for each page's scripts. */
export async function openAdmin({ root, databaseUrl, policies, dev }: Options): Promise<Admin> {
  const door = await openDoor({ root, databaseUrl, dev });
  return {
    assets: staticAssets(dev ? '/nowhere' : path.join(root, 'cms/.next/static'), commonHeaders(policies), '/_next/static'),
    close: door.close,
    handle: (req, res, next) => {
      // The policy that is set here stays, whatever the endpoint says.
      const data = adminDataPolicy(req.path);
      if (data) res.setHeader('Content-Security-Policy', data);
      // While it is worked on, Next's own client evaluates what changed.
      else if (!dev)
        res.setHeader(
          'Content-Security-Policy',
          adminPolicy({ https: policies.https, portalOrigin: new URL(policies.publicUrl).origin }, randomBytes(16).toString('base64')),
        );
      door.handle(req, res).catch(next);
    },
  };
}
