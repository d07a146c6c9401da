import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig, settingsOf, withPort } from './config';
import { ConfigError } from './config/environment';
import { newPaperKey } from '../tests/test-context';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'zarban-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const production = {
  PORTAL_ENV: 'production',
  DATA_DIR,
  PUBLIC_URL: 'https://zarban.example',
  DATABASE_URL: 'postgres://portal:x@db.zarban.example/zarban?sslmode=verify-full',
  TRUSTED_PROXY: '172.30.7.10',
  SESSION_SECRET: 'k3Jd92mXo1LqPz7Wn5Rt8Vb4Yc6Gh0Sf2',
  CODE_SECRET: 'q8Zx1Nv6Bm3Lk9Jh2Gf5Ds7Ap4Ow0Iu6Y',
  PAYLOAD_SECRET: 'w5Er7Ty9Ui1Op3As5Df7Gh9Jk1Lz3Xc5V',
  PAPER_KEY: newPaperKey(),
  KAVENEGAR_API_KEY: '6B2F4A7C1D9E',
  SMTP_URL: 'smtps://mail.zarban.example',
  MAIL_FROM: 'Zarban <portal@zarban.example>',
  ZARINPAL_MERCHANT_ID: '3f1c9a52-7b64-4e0d-9c1a-2d5e8f7a6b43',
};

function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('[OPS-3] everything wrong is said at once, by name, and never with the value', () => {
  const problems = problemsOf({ DATA_DIR, PORT: '80x', PORTAL_ROLES: 'web,boss', DATABASE_URL: 'mysql://root:hunter2@db', SESSION_SECRET: 'hunter2' });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(['DATABASE_URL', 'PORT', 'PORTAL_ROLES', 'SESSION_SECRET']);
  expect(problems.join()).not.toContain('hunter2');
});

test('[OPS-3] a whole production set-up is taken', () => {
  expect(problemsOf(production)).toEqual([]);
  const config = readConfig(production);
  const settings = settingsOf(config, undefined);
  expect([settings.sms.provider, settings.mail.provider, settings.payment.provider]).toEqual(['kavenegar', 'smtp', 'zarinpal']);
  expect([...config.hosts]).toEqual(['zarban.example']);
});

test.each([
  ...Object.keys(production)
    .filter((name) => !['PORTAL_ENV', 'DATA_DIR'].includes(name))
    .map((name) => [name, undefined]),
  ['PUBLIC_URL', 'http://zarban.example'],
  ['ORIGINS', 'http://other.example'],
  ['ZARINPAL_URL', 'http://127.0.0.1:4000'],
  ['KAVENEGAR_URL', 'https://localhost:4000'],
  ['SANDBOX_PORT', '4000'],
  ['RATE_LIMIT_SCALE', '1000'],
  ['CODE_SECRET', production.SESSION_SECRET],
  ['CODE_SECRET', 'a'.repeat(40)],
])('[OPS-3] production refuses %s = %s', (name, value) => {
  expect(problemsOf({ ...production, [name as string]: value }).join()).toContain(name);
});

const remote = 'postgres://portal:x@db.zarban.example/zarban';
const s3 = { FILES_KEY: 'zarban', FILES_SECRET: 'a-file-secret' };

test.each([
  ['TRUSTED_PROXY', '0.0.0.0/0'],
  ['TRUSTED_PROXY', '::/0'],
  ['TRUSTED_PROXY', '10.0.0.1,128.0.0.0/1'],
  ['TRUSTED_PROXY', 'proxy.example'],
  ['DATABASE_URL', remote],
  ['DATABASE_URL', `${remote}?sslmode=disable`],
  ['DATABASE_URL', `${remote}?sslmode=no-verify`],
  ['DATABASE_URL', `${remote}?sslmode=require&uselibpqcompat=true`],
  ['DATABASE_URL', 'postgres://portal:x@127.0.0.1/zarban?host=db.zarban.example'],
  ['REDIS_URL', 'redis://redis.zarban.example:6379'],
  ['FILES_URL', 'http://files.zarban.example/zarban'],
  ['SMTP_URL', 'smtp://mail.zarban.example:587'],
  ['SMTP_URL', 'smtp://mail.zarban.example:587/?requireTLS=true&tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtps://mail.zarban.example/?tls.rejectUnauthorized=0'],
  ['SMTP_URL', 'smtp://mail.zarban.example:587/?requireTLS=true&ignoreTLS=true'],
  ['CLOCK_MAY_DIFFER', 'yes'],
  ...['KAVENEGAR_URL', 'ZARINPAL_URL', 'ZARINPAL_REFUND_URL', 'FILES_URL'].flatMap((name) =>
    ['127.1', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost.', '0.0.0.0', '2130706433'].map((host) => [name, `https://${host}/x`]),
  ),
  ...['127.1', '0x7f.1', '[::1]', 'localhost.', '0.0.0.0'].map((host) => ['SMTP_URL', `smtps://${host}`]),
])('[OPS-3: in the clear] production refuses %s = %s', (name, value) => {
  const problems = problemsOf({ ...production, ...s3, [name as string]: value });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([name]);
});

test.each([
  ['DATABASE_URL', `${remote}?sslmode=require`],
  ['DATABASE_URL', `${remote}?ssl=true`],
  ['DATABASE_URL', 'postgres://portal:x@127.0.0.1/zarban'],
  ['DATABASE_URL', 'postgres:///zarban?host=/var/run/postgresql'],
  ['REDIS_URL', 'rediss://redis.zarban.example:6379'],
  ['REDIS_URL', 'redis://localhost:6379'],
  ['FILES_URL', 'https://files.zarban.example/zarban'],
  ['SMTP_URL', 'smtp://mail.zarban.example:587/?requireTLS=true'],
  ['TRUSTED_PROXY', '10.0.0.0/8,fd00::/8'],
])('[OPS-3: in the clear] production takes %s = %s', (name, value) => {
  expect(problemsOf({ ...production, ...s3, [name as string]: value })).toEqual([]);
});

test('[OPS-3: in the clear] hosts that only our own network reaches may be spoken to in the clear, by name', () => {
  const inside = {
    ...production,
    ...s3,
    DATABASE_URL: 'postgres://portal:x@postgres/zarban',
    REDIS_URL: 'redis://redis:6379',
    FILES_URL: 'http://minio:9000/zarban',
  };
  expect(problemsOf({ ...inside, INTERNAL_HOSTS: 'postgres, redis, minio' })).toEqual([]);
  expect(problemsOf({ ...inside, INTERNAL_HOSTS: 'postgres,minio' }).map((problem) => problem.split(':')[0])).toEqual(['REDIS_URL']);
});

test('[OPS-3: proxies] who serves nobody needs no proxy', () => {
  expect(problemsOf({ ...production, TRUSTED_PROXY: undefined, PORTAL_ROLES: 'worker' })).toEqual([]);
  expect(problemsOf({ ...production, TRUSTED_PROXY: undefined, PORTAL_ROLES: 'admin' }).join()).toContain('TRUSTED_PROXY');
});

test('[OPS-3] a local set-up makes its secrets once, readable by its owner only', () => {
  const first = readConfig({ DATA_DIR });
  expect(readConfig({ DATA_DIR }).secrets).toEqual(first.secrets);
  expect(new Set(Object.values(first.secrets)).size).toBe(4);
  expect(statSync(path.join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('the addresses carry the port that was found', () => {
  const config = withPort(readConfig({ DATA_DIR, PORT: '0' }), 4123);
  expect(config.publicUrl).toBe('http://127.0.0.1:4123');
  expect(config.origins.has('http://localhost:4123')).toBe(true);
});
