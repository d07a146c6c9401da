import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import { FIRST_CONTENT } from '../migrate/state';
import type { Shutdown } from './shutdown';

/** Fills an empty local database once; an interrupted seeding is done again, so the seed changes nothing that is there. */
export async function seedOnce(config: Config, root: string, url: string, shutdown: Shutdown, say: (line: string) => void): Promise<void> {
  if (config.production || (await isSeeded(url))) return;
  say('filling the portal with its first content …');
  await runSeed(config, root, url, shutdown, say);
  await query(url, 'INSERT INTO payload_migrations (name, batch) VALUES ($1, 0)');
}

async function isSeeded(url: string): Promise<boolean> {
  return (await query(url, 'SELECT 1 FROM payload_migrations WHERE name = $1')) > 0;
}

/** Runs the seed in a process of its own, since it loads the whole CMS. */
function runSeed(config: Config, root: string, url: string, shutdown: Shutdown, say: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=production', path.join(root, 'build/server/seed.mjs')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, PAYLOAD_SECRET: config.secrets.payload, DATA_DIR: config.dataDir, ZARBAN_SEED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const tail: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) say(`  ${line}`);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      tail.push(chunk.toString());
      tail.splice(0, Math.max(0, tail.length - 50));
    });
    const ended = new Promise<void>((done) => child.on('exit', () => done()));
    shutdown.add('first content', async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The first content could not be put in:\n${tail.join('').split('\n').slice(-30).join('\n')}`));
    });
  });
}

async function query(url: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [FIRST_CONTENT])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
