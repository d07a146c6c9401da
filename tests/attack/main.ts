import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAdmin, buildServer, buildWeb } from '../../server/prepare/steps.mjs';
import { openArena } from './arena';
import type { OpenArena } from './arena';
import type { Attack } from './attack';
import { attacks } from './attacks';
import { fastFolder } from '../fast-folder';

const MINUTE = 60_000;
/** An attack that hangs is a failed one. */
const LIMIT_MS = { quick: 1.5 * MINUTE, whole: 20 * MINUTE };

const { values: asked } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, seed: { type: 'string' }, plant: { type: 'boolean', default: false } },
});
const quick = asked.quick;
const seed = asked.seed === undefined ? randomInt(2 ** 31) : Number(asked.seed);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = fastFolder('zarban-attack-');
let arena: OpenArena | undefined;

process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));
process.on('unhandledRejection', (error) => say(`  left behind: ${String(error)}`));
await end(asked.plant ? await plants() : await everything());

/** Builds what is stale, opens the arena, runs what is asked for and ends with the counts. */
async function everything(): Promise<number> {
  const chosen = attacks.filter(({ name, quick: inQuick }) => (asked.only ? asked.only.split(',').some((part) => name.includes(part)) : !quick || inQuick));
  const began = Date.now();
  let passed = 0;
  try {
    for (const build of [buildWeb, buildServer, buildAdmin]) await build(process.cwd());
    const started = Date.now();
    say(`seed ${seed}${quick ? ', quick' : ''}`);
    arena = await openArena({ say: (line) => say(`  ${line}`), seed, quick, dataDir });
    say(`the portal stands at ${seconds(started)} s`);
    for (const attack of chosen) passed += (await one(arena, attack)) ? 1 : 0;
  } catch (error) {
    say(`FAILED to start: ${words(error)}`);
  } finally {
    await arena?.close().catch(() => {});
    arena = undefined;
  }
  say(`${seconds(began)} s with seed ${seed}`);
  const failed = Math.max(chosen.length, 1) - passed;
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Not attacks, but whether tests and attacks see anything: bugs are planted into a copy of the tree. */
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
  const limit = new Promise<never>((_, reject) => {
    const ms = quick ? LIMIT_MS.quick : LIMIT_MS.whole;
    timer = setTimeout(() => reject(new Error(`did not end within ${ms / 1000} s`)), ms);
  });
  try {
    const figure = await Promise.race([attack.run(opened.of(attack.name)), limit]);
    say(`held    ${attack.name}: ${figure} (${seconds(began)} s)`);
    return true;
  } catch (error) {
    say(`FAILED  ${attack.name}: ${words(error)} (${seconds(began)} s)`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function end(code: number): Promise<never> {
  await arena?.close().catch(() => {});
  process.exit(code);
}

function words(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
