import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { Policies } from '../gate/policies';
import type { Opening } from '../process/opening';
import { openWeb } from '../web/open';
import type { Web } from '../web/open';

/** The portal's pages in development: Vite serves and rebuilds them, nothing is cached. */
export async function openDevWeb({ root, config, server, shutdown }: Opening, policies: Policies): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  shutdown.add('vite', () => vite.close());
  const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild;
  const web = await openWeb({ root: path.join(root, 'public-of-dev'), config, policies, build });
  return {
    ...web,
    cache: { ...web.cache, answer: () => false, keyOf: () => undefined },
    handle: (req, res, next) =>
      vite.middlewares(req, res, async () => {
        try {
          const fresh = (await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild;
          const { handle } = await openWeb({ root: path.join(root, 'public-of-dev'), config, policies, build: fresh });
          const { setHeader } = res;
          // Vite's client is inline and opens a socket: the portal's policy is for what is built.
          res.setHeader = function (name: string, value: never) {
            return /^content-security-policy$/i.test(name) ? this : setHeader.call(this, name, value);
          };
          handle(req, res, next);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        }
      }),
  };
}
