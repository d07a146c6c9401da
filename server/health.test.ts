import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { openHealth } from './health';

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
