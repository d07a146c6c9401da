import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A staff account that the seed made; its password exists in this file alone. */
export type Account = { email: string; password: string; name?: string; roles?: string[] };

/** The seeded accounts, as lines for the screen. */
export function accountLines(dataDir: string): string[] {
  const file = path.join(dataDir, 'accounts.json');
  if (!existsSync(file)) return [];
  const read = JSON.parse(readFileSync(file, 'utf8')) as Account[] | { staff?: Account[] };
  const accounts = Array.isArray(read) ? read : (read.staff ?? []);
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  return accounts.map(({ email, password, roles }) => `  ${email.padEnd(width)}  ${password}  ${(roles ?? []).join(', ')}`);
}
