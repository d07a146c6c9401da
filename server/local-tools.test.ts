import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig, settingsOf } from './config';
import { seedOnce } from './process/seed';
import { newPaperKey } from '../tests/test-context';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'zarban-local-tools-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const providers = {
  KAVENEGAR_API_KEY: '6B2F4A7C1D9E',
  SMTP_URL: 'smtps://mail.zarban.example',
  MAIL_FROM: 'Zarban <portal@zarban.example>',
  ZARINPAL_MERCHANT_ID: '3f1c9a52-7b64-4e0d-9c1a-2d5e8f7a6b43',
};
const secrets = {
  SESSION_SECRET: 'k3Jd92mXo1LqPz7Wn5Rt8Vb4Yc6Gh0Sf2',
  CODE_SECRET: 'q8Zx1Nv6Bm3Lk9Jh2Gf5Ds7Ap4Ow0Iu6Y',
  PAYLOAD_SECRET: 'w5Er7Ty9Ui1Op3As5Df7Gh9Jk1Lz3Xc5V',
  PAPER_KEY: newPaperKey(),
};
const production = {
  PORTAL_ENV: 'production',
  DATA_DIR,
  PUBLIC_URL: 'https://zarban.example',
  DATABASE_URL: 'postgres://portal:x@db.zarban.example/zarban?sslmode=verify-full',
  TRUSTED_PROXY: '172.30.7.10',
  ...secrets,
  ...providers,
};

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.5', false],
  ['127.0.0.1.evil.example', false],
])('[AUTH-9] without providers messages stand in the outbox; listening on %s its page is there: %s', (HOST, there) => {
  const settings = settingsOf(readConfig({ DATA_DIR, HOST, NODE_ENV: 'production' }), undefined);
  expect([settings.sms.provider, settings.mail.provider]).toEqual(['outbox', 'outbox']);
  expect(settings.outboxPage).toBe(there);
});

test.each([
  [{ PUBLIC_URL: 'https://zarban.example' }, false],
  [{ PUBLIC_URL: 'http://shop.example' }, false],
  [{ TRUSTED_PROXY: '127.0.0.1' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{}, true],
])('[AUTH-9] behind a proxy, %j, this machine’s address tells nothing of who asks: the outbox and the metrics are open to it: %s', (more, open) => {
  const config = readConfig({ DATA_DIR, ...more });
  expect([config.direct, settingsOf(config, undefined).outboxPage]).toEqual([open, open]);
});

test('[AUTH-9] production has no outbox, no sandbox gateway and no seeded accounts, on whatever it listens', async () => {
  for (const HOST of ['127.0.0.1', '0.0.0.0']) {
    const config = readConfig({ ...production, HOST });
    const settings = settingsOf(config, undefined);
    expect(settings.outboxPage).toBe(false);
    expect([settings.sms.provider, settings.mail.provider, settings.payment.provider]).toEqual(['kavenegar', 'smtp', 'zarinpal']);
    const said: string[] = [];
    // Its database cannot be reached: seeding would fail.
    await seedOnce(config, process.cwd(), 'postgres://127.0.0.1:1/none', undefined as never, (line) => said.push(line));
    expect(said).toEqual([]);
  }
  expect(() => readConfig({ ...production, SANDBOX_PORT: '4000' })).toThrow(/SANDBOX_PORT/);
});

test.each(Object.keys({ ...providers, ...secrets }))('[AUTH-9] production is refused without %s', (name) => {
  expect(() => readConfig({ ...production, [name]: undefined })).toThrow(new RegExp(name));
});
