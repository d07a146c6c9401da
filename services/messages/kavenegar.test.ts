import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../server/database/free-port';
import { startKavenegarTwin } from '../../tests/twins/kavenegar';
import type { KavenegarTwin } from '../../tests/twins/kavenegar';
import { sendByKavenegar } from './kavenegar';

let twin: KavenegarTwin;
beforeAll(async () => {
  twin = await startKavenegarTwin();
});
beforeEach(() => {
  twin.sent.length = 0;
  twin.asked.length = 0;
  twin.behave();
});
afterAll(() => twin.close());

const code = { recipient: '09121234567', notice: 'accounts.login-code', lang: 'fa' as const, facts: { code: '482913', minutes: '۲' } };
const send = (message = code, more: Partial<{ apiKey: string; url: string }> = {}, withinMs = 8_000) =>
  sendByKavenegar({ url: twin.url, apiKey: twin.apiKey, ...more }, message, withinMs);

test('[JOB-1: SMS] a code goes out as a lookup: template, receptor and tokens in the body, the key in the path alone', async () => {
  expect(await send()).toEqual({ kind: 'sent', providerId: '8792344' });
  expect(twin.sent).toEqual([
    { path: '/v1/{key}/verify/lookup.json', receptor: '09121234567', template: 'accounts-login-code-fa', tokens: { token: '482913', token2: '۲' } },
  ]);
});

test('days, sums and reasons go out as phrases that the provider takes', async () => {
  const reason = 'این کالا در انبار نبود و تا هفته‌ی آینده هم به دست ما نمی‌رسد';
  expect(await send({ ...code, notice: 'orders.cancelled', facts: { code: 'ZB-7K2M', reason } } as never)).toMatchObject({ kind: 'sent' });
  expect(
    await send({
      ...code,
      notice: 'orders.refund-pending',
      facts: { code: 'ZB-7K2M', amountToman: '۱۲٬۹۰۰٬۰۰۰ تومان', dueDay: 'سه‌شنبه ۱۲ اسفند ۱۴۰۵' },
    } as never),
  ).toMatchObject({ kind: 'sent' });
  expect(twin.sent[1]?.tokens).toEqual({ token: 'ZB-7K2M', token10: '۱۲٬۹۰۰٬۰۰۰ تومان', token20: 'سه‌شنبه ۱۲ اسفند ۱۴۰۵' });
});

test.each([
  [411, { kind: 'refused', retry: false, reason: '411 receptor invalid' }],
  [431, { kind: 'refused', retry: false, reason: '431 token malformed' }],
  [409, { kind: 'refused', retry: true, reason: '409 provider busy' }],
  [418, { kind: 'refused', retry: true, reason: '418 credit too low' }],
  [424, { kind: 'refused', retry: true, reason: '424 template not found' }],
  [451, { kind: 'refused', retry: true, reason: '451 too many to this receptor' }],
  [499, { kind: 'refused', retry: true, reason: '499 not known' }],
  [500, { kind: 'unknown', reason: '500 provider fault' }],
  ['nonsense', { kind: 'unknown', reason: 'answer not understood' }],
] as const)('the provider answers %s', async (manner, outcome) => {
  twin.behave(manner);
  expect(await send()).toEqual(outcome);
});

test('a wrong key is refused without a trace of it', async () => {
  const outcome = await send(code, { apiKey: 'a-wrong-key-of-ours' });
  expect(outcome).toEqual({ kind: 'refused', retry: true, reason: '403 key not accepted' });
});

test.each(['hang', 'break'] as const)('when the line is silent or breaks (%s), it may have been sent, and the key is in no word of it', async (manner) => {
  twin.behave(manner);
  const outcome = await send(code, {}, 300);
  expect(outcome.kind).toBe('unknown');
  expect(JSON.stringify(outcome)).not.toContain(twin.apiKey);
  expect(twin.asked).toHaveLength(1);
});

test('a provider that cannot be reached has certainly sent nothing', async () => {
  const outcome = await send(code, { url: `http://127.0.0.1:${await freePort()}` });
  expect(outcome).toMatchObject({ kind: 'refused', retry: true });
  expect(JSON.stringify(outcome)).not.toContain(twin.apiKey);
});
