import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { openRedis as dyingRedis } from '../tests/attack/queue/redis';
import { openHealth } from './health';
import { openRedis } from './process/redis';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

function worker(opened: Partial<Parameters<typeof openHealth>[1]> = {}) {
  const health = openHealth(['worker'], { pool: database.pool, ...opened });
  health.set('database', 'ready');
  health.set('worker', 'ready');
  return health;
}

test('[OPS-2: health] a worker whose Redis is away is not ready, and is again when it answers', async () => {
  const health = worker();
  expect((await health.ready()).status).toBe(200);
  let here = false;
  health.watchRedis(() => (here ? Promise.resolve('PONG') : Promise.reject(new Error('Stream is not writeable'))));
  expect(await health.ready()).toMatchObject({ status: 503, body: { ready: false, redis: 'failed', worker: 'ready' } });
  here = true;
  expect(await health.ready()).toMatchObject({ status: 200, body: { ready: true, redis: 'ready' } });
});

test('[OPS-2: health] pages do without Redis: only their limits are counted in each process then', async () => {
  const health = openHealth(['web'], { pool: database.pool });
  health.set('database', 'ready');
  health.set('web', 'ready');
  health.watchRedis(() => Promise.reject(new Error('Stream is not writeable')));
  expect(await health.ready()).toMatchObject({ status: 200, body: { redis: 'failed' } });
});

test('[OPS-1: clocks] a process whose clock is not the database’s is not ready, and says by how much', async () => {
  const pulse = { clockIsOff: () => true, clockAheadMs: () => 4_200_000 } as NonNullable<Parameters<typeof openHealth>[1]['pulse']>;
  expect(await worker({ pulse }).ready()).toMatchObject({ status: 503, body: { ready: false, clock: 'off', clockAheadSeconds: 4_200 } });
});

test(
  '[OPS-2: health] a real Redis that is killed, frozen and comes back: the worker says so each time, within its time',
  { timeout: 60_000 },
  async ({ skip }) => {
    const server = await dyingRedis();
    if ('missing' in server) return skip(server.missing);
    const ends: (() => unknown)[] = [];
    const redis = await openRedis(server.url, {
      shutdown: { add: (_: string, end: () => unknown) => void ends.push(end) } as never,
      log: { warn: () => {} } as never,
    });
    const health = worker();
    health.watchRedis(() => redis.ping());
    const says = async (state: 'ready' | 'failed') => {
      const status = state === 'ready' ? 200 : 503;
      for (let tries = 0; (await health.ready()).status !== status && tries < 100; tries += 1) await sleep(100);
      const began = performance.now();
      expect(await health.ready()).toMatchObject({ status, body: { ready: state === 'ready', redis: state, worker: 'ready' } });
      expect(performance.now() - began).toBeLessThan(5_000);
    };
    try {
      await says('ready');
      await server.kill();
      await says('failed');
      server.start();
      await says('ready');
      server.freeze(true);
      await says('failed');
      server.freeze(false);
      await says('ready');
    } finally {
      for (const end of ends) await end();
      await server.stop();
    }
  },
);
