import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zarinpal } from '#services/gateways/zarinpal';
import { startSandboxGateway, type Sandbox } from './start';

let folder: string;
let file: string;
let sandbox: Sandbox;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-gateway-'));
  file = path.join(folder, 'gateway.jsonl');
  sandbox = await startSandboxGateway({ port: 0, file, lateMs: 60 });
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const gateway = (url = sandbox.url) => zarinpal({ provider: 'sandbox', url, merchantId: 'm' });
const asked = { amountToman: 8_950_000, description: 'سفارش ZR-1', callbackUrl: 'http://127.0.0.1:1/payment/return', orderCode: 'ZR-1', phone: '09120000000' };
async function opened(callbackUrl = asked.callbackUrl): Promise<string> {
  const session = await gateway().request({ ...asked, callbackUrl });
  if (session.kind !== 'opened') throw new Error(session.kind);
  return session.authority;
}
const press = (authority: string, what: string) =>
  fetch(gateway().payUrl(authority), { method: 'POST', body: new URLSearchParams({ do: what }), redirect: 'manual' });

test('[ORD-4: the sandbox speaks the adapter’s protocol] request, pay, verify first with 100 and again with 101, inquiry and the unverified list', async () => {
  const authority = await opened();
  expect(authority).toHaveLength(36);
  expect(await gateway().verify({ amountToman: 8_950_000, authority })).toEqual({ kind: 'not-paid' });
  expect(await gateway().inquire(authority)).toEqual({ kind: 'in-bank' });
  const back = await press(authority, 'pay');
  expect([back.status, back.headers.get('location')]).toEqual([303, `http://127.0.0.1:1/payment/return?Authority=${authority}&Status=OK`]);
  expect(await gateway().unverified()).toEqual({ kind: 'list', authorities: [authority] });
  expect(await gateway().inquire(authority)).toEqual({ kind: 'paid' });
  expect(await gateway().verify({ amountToman: 1_000, authority })).toEqual({ kind: 'amount-differs' });
  const first = await gateway().verify({ amountToman: 8_950_000, authority });
  expect(first).toMatchObject({ kind: 'paid', refId: expect.stringMatching(/^\d+$/), cardMask: expect.stringContaining('******') });
  expect(await gateway().verify({ amountToman: 8_950_000, authority })).toEqual(first);
  expect(await gateway().inquire(authority)).toEqual({ kind: 'verified' });
  expect(await gateway().unverified()).toEqual({ kind: 'list', authorities: [] });
});

test('a refused payment is failed, an unknown authority unknown, a bad request refused with its code', async () => {
  const authority = await opened();
  expect((await press(authority, 'refuse')).headers.get('location')).toContain('Status=NOK');
  expect(await gateway().inquire(authority)).toEqual({ kind: 'failed' });
  expect(await gateway().verify({ amountToman: 1, authority: 'S1' })).toEqual({ kind: 'unknown' });
  expect(await gateway().inquire('S1')).toEqual({ kind: 'unknown' });
  expect(await gateway().request({ ...asked, amountToman: 5 })).toMatchObject({ kind: 'refused', code: -9 });
  const wrong = await fetch(`${sandbox.url}/pg/v4/payment/verify.json`, { method: 'POST', body: '{' });
  expect(await wrong.json()).toMatchObject({ data: [], errors: { code: -9 } });
  expect((await fetch(`${sandbox.url}/pg/v4/payment/constructor`)).status).toBe(404);
});

test('a restart loses no paid session, even after a kill in the middle of a line', async () => {
  const [paid, open] = [await opened(), await opened()];
  await press(paid, 'pay-and-close');
  await sandbox.stop();
  appendFileSync(file, '{"authority":"S9","amo');
  sandbox = await startSandboxGateway({ port: 0, file });
  expect(await gateway().inquire(paid)).toEqual({ kind: 'paid' });
  expect(await gateway().inquire(open)).toEqual({ kind: 'in-bank' });
  expect(await gateway().verify({ amountToman: 8_950_000, authority: paid })).toMatchObject({ kind: 'paid' });
});

test('a bank that answers late has the money only then; one that reports twice calls back twice', async () => {
  const late = await opened();
  expect((await press(late, 'late')).status).toBe(200);
  expect(await gateway().inquire(late)).toEqual({ kind: 'in-bank' });
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await gateway().inquire(late)).toEqual({ kind: 'paid' });

  const calls: string[] = [];
  const shop = createServer((request, response) => (calls.push(request.url ?? ''), response.end()));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const authority = await opened(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/payment/return`);
  const back = await press(authority, 'pay-twice');
  await fetch(back.headers.get('location') ?? '');
  await expect.poll(() => calls.length).toBe(2);
  shop.close();
});

test('its page stands in the buyer’s language with a button for each thing that a bank does, and needs no script', async () => {
  const page = await (await fetch(gateway().payUrl(await opened()))).text();
  expect(page).toMatch(/<html lang="fa" dir="rtl">/);
  expect(page).toContain('۸٬۹۵۰٬۰۰۰ تومان');
  expect([...page.matchAll(/name="do" value="([a-z-]+)"/g)].map((one) => one[1])).toEqual([
    'pay',
    'refuse',
    'pay-and-close',
    'pay-twice',
    'late',
    'pay-no-refund',
  ]);
  expect(page).not.toMatch(/<script/);
  const session = await gateway().request({ ...asked, description: 'Order <b>ZR-1</b>' });
  if (session.kind !== 'opened') throw new Error(session.kind);
  const english = await (await fetch(gateway().payUrl(session.authority))).text();
  expect(english).toMatch(/<html lang="en" dir="ltr">/);
  expect(english).toContain('&#60;b&#62;');
});

test('a gateway that is away, slow in sense or speaks nonsense is unreachable, never an answer', async () => {
  expect(await gateway('http://127.0.0.1:9').verify({ amountToman: 1_000, authority: 'S1' })).toMatchObject({ kind: 'unreachable' });
  const answers = ['<html>', '{}', '{"data":{"code":100}}', '{"data":[],"errors":[]}', 'null', '{"data":{"code":102,"ref_id":1}}'];
  let next = '';
  const odd = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(next));
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const strange = gateway(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`);
  for (next of answers) {
    expect(await strange.request(asked), next).toMatchObject({ kind: 'unreachable' });
    expect(await strange.verify({ amountToman: 1_000, authority: 'S1' }), next).toMatchObject({ kind: 'unreachable' });
    expect(await strange.inquire('S1'), next).toMatchObject({ kind: 'unreachable' });
    expect(await strange.unverified(), next).toMatchObject({ kind: 'unreachable' });
  }
  odd.close();
});
