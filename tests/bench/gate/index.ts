import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildAdmin, buildServer, buildWeb } from '../../../server/prepare/steps.mjs';
import { sensible } from '../../attack/forms/sensible';
import { killers, slowPdf, strike } from '../../attack/gate/killers';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import type { Figure } from '../figure';

const PAGES = ['/', '/en/shop/ns1', '/shop/cart', '/en/login', '/shop?audience=doctor'];
/** Enough rounds that the slowest hundredth is more than one page. */
const ROUNDS = 12;
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
    for (const killer of killers()) await strike(portal.url, killer);
    await strike(portal.url, cv(99));
    await pause(SETTLE_MS);
    const refused: number[] = [];
    const sisters: number[] = [];
    const looked: number[] = [];
    const served = portal.serving();
    say('requests that ended the portal, while others ask for pages …');
    const duringBodies = await withVisitors(portal, async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const killer of killers()) (killer.reported ? refused : sisters).push((await strike(portal.url, killer)).ms);
    });
    say('the same requests to a server that is not ours, while others ask for pages …');
    const beside = await besideSenders(portal);
    say('others ask for pages, and nobody else for anything …');
    const alone = await withVisitors(portal, async () => void (await pause(ALONE_MS)));
    say('a CV that stopped the portal, while others ask for pages …');
    const duringLooks = await withVisitors(portal, async () => {
      for (let round = 0; round < ROUNDS; round += 1) looked.push((await strike(portal.url, cv(round))).ms);
    });
    const deaths = portal.serving() === served ? 0 : 1;
    say('the portal is killed …');
    const back = await backAfterDeath(portal);
    return [
      { name: 'two requests that ended the portal, the slowest refused after', value: Math.max(...refused), unit: 'ms', limit: 100, atMost: true },
      { name: 'their sisters at each place that reads a body, the slowest', value: Math.max(...sisters), unit: 'ms', limit: 400, atMost: true },
      { name: 'others’ pages meanwhile, 99 of 100', value: at99(duringBodies), unit: 'ms', limit: 50, atMost: true },
      { name: 'while the same was sent to a server that is not ours', value: at99(beside), unit: 'ms' },
      { name: 'while nothing was sent', value: at99(alone), unit: 'ms' },
      { name: 'a CV of 691,200 names of object streams, the slowest answered after', value: Math.max(...looked), unit: 'ms', limit: 2_000, atMost: true },
      { name: 'others’ pages meanwhile, 99 of 100', value: at99(duringLooks), unit: 'ms', limit: 50, atMost: true },
      { name: 'deaths of the portal', value: deaths, unit: '', limit: 0, atMost: true },
      { name: 'the portal’s pages back after it was killed', value: back, unit: 'ms', limit: 5_000, atMost: true },
    ];
  } finally {
    await portal.stop();
  }
}

function cv(which: number) {
  const { name = '', phone = '', words = '', position = '' } = sensible('en');
  return slowPdf({ once: `${'a'.repeat(20)}${which}`, name, phone, words, position });
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
async function besideSenders(portal: Portal): Promise<number[]> {
  const server = fork('tests/bench/gate/not-ours.mjs');
  const [origin] = (await once(server, 'message')) as [string];
  const taken = await withVisitors(portal, async () => {
    for (let round = 0; round < ROUNDS; round += 1) for (const killer of killers()) await strike(origin, killer);
  });
  server.disconnect();
  return taken;
}

/** How long each page of others took while something was done. */
async function withVisitors(portal: Portal, work: () => Promise<void>): Promise<number[]> {
  const visitors = fork('tests/bench/gate/ask-pages.mjs', [portal.url, ...PAGES]);
  await once(visitors, 'message');
  await work();
  visitors.send('stop');
  const [taken] = (await once(visitors, 'message')) as [number[]];
  return taken;
}
