import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal } from '../portal';
import type { Portal } from '../portal';

const PHONE = '09121234567';
const spans: string[] = [];
const collector = http.createServer(async (req, res) => {
  spans.push(Buffer.concat(await req.toArray()).toString());
  res.end('{}');
});
let portal: Portal;

beforeAll(async () => {
  execFileSync(process.execPath, ['server/build.mjs'], { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  portal = await startPortal({ filled: true, env: { PORTAL_ROLES: 'web', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
}, 360_000);
afterAll(async () => {
  await portal?.stop();
  collector.close();
});

const lines = () => readFileSync(path.join(portal.dataDir, 'portal.log'), 'utf8').trim().split('\n');

test('[OPS-4] a request leaves a structured line with its id and nothing of a person, a figure in the metrics, and a span where an endpoint is set', async () => {
  const asked = await fetch(`${portal.url}/login?phone=${PHONE}&next=%2Faccount`);
  const posted = await fetch(`${portal.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: portal.url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ phone: PHONE }),
  });
  const ids = [asked, posted].map((response) => response.headers.get('X-Request-Id'));
  await expect
    .poll(() => ids.every((id) => lines().some((line) => (JSON.parse(line) as { requestId?: string }).requestId === id)), { timeout: 5_000 })
    .toBe(true);
  for (const line of lines()) expect(line).not.toContain(PHONE.slice(1));
  const seen = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(seen.find(({ requestId }) => requestId === ids[0])).toMatchObject({ level: 'info', page: 'login', method: 'GET', status: 200 });

  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  expect(metrics).toMatch(/zarban_nodejs_eventloop_lag_p99_seconds \d/);
  expect(metrics).toMatch(/zarban_request_seconds_count\{door="portal",page="login",status="2xx"\} 1/);
  expect(metrics).not.toContain(PHONE.slice(1));

  await expect.poll(() => spans.join(), { timeout: 8_000 }).toContain('GET login');
  expect(spans.join()).not.toContain(PHONE.slice(1));
});

test('metrics are told to this machine alone: a request that came through a proxy gets nothing', async () => {
  const response = await fetch(`${portal.url}/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } });
  expect(response.status).toBe(404);
});

test('[AUTH-9] the outbox hides from a request that came through a proxy', async () => {
  const page = (headers: Record<string, string>) => fetch(`${portal.url}/dev/outbox`, { headers }).then(({ status }) => status);
  expect(await page({})).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host']) expect(await page({ [name]: '127.0.0.1' })).toBe(404);
});

test('a kept page carries a request id of its own, and is not sent again to whom it has not changed for', async () => {
  const first = await fetch(`${portal.url}/shop/ns1`);
  const again = await fetch(`${portal.url}/shop/ns1`, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(again.headers.get('X-Request-Id')).toMatch(/^\w+-\w+$/);
});
