import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config';
import { environmentSchema } from '../../server/config/environment';
import { doorOf } from '../../server/gate/doors';
import { newPaperKey } from '../test-context';
import { END_WITHIN_MS } from '../../server/process/shutdown';

type Service = {
  image?: string;
  build?: string;
  pull_policy?: string;
  logging?: { options?: Record<string, string> };
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
  networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
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
  PAPER_KEY: newPaperKey(),
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

/** Fills in `${NAME:?}` and `${NAME:-default}` as compose does. */
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

/** Variables that the image sets itself, or that only a set-up on one machine has. */
const NOT_PASSED = new Set(['HOST', 'PORT', 'DATA_DIR', 'LOG_TO', 'SANDBOX_PORT', 'CLOCK_MAY_DIFFER']);

test.each(ours)('[OPS-2] %s gets every variable that the code reads', (_, { environment = {} }) => {
  const missing = Object.keys(environmentSchema.shape).filter((name) => !NOT_PASSED.has(name) && !(name in environment));
  expect(missing).toEqual([]);
  for (const name of ['HOST', 'PORT', 'DATA_DIR', 'LOG_TO']) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'));
});

test('[OPS-2] no address that Docker gives away can be the proxy’s', () => {
  const [{ subnet, ip_range: range } = { subnet: '', ip_range: '' }] = compose.networks.default.ipam.config;
  const holds = (network: string, address: string) => {
    const [first = '', bits] = network.split('/');
    const list = new net.BlockList();
    list.addSubnet(first, Number(bits));
    return list.check(address);
  };
  const proxy = services['proxy']?.networks?.default.ipv4_address ?? '';
  expect([holds(subnet, proxy), holds(range, proxy), holds(subnet, range.split('/')[0] ?? '')]).toEqual([true, false, true]);
});

test('[OPS-2] one image is built once and fetched from nowhere; every image is pinned to a version', () => {
  expect(Object.keys(services).filter((name) => services[name]?.build)).toEqual(['migrate']);
  expect(new Set(ours.map(([, service]) => `${service.image} ${service.pull_policy}`)).size).toBe(1);
  expect(ours[0]?.[1].pull_policy).toBe('never');
  const foreign = Object.values(services).filter((service) => !ours.some(([, own]) => own === service));
  for (const image of [...foreign.map((service) => service.image ?? ''), ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map((found) => found[1] ?? '')])
    expect(image).toMatch(/^[\w/-]+:(?:\d+\.\d+|RELEASE\.\d{4})[\w.-]*$/);
});

test.each(Object.keys(services))('[OPS-2] the lines of %s are turned over before they fill the disk', (name) => {
  expect(services[name]?.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
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
  const read = readFileSync('docker-compose.yml', 'utf8');
  const own = [...read.matchAll(/(?<!\$)\$\{(\w+)/g)].map((found) => found[1] ?? '');
  for (const name of [...Object.keys(environmentSchema.shape), ...own]) expect(page).toContain(`\`${name}\``);
  const named = [...(page.split('## Variables')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].flatMap((row) => row[1]?.match(/\w+/g) ?? []);
  expect(named.filter((name) => !(name in environmentSchema.shape) && !own.includes(name))).toEqual([]);
});
