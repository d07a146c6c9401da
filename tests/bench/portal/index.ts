import pg from 'pg';
import { databaseUrl } from '../../attack/arena';
import { buildAdmin, buildServer, buildWeb } from '../../../server/prepare/steps.mjs';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import type { Figure } from '../figure';
import { startBareServer } from './bare-server';
import { cpuMs, memoryMb, treeOf } from './processes';
import { startQueryCounter } from './query-counter';
import { ask, askOften } from './requests';

const PRODUCT = '/shop/ns1';
const BROWSER = { 'Accept-Encoding': 'br, gzip', 'Accept-Language': 'fa', Accept: 'text/html' };
const ROUNDS = 5;
const KEPT = { times: 4_000, atOnce: 16 };
const MADE = { times: 60, atOnce: 1 };
/** The first round is as long as it takes the engine to compile what renders a page. */
const WARM = { times: 1_500, atOnce: 1 };
const SETTLE_MS = 8_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a page costs in CPU beside a bare server, in queries, and what the processes hold in memory. */
export async function run(say: (line: string) => void): Promise<Figure[]> {
  for (const build of [buildWeb, buildServer, buildAdmin]) await build(process.cwd());
  say('starting a portal of its own …');
  const whole = await startPortal({ env: { LOG_LEVEL: 'warn' } });
  await whole.admin;
  try {
    const counter = await startQueryCounter(databaseUrl(whole.dataDir));
    const web = await startPortal({ env: { LOG_LEVEL: 'warn', PORTAL_ROLES: 'web', DATABASE_URL: counter.url } });
    try {
      await pause(SETTLE_MS);
      const idle = memoryMb(treeOf(web.pid));
      const figures = await costOf(web, databaseUrl(whole.dataDir), counter.count, say);
      say('ten thousand requests to the default set-up …');
      await mixedRequests(whole);
      await pause(SETTLE_MS);
      return [
        ...figures,
        { name: 'web role alone, idle (PSS)', value: idle, unit: 'MB', limit: 180, atMost: true },
        { name: 'default set-up with database, after 10,000 requests (PSS)', value: memoryMb(treeOf(whole.pid)), unit: 'MB', limit: 600, atMost: true },
      ];
    } finally {
      await web.stop();
      await counter.stop();
    }
  } finally {
    await whole.stop();
  }
}

async function costOf(web: Portal, database: string, queries: () => number, say: (line: string) => void): Promise<Figure[]> {
  const page = await ask(web.url + PRODUCT, BROWSER);
  const bare = await startBareServer(page.headers ?? {}, page);
  const pool = new pg.Pool({ connectionString: database, max: 1 });
  const forget = async () => {
    await pool.query(`select pg_notify('content_changed', 'products')`);
    await pause(5);
  };
  try {
    const perRequest = async (pid: number, load: Parameters<typeof askOften>[0]) => {
      const before = cpuMs(pid);
      await askOften(load);
      return (cpuMs(pid) - before) / load.times;
    };
    const fromBare: number[] = [];
    const fromCache: number[] = [];
    const anew: number[] = [];
    // The first round warms all three and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      say(`product page, round ${round} of ${ROUNDS} …`);
      const costs = [
        await perRequest(bare.pid, { url: bare.url, headers: BROWSER, ...KEPT }),
        await perRequest(web.serving(), { url: web.url + PRODUCT, headers: BROWSER, ...KEPT }),
        await perRequest(web.serving(), { url: web.url + PRODUCT, headers: BROWSER, ...(round > 0 ? MADE : WARM), before: forget }),
      ];
      if (round > 0) [fromBare, fromCache, anew].forEach((list, at) => list.push(costs[at] ?? 0));
    }
    await forget();
    const asked = queries();
    await ask(web.url + PRODUCT, BROWSER);
    const perMiss = queries() - asked;
    const plain = median(fromBare);
    return [
      { name: 'bare http server, CPU per request', value: plain * 1_000, unit: 'µs' },
      { name: 'cached product page, CPU per request', value: median(fromCache) * 1_000, unit: 'µs' },
      { name: 'cached product page beside the bare server', value: median(fromCache) / plain, unit: 'times', limit: 3, atMost: true },
      { name: 'product page on a cache miss, queries', value: perMiss, unit: '', limit: 3, atMost: true },
      { name: 'product page on a cache miss beside the bare server', value: median(anew) / plain, unit: 'times', limit: 200, atMost: true },
    ];
  } finally {
    bare.stop();
    await pool.end();
  }
}

/** Cached and uncached pages, in both languages. */
async function mixedRequests(portal: Portal): Promise<void> {
  const pages = ['/', '/en', '/shop', '/shop/ns1', '/en/shop/nh1', '/shop/cart', '/en/login', '/legal/faq', '/shop?audience=doctor', '/en/shop/packages'];
  for (const path of pages) await askOften({ url: portal.url + path, headers: BROWSER, times: 10_000 / pages.length, atOnce: 8 });
}
