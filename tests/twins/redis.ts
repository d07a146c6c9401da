import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../server/database/free-port';

export type TestRedis = { url: string; flush(): Promise<void>; stop(): Promise<void> };

/** A real Redis of its own on a free port, or why there is none; with CI=true its absence is a failure. */
export async function startRedis(): Promise<TestRedis | { missing: string }> {
  const program = findRedis();
  if (!program) {
    const missing = 'redis-server is not installed, and cannot be installed without root and apt-get';
    if (process.env['CI'] === 'true') throw new Error(missing);
    return { missing };
  }
  const port = await freePort();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'zarban-redis-'));
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir], { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    flush: () => once(url, (redis) => redis.flushall()),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Finds redis-server: on the path, or installed by apt-get where that is allowed; undefined otherwise. */
export function findRedis(): string | undefined {
  const found = () => spawnSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).stdout.trim() || undefined;
  const there = found();
  if (there || process.getuid?.() !== 0) return there;
  const install = 'apt-get install -y --no-install-recommends redis-server';
  spawnSync('sh', ['-c', `${install} || { apt-get update && ${install}; }`], {
    stdio: 'ignore',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return found();
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await once(url, (redis) => redis.ping());
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function once(url: string, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await work(redis);
  } finally {
    redis.disconnect();
  }
}
