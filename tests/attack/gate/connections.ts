import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastFolder } from '../../fast-folder';
import { startPortal } from '../../portal';
import type { Attack } from '../attack';
import { rmSync } from 'node:fs';

const IDLE = 1_000;
const DROPS = 50;
/** When slow connections must have been ended: longer than a slow body or head is tolerated. */
const ENDED_WITHIN_MS = 45_000;

type Line = { socket: net.Socket; heard: string; closed: boolean };

/** A thousand idle connections, some that send a byte now and then, and one that was answered early: the first are ended, the last is kept, and other visitors' pages load meanwhile. */
export const connections: Attack = {
  name: 'gate: idle and slow connections',
  quick: false,
  run: async () => {
    const dataDir = fastFolder('zarban-connections-');
    const portal = await startPortal({ dataDir, filled: true, env: { PORTAL_ROLES: 'web', LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1' } });
    const lines: Line[] = [];
    try {
      const { hostname, port, host } = new URL(portal.url);
      const open = (text: string) => {
        const line: Line = { socket: net.connect(Number(port), hostname), heard: '', closed: false };
        line.socket.on('data', (part) => (line.heard += String(part)));
        line.socket.on('error', () => {});
        line.socket.on('close', () => (line.closed = true));
        if (text) line.socket.write(text);
        lines.push(line);
        return line;
      };
      const head = `Host: ${host}\r\nOrigin: ${portal.url}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
      const idle = Array.from({ length: IDLE }, (_, at) =>
        open(at % 3 === 0 ? '' : at % 3 === 1 ? 'GET / HTTP/1.1\r\n' : `GET /en HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      );
      const still = () => idle.filter(({ closed }) => !closed).length;
      const most = await settled(still);
      if (most > 400) throw new Error(`${most} connections of one client stay open`);
      const drops = Array.from({ length: DROPS }, () => open(`POST /company/careers HTTP/1.1\r\n${head}Content-Length: 60000\r\n\r\n`));
      const began = Date.now();
      let slowest = 0;
      while (Date.now() - began < ENDED_WITHIN_MS && drops.some(({ closed }) => !closed)) {
        for (const { socket, closed } of drops) if (!closed) socket.write('a');
        const asked = performance.now();
        const page = await fetch(`${portal.url}/shop/ns1`);
        if (page.status !== 200) throw new Error(`a page meanwhile: ${page.status}`);
        slowest = Math.max(slowest, performance.now() - asked);
        await sleep(1_000);
      }
      const left = drops.filter(({ closed }) => !closed).length;
      if (left > 0) throw new Error(`${left} of ${DROPS} that send a byte a second are still open after ${ENDED_WITHIN_MS / 1_000} s`);
      const seconds = ((Date.now() - began) / 1_000).toFixed(0);
      const early = open(
        `POST /company/careers HTTP/1.1\r\n${head.replace(portal.url, 'http://evil.example')}Content-Length: 50000\r\n\r\n${'a'.repeat(20_000)}`,
      );
      await until(() => early.heard.includes('403'));
      early.socket.write(`${'a'.repeat(30_000)}GET /en HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await until(() => early.heard.includes('HTTP/1.1 200'));
      return `of ${IDLE} idle connections ${most} stayed at most, ${DROPS} that sent by drops were ended after ${seconds} s, a page meanwhile took ${slowest.toFixed(0)} ms at most`;
    } finally {
      for (const { socket } of lines) socket.destroy();
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; !met(); tries += 1) {
    if (tries > 200) throw new Error('a connection that was answered early is dead');
    await sleep(50);
  }
}

/** Waits until a count stops changing, and gives it. */
async function settled(count: () => number): Promise<number> {
  for (let last = -1; ;) {
    await sleep(500);
    if (count() === last) return last;
    last = count();
  }
}
