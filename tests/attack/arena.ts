import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPortal } from '../portal';

import type { Arena } from './attack';

type Asked = Pick<Arena, 'say' | 'seed' | 'quick'> & { dataDir: string };
export type OpenArena = { of(name: string, over: AbortSignal): Arena; close(): Promise<void> };

/** Opens a portal with its own data for one lane of attacks; each attack gets random numbers that depend on the seed and its own name alone. */
export async function openArena({ say, seed, quick, dataDir }: Asked): Promise<OpenArena> {
  const portal = await startPortal({ dataDir, filled: true, env: { LOG_LEVEL: 'info' } });
  const db = openDatabase(dataDir);
  // These attacks buy faster than anybody may hold without paying; that brake is attacked by itself.
  await db.query(`insert into order_rules (most_of_variant, unpaid_a_day, unpaid_at_address) values (1000, 1000, 1000)`);
  return {
    of: (name, over) => ({ portal, db, say: (line) => say(`${name}: ${line}`), seed, quick, random: randomFrom(`${seed}:${name}`), over }),
    close: async () => {
      await db.end().catch(() => {});
      await portal.stop();
    },
  };
}

/** A few connections of the attacker's own into the portal's database, to prepare and to count. */
export function openDatabase(dataDir: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl(dataDir), max: 4, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  return pool;
}

/** Where a portal's embedded database answers. */
export function databaseUrl(dataDir: string): string {
  const { password, port } = JSON.parse(readFileSync(path.join(dataDir, 'database/owner.json'), 'utf8')) as { password: string; port: number };
  return `postgres://zarban:${password}@127.0.0.1:${port}/zarban`;
}

/** Random numbers seeded by a text (xmur3 and mulberry32). */
export function randomFrom(text: string): () => number {
  let hash = 1_779_033_703 ^ text.length;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 3_432_918_353);
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
