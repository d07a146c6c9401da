import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticAssets } from './static';

const root = mkdtempSync(path.join(os.tmpdir(), 'zarban-static-'));
let server: http.Server;
let base: string;
beforeAll(async () => {
  mkdirSync(path.join(root, 'chunks'));
  for (const [name, bytes] of [
    ['a.js', 'whole'],
    ['a.js.br', 'br'],
    ['a.js.gz', 'gz'],
    ['large.js', 'x'.repeat(16 * 1_048_576)],
  ] as const)
    writeFileSync(path.join(root, 'chunks', name), bytes);
  const assets = staticAssets(root, [['X-Content-Type-Options', 'nosniff']], '/_next/static');
  server = http.createServer((req, res) => void (assets.serve(req, res, () => 'id') || res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const ask = (url: string, encoding: string) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; text: string }>((resolve) =>
    http.get(base + url, { headers: { 'Accept-Encoding': encoding } }, async (res) =>
      resolve({ status: res.statusCode, headers: res.headers, text: Buffer.concat(await res.toArray()).toString() }),
    ),
  );

test.each([
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip', 'gzip', 'gz'],
  ['identity', undefined, 'whole'],
])('[ADM-1: weight] the admin’s files are sent compressed to whoever takes %s, and kept for good', async (accepted, encoding, text) => {
  const answer = await ask('/_next/static/chunks/a.js', accepted);
  expect(answer).toMatchObject({ status: 200, text, headers: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('[ADM-1: weight] a path that is no file of the build is not looked for', async () => {
  for (const url of ['/chunks/a.js', '/_next/static/chunks/a.js.br', '/_next/static/../a.js', '/_next/static/chunks/b.js'])
    expect((await ask(url, 'br')).status).toBe(404);
});

/** How many handles this process has on the file. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('large.js');
    } catch {
      return false;
    }
  }).length;

test('who asks for a large file many times on one line has it open once, and who goes away not at all', async () => {
  const lines = Array.from({ length: 3 }, () => net.connect((server.address() as AddressInfo).port, '127.0.0.1'));
  for (const line of lines) {
    line.on('error', () => {});
    line.pause();
    line.write('GET /_next/static/chunks/large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  }
  await expect.poll(openFiles).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(openFiles()).toBeLessThanOrEqual(lines.length);
  for (const line of lines) line.destroy();
  await expect.poll(openFiles).toBe(0);
});
