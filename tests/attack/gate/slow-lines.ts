import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastFolder } from '../../fast-folder';
import { startPortal } from '../../portal';
import type { Attack } from '../attack';

/** How many slow connections: a third for each kind, together fewer than one client may open. */
const LINES = 300;
/** When all slow connections must have been ended: a slow head, a slow body, an unread answer. */
const ENDED_WITHIN_MS = 80_000;
/** Others have their page within this, on a machine that also plays the attacker. */
const PAGE_WITHIN_MS = 1_000;
/** How many answers are requested on one connection: more than the socket buffers hold. */
const ASKED = 40;

type Line = { socket: net.Socket; kind: 'head' | 'body' | 'reader'; closed: boolean };

/** Three hundred connections that send or read a byte a second: other visitors' pages load meanwhile, and all of them are ended. */
export const slowLines: Attack = {
  name: 'gate: slow senders and slow readers',
  quick: false,
  run: async () => {
    const dataDir = fastFolder('zarban-slow-lines-');
    const portal = await startPortal({ dataDir, filled: true, env: { PORTAL_ROLES: 'web', LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1' } });
    const lines: Line[] = [];
    try {
      const { hostname, port, host } = new URL(portal.url);
      const first: Record<Line['kind'], string> = {
        head: 'GET /shop HTTP/1.1\r\n',
        body: `POST /company/contact-us HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${portal.url}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
        reader: `GET ${largest()} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\n\r\n`.repeat(ASKED),
      };
      // A page is drawn for the first time, as it was for anybody by now.
      for (let times = 0; times < 3; times += 1) await (await fetch(`${portal.url}/shop/cart`)).text();
      for (let at = 0; at < LINES; at += 1) {
        const kind = (['head', 'body', 'reader'] as const)[at % 3] ?? 'head';
        const line: Line = { socket: net.connect({ host: hostname, port: Number(port) }), kind, closed: false };
        line.socket.on('error', () => {});
        line.socket.on('close', () => (line.closed = true));
        if (kind === 'reader') line.socket.pause();
        line.socket.write(first[kind]);
        lines.push(line);
      }
      const [began, from] = [Date.now(), performance.now()];
      let [slowest, when] = [0, 0];
      while (Date.now() - began < ENDED_WITHIN_MS && lines.some(({ closed }) => !closed)) {
        for (const { socket, kind, closed } of lines) {
          if (closed) continue;
          if (kind === 'reader') socket.read(1);
          else socket.write(kind === 'head' ? 'X' : 'a');
        }
        const asked = performance.now();
        const page = await fetch(`${portal.url}/shop/cart`);
        await page.text();
        if (page.status !== 200) throw new Error(`a page meanwhile: ${page.status}`);
        const took = performance.now() - asked;
        if (took > slowest) [slowest, when] = [took, asked - from];
        await sleep(1_000);
        // Who does not read does not hear that a line was ended either.
        const held = linesOf(Number(port));
        for (const line of lines) if (line.kind === 'reader' && !held.has(line.socket.localPort ?? 0)) line.closed = true;
      }
      const left = lines.filter(({ closed }) => !closed);
      if (left.length > 0)
        throw new Error(
          `after ${ENDED_WITHIN_MS / 1_000} s still open: ${['head', 'body', 'reader'].map((kind) => `${left.filter((line) => line.kind === kind).length} ${kind}`).join(', ')}`,
        );
      if (slowest > PAGE_WITHIN_MS) throw new Error(`another visitor's page took ${slowest.toFixed(0)} ms after ${(when / 1_000).toFixed(0)} s`);
      return `${LINES} lines of a byte a second ended after ${((Date.now() - began) / 1_000).toFixed(0)} s, a page meanwhile took ${slowest.toFixed(0)} ms at most`;
    } finally {
      for (const { socket } of lines) socket.destroy();
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** The largest script of the build, which slow readers request. */
function largest(): string {
  const folder = 'build/web/client/assets';
  const [name] = readdirSync(folder)
    .filter((one) => one.endsWith('.js'))
    .sort((a, b) => statSync(`${folder}/${b}`).size - statSync(`${folder}/${a}`).size);
  return `/assets/${name}`;
}

/** The client ports whose connection the server still holds, as the system says. */
function linesOf(port: number): ReadonlySet<number> {
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const held = rows.filter(([, own = '', , state]) => state === '01' && Number.parseInt(own.split(':')[1] ?? '', 16) === port);
  return new Set(held.map(([, , other = '']) => Number.parseInt(other.split(':')[1] ?? '', 16)));
}
