import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildAdmin, buildServer, buildWeb } from '../../../server/prepare/steps.mjs';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import type { Figure } from '../figure';
import type { Sent } from './sender';

const PAGES = ['/', '/en/shop/ns1', '/shop/cart', '/en/login', '/shop?audience=doctor'];
/** So many that a few hundred pages are asked for meanwhile, and the slowest hundredth is more than one or two. */
const ROUNDS = { bodies: 60, cvs: 24 };
const SETTLE_MS = 5_000;
const ALONE_MS = 5_000;
const GIVEN_UP_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at99 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** What one request can do that once ended or stopped the portal: how soon it is refused, and how long others' pages take meanwhile. */
export async function run(say: (line: string) => void): Promise<Figure[]> {
  for (const build of [buildWeb, buildServer, buildAdmin]) await build(process.cwd());
  say('starting a portal of its own …');
  const portal = await startPortal({ env: { LOG_LEVEL: 'warn' } });
  try {
    await portal.admin;
    // The first of each is as slow as what has to be loaded for it.
    await (
      await openSender(portal.url, 'bodies', 1)
    )();
    await (
      await openSender(portal.url, 'cvs', 1)
    )();
    await pause(SETTLE_MS);
    const served = portal.serving();
    say('requests that ended the portal, while others ask for pages …');
    const bodies = await withVisitors(portal, await openSender(portal.url, 'bodies', ROUNDS.bodies));
    say('the same requests to a server that is not ours, while others ask for pages …');
    const beside = await besideSenders(portal);
    say('others ask for pages, and nobody else for anything …');
    const alone = await withVisitors(portal, () => pause(ALONE_MS));
    say('a CV that stopped the portal, while others ask for pages …');
    const looks = await withVisitors(portal, await openSender(portal.url, 'cvs', ROUNDS.cvs));
    const deaths = portal.serving() === served ? 0 : 1;
    say('the portal is killed …');
    const back = await backAfterDeath(portal);
    return [
      {
        name: 'two requests that ended the portal, the slowest refused after',
        value: slowest(bodies.done.filter(({ reported }) => reported)),
        unit: 'ms',
        limit: 100,
        atMost: true,
      },
      {
        name: 'their sisters at each place that reads a body, the slowest',
        value: slowest(bodies.done.filter(({ reported }) => !reported)),
        unit: 'ms',
        limit: 400,
        atMost: true,
      },
      { name: 'others’ pages meanwhile, 99 of 100', value: at99(bodies.taken), unit: 'ms', limit: 50, atMost: true },
      { name: 'while the same was sent to a server that is not ours', value: at99(beside.taken), unit: 'ms' },
      { name: 'while nothing was sent', value: at99(alone.taken), unit: 'ms' },
      { name: 'a CV of 691,200 names of object streams, the slowest answered after', value: slowest(looks.done), unit: 'ms', limit: 2_000, atMost: true },
      { name: 'others’ pages meanwhile, 99 of 100', value: at99(looks.taken), unit: 'ms', limit: 50, atMost: true },
      { name: 'deaths of the portal', value: deaths, unit: '', limit: 0, atMost: true },
      { name: 'the portal’s pages back after it was killed', value: back, unit: 'ms', limit: 5_000, atMost: true },
    ];
  } finally {
    await portal.stop();
  }
}

const slowest = (sent: Sent[]) => Math.max(...sent.map(({ ms }) => ms));

/** A process that is ready to send, and sends when asked to. */
async function openSender(origin: string, what: keyof typeof ROUNDS, rounds: number): Promise<() => Promise<Sent[]>> {
  const sender = spawn(process.execPath, ['tests/run/run-ts.mjs', 'tests/bench/gate/sender.ts', origin, what, String(rounds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(sender.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return async () => {
    sender.stdin.end('go\n');
    return JSON.parse((await lines.next()).value as string) as Sent[];
  };
}

/** From the death of the process that answers to the first page of the next one. */
async function backAfterDeath(portal: Portal): Promise<number> {
  const began = performance.now();
  process.kill(portal.serving(), 'SIGKILL');
  for (;;) {
    const answer = await fetch(portal.url, { signal: AbortSignal.timeout(GIVEN_UP_MS) }).catch(() => null);
    await answer?.text().catch(() => null);
    if (answer?.ok) return performance.now() - began;
    if (performance.now() - began > GIVEN_UP_MS) return Infinity;
    await pause(20);
  }
}

/** Control: how long others' pages take while the same senders keep the same machine busy, and the portal has nothing to do with it. */
async function besideSenders(portal: Portal) {
  const server = fork('tests/bench/gate/not-ours.mjs');
  const [origin] = (await once(server, 'message')) as [string];
  const pages = await withVisitors(portal, await openSender(origin, 'bodies', ROUNDS.bodies));
  server.disconnect();
  return pages;
}

/** How long each page of others took while something was done, and what was done. */
async function withVisitors<Done>(portal: Portal, work: () => Promise<Done>): Promise<{ taken: number[]; done: Done }> {
  const visitors = fork('tests/bench/gate/ask-pages.mjs', [portal.url, ...PAGES]);
  await once(visitors, 'message');
  const done = await work();
  visitors.send('stop');
  const [taken] = (await once(visitors, 'message')) as [number[]];
  return { taken, done };
}
