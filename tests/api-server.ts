import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { trustedProxies } from '#server/gate/forwarded';
import { rateLimit } from '#server/gate/rate';
import { uploadRoom } from '#server/gate/upload-room';
import { openHealth } from '#server/health';
import { requestListener } from '#server/http';
import { openMetrics } from '#server/metrics';
import { openWeb } from '#server/web/open';
import type { Config } from '#server/config';
import { provideRuntime, type Pulse, type Runtime } from '#services/runtime';
import { answerApi } from '../app/api/answer.server';
import type { CallTable } from '../app/api/call-table';
import { pages, patternsOf, type Page } from '../app/routes';
import { createTestDatabase, type TestDatabase } from './database';
import type { Shop } from './shop';
import { testRuntime } from './test-context';

export type ApiServer = { url: string; database: TestDatabase; rt: Runtime; later: (seconds: number) => void; stop: () => Promise<void> };

/** The web build reduced to the API's routes; the gate before them is the portal's own. */
const bases = Object.entries<Page>(pages).flatMap(([name, page]) => (page.bearer ? patternsOf(page).map(({ pattern }) => ({ name, pattern })) : []));
let table: CallTable | undefined;
const answer = ({ request, context }: LoaderFunctionArgs) => answerApi(request, context, table);
const module = { loader: answer, action: answer };
const build = {
  entry: { module: { default: () => new Response(null, { status: 404 }) } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...Object.fromEntries(bases.map(({ name, pattern }) => [`fa.${name}`, { id: `fa.${name}`, parentId: 'root', path: pattern, module }])),
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: 'test' },
  future: { v3_singleFetch: true },
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: '',
} as unknown as ServerBuild;

type Options = {
  scale?: number;
  pulse?: Pulse;
  table?: CallTable;
  /** A shop whose database, gateway and clock it takes. */ shop?: Shop;
  /** In the admin's place. */ admin?: RequestHandler;
};

/** The API over HTTP, behind the portal's gate, on a database of its own and with a clock that the test moves. */
export async function startApiServer({ scale = 1_000, pulse, table: given, shop, admin }: Options = {}): Promise<ApiServer> {
  table = given;
  const database = shop?.database ?? (await createTestDatabase());
  let now = shop?.rt.clock() ?? new Date('2026-11-21T08:00:00Z');
  const rt = shop?.rt ?? testRuntime(database, () => now);
  provideRuntime(rt);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const policies = { https: false, paymentOrigin: undefined };
  const web = await openWeb({ root: '/nowhere', config: { publicUrl: url } as Config, policies, build });
  const reach = { origins: new Set([url]), hosts: new Set([new URL(url).host]) };
  const gate = {
    reach,
    policies,
    trusted: trustedProxies([]),
    limit: rateLimit({ scale }),
    room: uploadRoom({ scale }),
    log: rt.log,
    stylesheet: () => undefined,
  };
  const health = openHealth(['web'], { pool: database.pool });
  const setting = {
    gate,
    doors: { web, ...(admin && { admin: { handle: admin, assets: web.assets, close: () => Promise.resolve() } }) },
    health,
    metrics: openMetrics(),
    tracer: undefined,
    log: rt.log,
    files: rt.files,
    pulse,
    mayOperate: async () => false,
  };
  server.on('request', requestListener(setting));
  return {
    url,
    database,
    rt,
    later: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
      shop?.at(now);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await (shop ?? { stop: database.drop }).stop();
    },
  };
}
