import path from 'node:path';
import type { Settings } from '#services/runtime';
import { ConfigError, readEnvironment } from './config/environment';
import type { Environment, Role } from './config/environment';
import { isLoopback } from './config/hosts';
import { unsafeForProduction } from './config/production';
import { localSecrets } from './config/secrets';

export type Config = {
  env: Environment;
  roles: Role[];
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  https: boolean;
  /** Whether clients connect directly: a trusted proxy may not always say who is behind it. */
  direct: boolean;
  publicUrl: string;
  /** Origins whose forms are accepted, and the host names that we answer to. */
  origins: Set<string>;
  hosts: Set<string>;
  secrets: Settings['secrets'] & { paper: string };
};

/** The validated set-up; everything wrong is said at once. [OPS-3] */
export function readConfig(source: Record<string, string | undefined>, roles?: Role[]): Config {
  const env = readEnvironment(source);
  const production = env.PORTAL_ENV === 'production';
  const problems = production ? unsafeForProduction(env, roles) : [];
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = path.resolve(env.DATA_DIR);
  const own = production ? undefined : localSecrets(dataDir);
  const publicUrl = (env.PUBLIC_URL ?? `http://${shownHost(env.HOST)}:${env.PORT}`).replace(/\/$/, '');
  return {
    env,
    roles: roles ?? env.PORTAL_ROLES,
    production,
    host: env.HOST,
    port: env.PORT,
    dataDir,
    https: publicUrl.startsWith('https:'),
    direct: !production && env.TRUSTED_PROXY.length === 0 && isLoopback(new URL(publicUrl).hostname) && !publicUrl.startsWith('https:'),
    ...reach(env, publicUrl, env.PORT),
    publicUrl,
    secrets: {
      session: env.SESSION_SECRET ?? own?.session ?? '',
      code: env.CODE_SECRET ?? own?.code ?? '',
      payload: env.PAYLOAD_SECRET ?? own?.payload ?? '',
      paper: env.PAPER_KEY ?? own?.paper ?? '',
    },
  };
}

/** Once the port is known (PORT=0 takes a free one), the addresses that carry it. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.env.PUBLIC_URL ? config.publicUrl : `http://${shownHost(config.host)}:${port}`;
  return { ...config, port, publicUrl, ...reach(config.env, publicUrl, port) };
}

/** What services may know of the set-up. */
export function settingsOf(config: Config, sandboxUrl: string | undefined): Settings {
  const { env } = config;
  return {
    production: config.production,
    outboxPage: config.direct && isLoopback(config.host),
    publicUrl: config.publicUrl,
    secrets: config.secrets,
    ...(config.secrets.paper ? { papers: { key: config.secrets.paper, old: env.PAPER_OLD_KEYS } } : {}),
    sms: env.KAVENEGAR_API_KEY ? { provider: 'kavenegar', url: env.KAVENEGAR_URL, apiKey: env.KAVENEGAR_API_KEY } : { provider: 'outbox' },
    mail: env.SMTP_URL && env.MAIL_FROM ? { provider: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM } : { provider: 'outbox' },
    ...gatewaysOf(env, sandboxUrl),
    files:
      env.FILES_URL && env.FILES_KEY && env.FILES_SECRET
        ? { store: 's3', url: env.FILES_URL, key: env.FILES_KEY, secret: env.FILES_SECRET }
        : { store: 'folder', folder: path.join(config.dataDir, 'files') },
    ...(env.TILES_URL ? { tilesUrl: env.TILES_URL } : {}),
    ...(env.REDIS_URL ? { redisUrl: env.REDIS_URL } : {}),
  };
}

const SANDBOX_MERCHANT = '00000000-0000-4000-8000-000000000000';
const SANDBOX_WALLET_MERCHANT = '00000000-0000-4000-8000-000000000001';

/** The gateway of orders, and the other provider by which credit can be added to the wallet. [ORD-4, WAL-2] */
function gatewaysOf(env: Environment, sandboxUrl = ''): Pick<Settings, 'payment' | 'walletPayment'> {
  if (!env.ZARINPAL_MERCHANT_ID) {
    return {
      payment: { provider: 'sandbox', url: sandboxUrl, merchantId: SANDBOX_MERCHANT },
      walletPayment: { provider: 'sandbox-wallet', url: sandboxUrl, merchantId: SANDBOX_WALLET_MERCHANT },
    };
  }
  const url = env.ZARINPAL_URL.replace(/\/$/, '');
  const { ZARINPAL_ACCESS_TOKEN: token, ZARINPAL_TERMINAL_ID: terminalId, ZARINPAL_REFUND_URL, WALLET_MERCHANT_ID } = env;
  const refunds = token && terminalId ? { refunds: { url: ZARINPAL_REFUND_URL, token, terminalId } } : {};
  return {
    payment: { provider: 'zarinpal', url, merchantId: env.ZARINPAL_MERCHANT_ID, ...refunds },
    ...(WALLET_MERCHANT_ID ? { walletPayment: { provider: 'zarinpal-wallet', url, merchantId: WALLET_MERCHANT_ID } } : {}),
  };
}

function reach(env: Environment, publicUrl: string, port: number): Pick<Config, 'origins' | 'hosts'> {
  const loopback = env.PORTAL_ENV === 'production' ? [] : ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${port}`);
  const origins = new Set([publicUrl, ...env.ORIGINS, ...loopback].map((address) => new URL(address).origin));
  return { origins, hosts: new Set([...origins].map((origin) => new URL(origin).host)) };
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
