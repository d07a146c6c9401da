import { createHmac } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from './config';
import { startDatabase } from './database/start';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Prints the second factor's code of a staff account as their phone would show it; never in production. */
export async function staffCode(email: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (config.production) throw new Error('staff-code is not for PORTAL_ENV=production: the code is on the phone of its owner.');
  if (!email) throw new Error('Whose? npm run staff-code -- EMAIL');
  const database = config.env.DATABASE_URL ? { url: config.env.DATABASE_URL, stop: async () => {} } : await startDatabase({ dataDir: path.join(config.dataDir, 'database') });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ secret: string }>('SELECT f.secret FROM staff_factors f JOIN staff s ON s.id = f.staff_id WHERE s.email = $1', [email.toLowerCase()]);
    if (!rows[0]) throw new Error(`No staff account ${email} with a second factor is known here.`);
    process.stdout.write(`${totp(rows[0].secret, Date.now())}\n`);
  } finally {
    await client.end();
    await database.stop();
  }
}

/** RFC 6238 with SHA-1, six digits, thirty seconds, as authenticator apps take it. */
export function totp(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / STEP_SECONDS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash[hash.length - 1] ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text.toUpperCase().replace(/[\s=]/g, '')) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
