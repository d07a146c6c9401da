import { z } from 'zod';
import { readNetwork } from './networks';
import { isPaperKey } from './paper-key';

const ROLES = ['web', 'admin', 'worker', 'migrate'] as const;
export type Role = (typeof ROLES)[number];

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const secret = z.string().min(32, 'needs at least 32 characters');
const url = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address: ${schemes.map((scheme) => `${scheme}://…`).join(' or ')}`,
    );
const whole = (least: number, most: number) => z.coerce.number('must be a whole number').int('must be a whole number').min(least).max(most);

/** Every variable that the portal reads, with its form; an empty one counts as absent. */
export const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  PORTAL_ENV: z.enum(['local', 'production']).default('local'),
  PORTAL_ROLES: list.pipe(z.array(z.enum(ROLES)).min(1)).default(['web', 'admin', 'worker']),
  PUBLIC_URL: url('http', 'https').optional(),
  ORIGINS: list.pipe(z.array(url('http', 'https'))).default([]),
  TRUSTED_PROXY: list.refine((names) => names.every(readNetwork), 'must be addresses or networks as 10.0.0.0/8').default([]),
  INTERNAL_HOSTS: list.default([]),
  CLOCK_MAY_DIFFER: z.enum(['yes', 'no']).default('no'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  REDIS_URL: url('redis', 'rediss').optional(),
  FILES_URL: url('http', 'https').optional(),
  FILES_KEY: z.string().min(3).optional(),
  FILES_SECRET: z.string().min(8).optional(),
  SESSION_SECRET: secret.optional(),
  CODE_SECRET: secret.optional(),
  PAYLOAD_SECRET: secret.optional(),
  PAPER_KEY: z.string().refine(isPaperKey, 'must be a private key on P-256 (PKCS #8, base64)').optional(),
  PAPER_OLD_KEYS: list.pipe(z.array(z.string().regex(/^[\w-]{87}$/, 'must be public keys in base64url'))).default([]),
  KAVENEGAR_API_KEY: z.string().min(8).optional(),
  KAVENEGAR_URL: url('http', 'https').default('https://api.kavenegar.com'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  ZARINPAL_MERCHANT_ID: z.uuid().optional(),
  ZARINPAL_URL: url('http', 'https').default('https://payment.zarinpal.com'),
  ZARINPAL_ACCESS_TOKEN: z.string().min(8).optional(),
  ZARINPAL_TERMINAL_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  ZARINPAL_REFUND_URL: url('http', 'https').default('https://next.zarinpal.com/api/v4/graphql/'),
  WALLET_MERCHANT_ID: z.uuid().optional(),
  TILES_URL: url('http', 'https').optional(),
  SANDBOX_PORT: whole(0, 65_535).optional(),
  METRICS_TOKEN: secret.optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  LOG_TO: z.enum(['file', 'stdout']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
});

export type Environment = z.output<typeof environmentSchema>;

/** A set-up that cannot run, with every reason at once; values are never repeated, since they may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads the environment or says what is wrong with it. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.keys(environmentSchema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.map((issue) => `${issue.path[0] as string}: ${issue.message}`));
  const { FILES_URL, FILES_KEY, FILES_SECRET } = read.data;
  if (FILES_URL && !(FILES_KEY && FILES_SECRET)) throw new ConfigError(['FILES_URL: needs FILES_KEY and FILES_SECRET beside it']);
  const { ZARINPAL_ACCESS_TOKEN, ZARINPAL_TERMINAL_ID } = read.data;
  if (Boolean(ZARINPAL_ACCESS_TOKEN) !== Boolean(ZARINPAL_TERMINAL_ID))
    throw new ConfigError(['ZARINPAL_ACCESS_TOKEN: needs ZARINPAL_TERMINAL_ID, and it the token']);
  return read.data;
}
