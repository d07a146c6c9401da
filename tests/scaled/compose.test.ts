import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config';
import { environmentSchema } from '../../server/config/environment';
import { doorOf } from '../../server/gate/doors';
import { END_WITHIN_MS } from '../../server/process/shutdown';

type Service = {
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number };
  stop_grace_period?: string;
  networks?: { default: { ipv4_address: string } };
};
const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  configs: { caddyfile: { content: string } };
};
const dockerfile = readFileSync('Dockerfile', 'utf8');
const caddyfile = compose.configs.caddyfile.content;
const { services } = compose;
const ours = Object.entries(services).filter(([, service]) => service.environment?.['PORTAL_ROLES']);

const random = (salt: number) => Array.from({ length: 40 }, (_, i) => 'abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNP0123456789'[(i * 7 + salt * 11) % 50]).join('');
const given: Record<string, string> = {
  PUBLIC_URL: 'https://zarban.example',
  SESSION_SECRET: random(1),
  CODE_SECRET: random(2),
  PAYLOAD_SECRET: random(3),
  METRICS_TOKEN: random(4),
  KAVENEGAR_API_KEY: '6B2F4A7C1D9E',
  SMTP_URL: 'smtps://mail.zarban.example',
  MAIL_FROM: 'portal@zarban.example',
  ZARINPAL_MERCHANT_ID: '3f1c9a52-7b64-4e0d-9c1a-2d5e8f7a6b43',
  DATABASE_PASSWORD: 'one',
  REDIS_PASSWORD: 'two',
  FILES_KEY: 'zarban',
  FILES_SECRET: 'a-file-secret',
};

/** What compose makes of `${NAME:?}` and `${NAME:-default}`. */
function filled(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, key: string, kind: string, rest: string) => given[key] ?? (kind === '-' ? rest : `missing ${key}`)),
    ]),
  );
}

test('[OPS-2] the scaled set-up has database, queue, several web and worker processes, admin, object storage, proxy and a migrate step', () => {
  expect(Object.keys(services).sort()).toEqual(['admin', 'migrate', 'minio', 'postgres', 'proxy', 'redis', 'web', 'worker']);
  expect(ours.map(([name, service]) => [name, service.environment?.['PORTAL_ROLES']])).toEqual([
    ['migrate', 'migrate'],
    ['web', 'web'],
    ['worker', 'worker'],
    ['admin', 'admin'],
  ]);
  expect(services['web']?.deploy?.replicas).toBeGreaterThan(1);
  expect(services['worker']?.deploy?.replicas).toBeGreaterThan(1);
});

test.each(ours)('[OPS-2] %s starts with the variables that the code reads, safe for production', (_, { environment = {} }) => {
  for (const name of Object.keys(environment)) expect(Object.keys(environmentSchema.shape)).toContain(name);
  expect(() => readConfig(filled(environment))).not.toThrow();
});

test.each(ours.filter(([name]) => name !== 'migrate'))(
  '[OPS-2] %s is asked whether it is ready, waits for the migration and has time to drain',
  (_, service) => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    const asked = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(service.healthcheck?.test?.join(' ') ?? '');
    expect([asked?.[1], asked?.[2]]).toEqual([port, '/readyz']);
    expect(doorOf('/readyz')).toBe('probe');
    expect(service.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(END_WITHIN_MS);
  },
);

test('[OPS-2] the image runs a file that is there, and the proxy is the one that is trusted', () => {
  const file = /"(server\/[^"]+)"\]/.exec(dockerfile)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  expect(dockerfile).toContain('--conditions=production');
  expect(services['web']?.environment?.['TRUSTED_PROXY']).toBe(services['proxy']?.networks?.default.ipv4_address);
});

test('[OPS-2] the proxy keeps the staff’s doors and the metrics from the public', () => {
  const staff = /@staff path (.+)/.exec(caddyfile)?.[1]?.split(' ') ?? [];
  expect(new Set(staff.map((path) => doorOf(path.replace('*', 'x'))))).toEqual(new Set(['admin', 'admin-api', 'operations']));
  for (const door of ['/admin', '/admin/x', '/cms-api/x', '/_next/x', '/operations', '/operations/x'])
    expect(staff.some((path) => new RegExp(`^${path.replace('*', '.*')}$`).test(door))).toBe(true);
  expect(caddyfile).toMatch(/@metrics path .*\/metrics/);
});

test('[OPS-2] the order of a change without downtime is written down', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  for (const word of ['add', 'backfill', 'switch', 'drop', 'migrate', '/readyz', 'docker compose']) expect(page).toContain(word);
  for (const name of Object.keys(environmentSchema.shape)) expect(page).toContain(`\`${name}\``);
});
