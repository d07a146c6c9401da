import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker, createPostgresBackend } from 'bullmq';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { queuePoolConfig, waitForDatabase } from './queue-pool';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(['', '?options=-c%20statement_timeout%3D1234'])('queues read the schema bullmq, whatever the address asks besides (%s)', async (more) => {
  const given = new pg.Pool({ connectionString: `${database.url}${more}` });
  const pool = new pg.Pool(queuePoolConfig(given.options));
  const { rows } = await pool.query("select current_setting('search_path') as path, current_setting('statement_timeout') as timeout");
  expect(rows).toEqual([{ path: 'bullmq', timeout: more ? '1234ms' : '0' }]);
  await Promise.all([pool.end(), given.end()]);
});

test('a pool without an address keeps its parts', () => {
  const config = queuePoolConfig({ host: 'db', port: 5433, user: 'zarban', password: 'secret', database: 'shop' } as pg.PoolOptions);
  expect(config).toMatchObject({ host: 'db', port: 5433, user: 'zarban', password: 'secret', database: 'shop', options: '-c search_path=bullmq' });
});

/** A database that says "the database system is starting up" (57P03) until it is opened; then it is the real one. */
async function startingDatabase(url: URL) {
  let open = false;
  let refused = 0;
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''].map((field) => `${field}\0`).join('');
  const refusal = Buffer.alloc(5 + fields.length);
  refusal.write('E');
  refusal.writeInt32BE(4 + fields.length, 1);
  refusal.write(fields, 5);
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    if (open) {
      const real = net.connect(Number(url.port), url.hostname);
      real.on('error', () => socket.destroy());
      socket.pipe(real).pipe(socket);
      return;
    }
    refused += 1;
    socket.once('data', () => socket.end(refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as net.AddressInfo).port);
  return { url: through.href, open: () => (open = true), refused: () => refused, close: () => server.close() };
}

test('[JOB-4] [OPS-1: database killed] queues and workers opened while the database starts wait for it without holding the process, and then do their jobs', async () => {
  const starting = await startingDatabase(new URL(database.url));
  const connection = new pg.Pool(queuePoolConfig({ connectionString: starting.url } as pg.PoolOptions));
  const told: (string | undefined)[] = [];
  waitForDatabase(connection, (error) => told.push((error as { code?: string } | undefined)?.code));
  const queue = new Queue('content', { connection } as never, createPostgresBackend as never) as unknown as Queue;
  const done: string[] = [];
  const worker = new Worker(
    'content',
    (job) => Promise.resolve(void done.push(job.name)),
    { connection } as never,
    createPostgresBackend as never,
  ) as unknown as Worker;
  queue.on('error', () => {});
  worker.on('error', () => {});
  const added = queue.add('publish', {});
  await sleep(600);
  expect(starting.refused()).toBeGreaterThan(0);
  expect(starting.refused()).toBeLessThan(60);
  expect(told).toEqual(['57P03']);
  starting.open();
  await added;
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['publish']);
  expect(told).toEqual(['57P03', undefined]);
  await Promise.all([worker.close(), queue.close()]);
  await connection.end();
  await expect(connection.connect()).rejects.toThrow(/after calling end/);
  starting.close();
});
