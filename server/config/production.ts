import type { Environment, Role } from './environment';
import { isThisMachine } from './hosts';
import { inTheClear } from './in-the-clear';
import { trustsStrangers } from './networks';

/** Errors of a production set-up: what it lacks or may not have; empty when it is safe to run. [OPS-3] */
export function unsafeForProduction(env: Environment, roles: readonly Role[] = env.PORTAL_ROLES): string[] {
  const needed = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SESSION_SECRET',
    'CODE_SECRET',
    'PAYLOAD_SECRET',
    'PAPER_KEY',
    'KAVENEGAR_API_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'ZARINPAL_MERCHANT_ID',
  ] as const;
  const problems: string[] = needed.filter((name) => env[name] === undefined).map((name) => `${name}: needed with PORTAL_ENV=production`);
  if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL: must be https with PORTAL_ENV=production');
  if (env.ORIGINS.some((origin) => !origin.startsWith('https:'))) problems.push('ORIGINS: must be https with PORTAL_ENV=production');
  for (const name of ['KAVENEGAR_URL', 'ZARINPAL_URL', 'ZARINPAL_REFUND_URL'] as const) {
    if (!env[name].startsWith('https:')) problems.push(`${name}: must be https with PORTAL_ENV=production`);
  }
  for (const name of ['KAVENEGAR_URL', 'ZARINPAL_URL', 'ZARINPAL_REFUND_URL', 'SMTP_URL', 'FILES_URL'] as const) {
    const address = env[name];
    if (address && isThisMachine(new URL(address).hostname)) problems.push(`${name}: a provider on this machine is not for PORTAL_ENV=production`);
  }
  problems.push(...inTheClear(env), ...proxyProblems(env, roles));
  if (env.CLOCK_MAY_DIFFER === 'yes') problems.push('CLOCK_MAY_DIFFER: is for tests, not for PORTAL_ENV=production');
  if (env.SANDBOX_PORT !== undefined) problems.push('SANDBOX_PORT: the sandbox gateway is not for PORTAL_ENV=production');
  if (env.RATE_LIMIT_SCALE > 10) problems.push('RATE_LIMIT_SCALE: above 10 the rate limits hold nothing back');
  const secrets = [env.SESSION_SECRET, env.CODE_SECRET, env.PAYLOAD_SECRET].filter((text) => text !== undefined);
  if (new Set(secrets).size !== secrets.length) problems.push('SESSION_SECRET, CODE_SECRET, PAYLOAD_SECRET: must differ from each other');
  if (secrets.some((text) => new Set(text).size < 10)) problems.push('SESSION_SECRET, CODE_SECRET, PAYLOAD_SECRET: must be random');
  return problems;
}

/** Behind https there is a proxy, since the portal speaks plain http; it has to be named, or all clients count as one. */
function proxyProblems(env: Environment, roles: readonly Role[]): string[] {
  if (env.TRUSTED_PROXY.some(trustsStrangers)) return ['TRUSTED_PROXY: names so many addresses that anybody could speak for anybody'];
  const serves = roles.includes('web') || roles.includes('admin');
  return serves && env.TRUSTED_PROXY.length === 0 ? ['TRUSTED_PROXY: needed behind https, or all clients look like one'] : [];
}
