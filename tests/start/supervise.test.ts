import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChild } from '../jobs/child';
import { startPortal } from '../portal';
import type { Portal } from '../portal';

const MINUTES = 60_000;
const OPEN = `process.send({ kind: 'portal', port: 4711, sandboxPort: 4712 })`;
const lives = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

beforeAll(() => {
  execFileSync(process.execPath, ['server/build.mjs'], { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } });
}, 6 * MINUTES);

/** A program under supervision, its lines and how it ended. */
function keep(program: string | readonly string[], env: Record<string, string> = {}) {
  const args = typeof program === 'string' ? ['--eval', program] : program;
  const keeper = spawn(process.execPath, ['tests/start/keep-running.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let text = '';
  keeper.stdout.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number | null>((resolve) => keeper.on('exit', (code) => resolve(code)));
  return { keeper, ended, text: () => text, said: (pattern: RegExp) => expect.poll(() => text, { timeout: MINUTES }).toMatch(pattern) };
}

describe('a program that is kept running', () => {
  test(
    '[OPS-1: again and again] one that dies each time is given up, and that is said',
    async () => {
      const { ended, text } = keep(
        `console.log('life', process.env.PORT, process.env.SANDBOX_PORT); ${OPEN}; setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`,
      );
      expect(await ended).toBe(1);
      const lines = text()
        .split('\n')
        .filter((line) => line.startsWith('life'));
      expect(lines).toEqual(['life undefined undefined', ...Array<string>(3).fill('life 4711 4712')]);
      expect(text()).toMatch(/ended 4 times, each time within 60 s of its start, and is not started again/);
    },
    MINUTES,
  );

  test(
    '[OPS-1: again and again] what one life has built is not built again in the next, whatever has changed since',
    async () => {
      const { ended, text } = keep(
        `console.log('life', process.env.ZARBAN_BUILT); ${OPEN}; process.send({ kind: 'built' }, () => process.kill(process.pid, 'SIGKILL'))`,
      );
      expect(await ended).toBe(1);
      expect(text().match(/^life .*$/gm)).toEqual(['life undefined', ...Array<string>(3).fill('life yes')]);
    },
    MINUTES,
  );

  test(
    'one that was never open has said itself why, and ends with its own code; one that ends in order is not started again',
    async () => {
      const refused = keep(`console.log('no'); process.exit(3)`);
      expect([await refused.ended, refused.text()]).toEqual([3, 'no\n']);
      const done = keep(`console.log('done'); ${OPEN}; process.disconnect()`);
      expect([await done.ended, done.text()]).toEqual([0, 'done\n']);
    },
    MINUTES,
  );

  test(
    '[OPS-1: Ctrl-C] a signal is handed on once, and what it ends stays ended; killed, it takes the program along',
    async () => {
      const polite = keep(
        `setInterval(() => {}, 1000); let n = 0; process.on('SIGTERM', () => { n += 1; setTimeout(() => { console.log('asked', n); process.exit(0) }, 100) }); ${OPEN}; console.log('open', process.pid)`,
      );
      await polite.said(/open/);
      polite.keeper.kill('SIGTERM');
      expect(await polite.ended).toBe(0);
      expect(polite.text()).toContain('asked 1');
      const orphan = keep(`setInterval(() => {}, 1000); process.on('disconnect', () => {}); ${OPEN}; console.log('open', process.pid)`);
      await orphan.said(/open \d+/);
      const pid = Number(/open (\d+)/.exec(orphan.text())?.[1]);
      expect(lives(pid)).toBe(true);
      orphan.keeper.kill('SIGKILL');
      await expect.poll(() => lives(pid), { timeout: 10_000 }).toBe(false);
    },
    MINUTES,
  );

  test(
    '[OPS-1: the next life] it is loaded while the portal runs, takes its place and its ports when it dies, and ends with it',
    async () => {
      const program = `
        const open = (how) => { console.log(how, process.env.PORT, process.pid); ${OPEN} };
        setInterval(() => {}, 1000);
        if (process.env.ZARBAN_SPARE) { console.log('loaded', process.pid); process.once('message', ({ env }) => { Object.assign(process.env, env); open('took over') }) }
        else open('first')`;
      const kept = keep(program, { SPARE_AFTER_MS: '20' });
      const pids = (what: string) => [...kept.text().matchAll(new RegExp(`${what}.* (\\d+)$`, 'gm'))].map(([, pid]) => Number(pid));
      await kept.said(/loaded/);
      process.kill(pids('first')[0] ?? 0, 'SIGKILL');
      await kept.said(/took over 4711/);
      expect(pids('took over')).toEqual([pids('loaded')[0]]);
      await expect.poll(() => pids('loaded').length).toBe(2);
      const last = pids('loaded')[1] ?? 0;
      expect(lives(last)).toBe(true);
      // One that died while it waited is no hindrance: the next life starts anew.
      process.kill(last, 'SIGKILL');
      await expect.poll(() => lives(last)).toBe(false);
      process.kill(pids('took over')[0] ?? 0, 'SIGKILL');
      await expect.poll(() => pids('first').length).toBe(2);
      await expect.poll(() => pids('loaded').length).toBe(3);
      kept.keeper.kill('SIGTERM');
      await kept.ended;
      await expect.poll(() => [...pids('first'), ...pids('loaded')].filter(lives)).toEqual([]);
    },
    MINUTES,
  );

  test(
    'what nobody asked for is read by the keeper: who still sends sees the answer, and the program can close',
    async () => {
      const kept = keep([await buildChild('tests/start/answers-early.ts')]);
      await kept.said(/listens \d+/);
      const portOf = () => Number(/listens (\d+)/.exec(kept.text())?.[1]);
      const line = net.connect(portOf(), '127.0.0.1');
      let [answer, failed] = ['', undefined as Error | undefined];
      line.on('data', (chunk) => (answer += String(chunk)));
      line.on('error', (error) => (failed = error));
      const closed = once(line, 'close');
      const megabyte = Buffer.alloc(1_048_576, 'a');
      line.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${18 * megabyte.length}\r\n\r\n`);
      const sent = new Promise<void>((resolve) => {
        for (let at = 1; at <= 12; at += 1) line.write(megabyte, () => at === 12 && resolve());
      });
      await expect.poll(() => answer).toMatch(/413[\s\S]*connection: close[\s\S]*no$/i);
      await sent;
      line.end();
      await closed;
      expect(failed).toBeUndefined();
      await kept.said(/read \d+/);
      expect(Number(/read (\d+)/.exec(kept.text())?.[1])).toBeLessThan(megabyte.length);
      // Many at once, half of them reset as soon as they are answered: nothing of it ends the program.
      const many = Array.from({ length: 30 }, async (_, at) => {
        const one = net.connect(portOf(), '127.0.0.1').on('error', () => {});
        one.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${4 * megabyte.length}\r\n\r\n`);
        for (let sent = 0; sent < 4; sent += 1) one.write(megabyte);
        const [first] = (await once(one, 'data')) as [Buffer];
        expect(String(first)).toMatch(/^HTTP\/1.1 413/);
        if (at % 2) one.resetAndDestroy();
        else one.end();
        await once(one, 'close');
      });
      await Promise.all(many);
      await expect.poll(() => kept.text().match(/read \d+/g)?.length).toBe(31);
      kept.keeper.kill('SIGTERM');
      expect(await kept.ended).toBe(0);
      expect(kept.text()).toContain('closed');
    },
    MINUTES,
  );
});

describe('a portal whose memory is full', () => {
  let portal: Portal | undefined;
  afterAll(() => portal?.stop());

  test(
    '[OPS-1: memory] it dies and is back at the same address by itself',
    async () => {
      portal = await startPortal({ filled: true, env: { PORTAL_ROLES: 'web', NODE_OPTIONS: `--import ${path.resolve('tests/start/eat-memory.mjs')}` } });
      const { url, serving, output } = portal;
      process.kill(serving(), 'SIGUSR2');
      await expect.poll(() => output().match(/^ready http/gm)?.length, { timeout: MINUTES }).toBe(2);
      expect(output()).toMatch(/heap out of memory[\s\S]*the portal ended by itself \(SIGABRT\) and is started again/);
      expect((await fetch(`${url}/en/shop/ns1`)).status).toBe(200);
    },
    3 * MINUTES,
  );
});
