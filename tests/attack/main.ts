import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAdmin, buildServer, buildWeb } from '../../server/prepare/steps.mjs';
import { openArena } from './arena';
import type { OpenArena } from './arena';
import type { Attack } from './attack';
import { roundsOf } from './attacks';
import { fastFolder } from '../fast-folder';

const MINUTE = 60_000;
/** Time limits: an attack that hangs has failed. */
const LIMIT_MS = { quick: 3 * MINUTE, whole: 25 * MINUTE };

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    'none-is-fine': { type: 'boolean', default: false },
    seed: { type: 'string' },
    plant: { type: 'boolean', default: false },
  },
});
const quick = asked.quick;
const seed = asked.seed === undefined ? randomInt(2 ** 31) : Number(asked.seed);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const open = new Map<string, OpenArena | undefined>();

process.once('exit', () => {
  for (const dataDir of open.keys()) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));
process.on('unhandledRejection', (error) => say(`  left behind: ${String(error)}`));
await end(asked.plant ? await plants() : await everything());

/** Builds what is stale, runs what is asked for lane beside lane and ends with the counts. */
async function everything(): Promise<number> {
  const wanted = ({ name, quick: inQuick }: Attack) => (asked.only ? asked.only.split(',').some((part) => name.includes(part)) : !quick || inQuick);
  const chosen = roundsOf(quick).map((lanes) => lanes.map((lane) => lane.filter(wanted)).filter((lane) => lane.length > 0));
  const began = Date.now();
  let passed = 0;
  try {
    for (const build of [buildWeb, buildServer, buildAdmin]) await build(process.cwd());
    say(`seed ${seed}${quick ? ', quick' : ''}`);
    for (const lanes of chosen) for (const held of await Promise.all(lanes.map(inTurn))) passed += held;
  } catch (error) {
    say(`FAILED to start: ${words(error)}`);
  }
  say(`${seconds(began)} s with seed ${seed}`);
  // Names that no attack has are a mistake, unless the caller says that they need not be there.
  const failed = Math.max(chosen.flat(2).length, asked['none-is-fine'] ? 0 : 1) - passed;
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Runs a lane's attacks one after the other on a portal of their own; gives how many passed. */
async function inTurn(lane: readonly Attack[]): Promise<number> {
  const dataDir = fastFolder('zarban-attack-');
  open.set(dataDir, undefined);
  const arena = await openArena({ say: (line) => say(`  ${line}`), seed, quick, dataDir });
  open.set(dataDir, arena);
  let held = 0;
  for (const attack of lane) held += (await one(arena, attack)) ? 1 : 0;
  await arena.close().catch(() => {});
  return held;
}

/** Plants bugs into a copy of the tree, to see whether tests and attacks notice them. */
async function plants(): Promise<number> {
  const { plantAll } = await import('./planted/plant');
  const began = Date.now();
  const { caught, missed } = await plantAll(say, asked.only);
  say(`${seconds(began)} s\n${caught} caught, ${missed} not caught`);
  return missed > 0 || caught === 0 ? 1 : 0;
}

async function one(opened: OpenArena, attack: Attack): Promise<boolean> {
  const began = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const over = new AbortController();
  const limit = new Promise<never>((_, reject) => {
    const ms = quick ? LIMIT_MS.quick : LIMIT_MS.whole;
    timer = setTimeout(() => reject(new Error(`did not end within ${ms / 1000} s`)), ms);
  });
  try {
    const figure = await Promise.race([attack.run(opened.of(attack.name, over.signal)), limit]);
    say(`held    ${attack.name}: ${figure} (${seconds(began)} s)`);
    return true;
  } catch (error) {
    say(`FAILED  ${attack.name}: ${words(error)} (${seconds(began)} s)`);
    return false;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

async function end(code: number): Promise<never> {
  for (const arena of open.values()) await arena?.close().catch(() => {});
  process.exit(code);
}

function words(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
