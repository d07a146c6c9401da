import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#locales/say';
import { startPortal } from '../portal';
import type { Portal } from '../portal';
import { fastFolder } from '../fast-folder';

const MINUTES = 60_000;
const SECOND_START_MS = 8_000;
const dataDir = fastFolder('zarban-start-');
const otherDir = fastFolder('zarban-start-');
let portal: Portal | undefined;

beforeAll(() => {
  execFileSync(process.execPath, ['server/build.mjs'], { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } });
}, 6 * MINUTES);
afterAll(async () => {
  await portal?.stop();
  for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
});

const text = async (address: string) => (await fetch(address)).text();
const postmasterPid = (folder = dataDir) => Number(readFileSync(path.join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const lives = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

describe.sequential('npm start', () => {
  test(
    '[OPS-1] on an empty folder starts database, portal and admin, filled in both languages, and says who can log in; the other command runs all tests',
    async () => {
      portal = await startPortal({ dataDir });
      expect(await text(`${portal.url}/shop/ns1`)).toContain('lang="fa"');
      expect(await text(`${portal.url}/en/shop/ns1`)).toContain('lang="en"');
      expect((await fetch(`${portal.url}/shop`)).status).toBe(200);
      const admin = await portal.admin;
      expect((await fetch(`${admin}/login`)).status).toBe(200);
      for (const { email, password } of portal.accounts()) expect(portal.output()).toMatch(new RegExp(`${email}\\s+${password}`));
      expect(portal.accounts().length).toBeGreaterThan(0);
      expect(statSync(path.join(dataDir, 'accounts.json')).mode & 0o777).toBe(0o600);
      const ready = (await (await fetch(`${portal.url}/readyz`)).json()) as unknown;
      expect(ready).toEqual({ ready: true, database: 'ready', clock: 'ready', clockAheadSeconds: 0, web: 'ready', worker: 'ready', admin: 'ready' });
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
      expect(scripts['test']).toBe('node tests/run/run.mjs');
      expect(readFileSync('.ci/run', 'utf8')).toContain('exec npm test');
    },
    4 * MINUTES,
  );

  test(
    '[OPS-1: kill -9] leaves nothing that the next start does not mend; a second start takes seconds',
    async () => {
      const left = [postmasterPid(), portal?.serving() ?? 0];
      await portal?.kill();
      for (const pid of left) await expect.poll(() => lives(pid), { timeout: 10_000 }).toBe(false);
      const began = Date.now();
      portal = await startPortal({ dataDir });
      expect(Date.now() - began).toBeLessThan(SECOND_START_MS);
      expect(portal.output()).not.toContain('first content');
      expect((await fetch(`${portal.url}/shop/ns1`)).status).toBe(200);
      expect(portal.accounts().length).toBeGreaterThan(0);
    },
    2 * MINUTES,
  );

  test(
    '[OPS-1: a process that dies] the portal is started again by itself, at the same address and with what it had',
    async () => {
      const running = portal as Portal;
      const served = running.serving();
      const cart = (await fetch(`${running.url}/shop/ns1`)).status;
      process.kill(served, 'SIGKILL');
      await expect.poll(() => running.output().match(/^ready http/gm)?.length, { timeout: MINUTES }).toBe(2);
      expect(running.output()).toContain('the portal ended by itself (SIGKILL) and is started again');
      expect(running.serving()).not.toBe(served);
      expect((await fetch(`${running.url}/shop/ns1`)).status).toBe(cart);
      expect(running.accounts().length).toBeGreaterThan(0);
      await expect.poll(async () => (await fetch(`${running.url}/readyz`)).status, { timeout: MINUTES }).toBe(200);
    },
    3 * MINUTES,
  );

  test(
    '[OPS-1: database killed] [SHELL-11: a rush] a database that ends by itself is started again; whoever asks meanwhile is told to come back in a moment, and the portal goes on',
    async () => {
      const running = portal as Portal;
      const database = postmasterPid();
      process.kill(database, 'SIGKILL');
      const state = async () => ((await (await fetch(`${running.url}/readyz`)).json()) as { database: string }).database;
      const meanwhile = new Set<number>();
      for (let asked = 0; !running.output().includes('database: started again'); asked += 1) {
        const answer = await fetch(`${running.url}/en/shop?q=meanwhile-${asked}`);
        meanwhile.add(answer.status);
        if (answer.status !== 503) continue;
        expect(answer.headers.get('Retry-After')).toBe('2');
        const page = await answer.text();
        expect(page).toContain(say('en', 'shell.unavailable.text'));
        // To try again is to ask for the same, query and all.
        expect(page).toContain(`href="?q=meanwhile-${asked}"`);
        await setTimeout(100);
      }
      meanwhile.delete(200);
      expect([...meanwhile]).toEqual([503]);
      expect(postmasterPid()).not.toBe(database);
      await expect.poll(state, { timeout: MINUTES }).toBe('ready');
      await expect.poll(async () => (await fetch(`${running.url}/shop/packages?kind=${Date.now()}`)).status, { timeout: MINUTES }).toBe(200);
      expect(running.output().match(/starting it again/g)).toHaveLength(1);
    },
    3 * MINUTES,
  );

  test(
    '[OPS-1: npm killed] the portal ends with the npm that started it',
    async () => {
      const env = { ...process.env, NODE_ENV: 'production' as const, PORT: '0', DATA_DIR: otherDir, PORTAL_ROLES: 'worker' };
      const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
      let said = '';
      npm.stdout.on('data', (chunk) => (said += String(chunk)));
      await expect.poll(() => said, { timeout: MINUTES }).toContain('ready worker');
      const database = postmasterPid(otherDir);
      npm.kill('SIGKILL');
      await expect.poll(() => lives(database), { timeout: 15_000 }).toBe(false);
    },
    2 * MINUTES,
  );

  test(
    '[OPS-1: Ctrl-C] ends everything',
    async () => {
      const database = postmasterPid();
      const output = portal?.output;
      await portal?.stop();
      portal = undefined;
      expect(lives(database), output?.().slice(-2_000)).toBe(false);
    },
    MINUTES,
  );

  test(
    '[OPS-1: port] a taken port is said in clear words, and nothing is left running',
    async () => {
      const taken = net.createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
      const { port } = taken.address() as net.AddressInfo;
      const { status, stderr } = spawnSync(process.execPath, ['--conditions=production', 'server/start.mjs'], {
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
        encoding: 'utf8',
        timeout: MINUTES,
      });
      taken.close();
      expect(status).toBe(1);
      expect(stderr).toContain(`Port ${port} on 127.0.0.1 is taken`);
    },
    MINUTES,
  );

  test(
    '[OPS-3] production does not start on unsafe defaults, and says all of them',
    () => {
      const { status, stderr } = spawnSync(process.execPath, ['--conditions=production', 'server/start.mjs'], {
        env: { NODE_ENV: 'production', PATH: process.env['PATH'], PORTAL_ENV: 'production', DATA_DIR: dataDir },
        encoding: 'utf8',
        timeout: MINUTES,
      });
      expect(status).toBe(1);
      for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SESSION_SECRET', 'KAVENEGAR_API_KEY', 'SMTP_URL', 'ZARINPAL_MERCHANT_ID'])
        expect(stderr).toContain(name);
    },
    MINUTES,
  );
});
