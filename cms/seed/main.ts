import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from './seed';

/*
 * The first content, as a process of its own: `node --conditions=production build/server/seed.mjs`, which the start
 * calls once and `npm run seed` by hand. Reads DATABASE_URL, PAYLOAD_SECRET, DATA_DIR and PORTAL_ENV;
 * the accounts' passwords are written to DATA_DIR/accounts.json, readable by its owner only.
 */
const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, DATA_DIR: dataDir = '.data', PORTAL_ENV } = process.env;
if (!databaseUrl || !secret) throw new Error('DATABASE_URL and PAYLOAD_SECRET are needed');

const { accounts } = await seed({
  databaseUrl,
  secret,
  production: PORTAL_ENV === 'production',
  root: process.cwd(),
  keep: (made) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(dataDir, 'accounts.json'), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  },
  say: (line) => process.stdout.write(`${line}\n`),
});
if (accounts.length > 0) process.stdout.write(`${accounts.length} staff accounts: ${path.join(dataDir, 'accounts.json')}\n`);
process.exit(0);
