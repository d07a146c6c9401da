import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../server/database/start';
import { REFUND_LOST_AFTER_MINUTES } from '#domain/refunds/calls';
import { startSandboxGateway } from '#server/sandbox-gateway/start';
import { createTestDatabase } from '../../database';
import { buildChild, runChild, type Child } from '../../jobs/child';
import { runtimeOn, testSettings } from '../../jobs/runtime';
import { startKavenegarTwin } from '../../twins/kavenegar';
import type { Arena, Attack } from '../attack';
import { countEffects, missing } from './effects';
import { prepareJobs, tellJobs } from './jobs';
import { openRedis, type DyingRedis } from './redis';

const JOBS = { quick: 160, whole: 2_000 };
const KILLS = { quick: 2, whole: 20 };
const WORKERS = 3;
const BETWEEN_KILLS_MS = { least: 500, more: 900 };
/** Every so many kills Redis is killed too. */
const REDIS_EVERY = 4;
const REDIS_AWAY_MS = 300;
const ALL_DONE_WITHIN_MS = 180_000;
/** How long jobs may take; what is left needs minutes to pass, as a call whose worker was killed before making it. */
const PATIENCE_MS = 20_000;
const LATER_MS = (REFUND_LOST_AFTER_MINUTES + 1) * 60_000;

type Kind = 'postgres' | 'redis';

/** Kills workers, and Redis, over jobs that move orders, money and messages: nothing is lost and nothing is done twice. [JOB-2, JOB-4] */
const queueOn = (kind: Kind): Attack => ({ name: `queue on ${kind}`, quick: false, run: (arena) => run(kind, arena) });

async function run(kind: Kind, { quick, random }: Arena): Promise<string> {
  const redis = kind === 'redis' ? await openRedis() : undefined;
  if (redis && 'missing' in redis) return `skipped: ${redis.missing}`;
  const size = quick ? 'quick' : 'whole';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-queue-'));
  const [server, sms, bank, file] = await Promise.all([
    startDatabase({ dataDir: folder, durable: false }),
    startKavenegarTwin(),
    startSandboxGateway({ port: 0, file: path.join(folder, 'gateway.jsonl') }),
    buildChild('tests/attack/queue/worker-child.ts'),
  ]);
  const database = await createTestDatabase(server.url);
  const settings = { sms: { provider: 'kavenegar' as const, url: sms.url, apiKey: sms.apiKey }, payment: { ...testSettings.payment, url: bank.url } };
  const rt = runtimeOn(database.pool, settings);
  const spawn = (laterMs = 0) =>
    runChild(file, { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '', SETTINGS: JSON.stringify(settings), LATER_MS: String(laterMs) });
  const workers: Child[] = [];
  try {
    const { told, later } = await prepareJobs(rt, bank, testSettings.payment.merchantId, JOBS[size]);
    for (let at = 0; at < WORKERS; at += 1) workers.push(spawn());
    await workers[0]?.says('ready');
    const began = Date.now();
    const telling = tellJobs(rt, later, (KILLS[size] * (BETWEEN_KILLS_MS.least + BETWEEN_KILLS_MS.more)) / 2);
    telling.catch(() => {});
    const redisKills = await killThem(workers, spawn, redis, KILLS[size], random);
    await telling;
    const killed = Date.now();
    let isLater = false;
    for (let left = await missing(rt, told); left.length > 0; left = await missing(rt, told)) {
      if (Date.now() - killed > ALL_DONE_WITHIN_MS) throw new Error(`after ${ALL_DONE_WITHIN_MS / 1000} s there are still ${left.join(', ')}`);
      if (!isLater && Date.now() - killed > PATIENCE_MS && left.every((one) => one.endsWith('refunds'))) {
        isLater = true;
        await Promise.all(workers.map((worker) => worker.kill()));
        workers.splice(0, WORKERS, ...Array.from({ length: WORKERS }, () => spawn(LATER_MS)));
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const ended = Date.now();
    const { repeated, lost } = await countEffects(rt, told, { bank, sms, kills: KILLS[size] + redisKills * WORKERS });
    const kills = `${KILLS[size]} workers${redis ? ` and ${redisKills} times Redis` : ''} killed in ${((killed - began) / 1000).toFixed(0)} s`;
    return `${later.length} jobs, ${kills}; all done ${((ended - killed) / 1000).toFixed(0)} s after the last${isLater ? `, by workers ${LATER_MS / 60_000} minutes later` : ''}; every effect once; ${repeated} words said again (at least once), ${lost} codes given up (at most once)`;
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await redis?.stop();
    await Promise.all([bank.stop(), sms.close()]);
    await database.drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function killThem(workers: Child[], spawn: () => Child, redis: DyingRedis | undefined, kills: number, random: () => number): Promise<number> {
  let redisKills = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_KILLS_MS.least + random() * BETWEEN_KILLS_MS.more));
    const at = Math.floor(random() * workers.length);
    await workers[at]?.kill();
    workers[at] = spawn();
    if (!redis || kill % REDIS_EVERY !== 0) continue;
    await redis.kill();
    await new Promise((resolve) => setTimeout(resolve, REDIS_AWAY_MS));
    redis.start();
    redisKills += 1;
  }
  return redisKills;
}

/** The attack on both backends of the queue. It is not part of a quick run, since a bank that was being called is asked again only after minutes; jobs/ has quick tests. */
export const queues: readonly Attack[] = [queueOn('postgres'), queueOn('redis')];
