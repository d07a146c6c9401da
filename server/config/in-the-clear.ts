import pg from 'pg';
import type { Environment } from './environment';
import { isThisMachine, plainHost } from './hosts';

/** Connections that would carry people's data or money where others can read it: each must be encrypted, on this machine, or to a host of INTERNAL_HOSTS. */
export function inTheClear(env: Environment): string[] {
  const near = (host: string) => isThisMachine(host) || env.INTERNAL_HOSTS.map(plainHost).includes(plainHost(host));
  const problems: string[] = [];
  if (env.DATABASE_URL && !isEncryptedDatabase(env.DATABASE_URL, near))
    problems.push('DATABASE_URL: a database elsewhere needs sslmode=verify-full, or its host in INTERNAL_HOSTS');
  if (env.REDIS_URL?.startsWith('redis:') && !near(new URL(env.REDIS_URL).hostname))
    problems.push('REDIS_URL: Redis elsewhere needs rediss://, or its host in INTERNAL_HOSTS');
  if (env.FILES_URL?.startsWith('http:') && !near(new URL(env.FILES_URL).hostname))
    problems.push('FILES_URL: a file store elsewhere needs https://, or its host in INTERNAL_HOSTS');
  if (env.SMTP_URL && !isEncryptedMail(new URL(env.SMTP_URL), near)) problems.push('SMTP_URL: needs smtps://, or smtp://…?requireTLS=true');
  return problems;
}

/** Asks the database driver what it would do, since parameters of the URL and PGSSLMODE may override each other. */
function isEncryptedDatabase(url: string, near: (host: string) => boolean): boolean {
  try {
    const client = new pg.Client({ connectionString: url }) as unknown as { host: string; ssl: boolean | { rejectUnauthorized?: boolean } };
    if (client.host.startsWith('/') || near(client.host)) return true;
    return typeof client.ssl === 'object' ? client.ssl.rejectUnauthorized !== false : client.ssl;
  } catch {
    return false;
  }
}

function isEncryptedMail(url: URL, near: (host: string) => boolean): boolean {
  const says = (name: string) => url.searchParams.get(name);
  if ((says('tls.rejectUnauthorized') ?? 'true') !== 'true' || (says('ignoreTLS') ?? 'false') !== 'false') return false;
  return url.protocol === 'smtps:' || says('requireTLS') === 'true' || near(url.hostname);
}
