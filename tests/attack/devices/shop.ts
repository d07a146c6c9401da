import { databaseUrl } from '../arena';
import type { Arena } from '../attack';
import { openShop, type Shop } from '../../warranty';

/** Runs work in a shop of its own on the arena's database server. */
export async function inShop(arena: Arena, work: (shop: Shop) => Promise<string>): Promise<string> {
  const shop = await openShop({ server: databaseUrl(arena.portal.dataDir) });
  try {
    await shop.database.pool.query('update stock set available = 100000');
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Throws with both values unless they are equal. */
export function holds(what: string, is: unknown, has: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(has)) throw new Error(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(has)}`);
}
