import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/database/free-port';
import { findRedis } from '../../twins/redis';

export type DyingRedis = {
  url: string;
  kill(): Promise<void>;
  /** Stops it without ending it (SIGSTOP), or lets it go on. */ freeze(yes: boolean): void;
  start(): void;
  stop(): Promise<void>;
};

/** A real Redis without persistence that is killed and restarted empty at the same address; or why there is none, which with CI=true is a failure. */
export async function openRedis(): Promise<DyingRedis | { missing: string }> {
  const program = findRedis();
  if (!program) {
    const missing = 'redis-server is not installed, and cannot be installed without root and apt-get';
    if (process.env['CI'] === 'true') throw new Error(missing);
    return { missing };
  }
  const port = await freePort(0);
  const dir = mkdtempSync(path.join(os.tmpdir(), 'zarban-redis-'));
  let server: ChildProcess;
  const start = () => {
    server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir], { stdio: 'ignore' });
  };
  const kill = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: (yes) => void server.kill(yes ? 'SIGSTOP' : 'SIGCONT'),
    start,
    stop: async () => {
      process.removeListener('exit', endWithUs);
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
