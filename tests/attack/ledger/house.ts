import { rmSync } from 'node:fs';
import pg from 'pg';
import { startDatabase } from '../../../server/database/start';
import type { Database } from '../../../server/database/start';
import { migrate } from '#server/migrate/run';
import { seed } from '../../shop';
import { fastFolder } from '../../fast-folder';

/** Somebody with a wallet, and the unit that they buy. */
export type Person = { id: number; phone: string; addressId: number; variantId: number; priceToman: number };
/** A database that is killed and restarted at the same address. */
export type House = {
  url: string;
  pool(): pg.Pool;
  /** Resolves when the database is up. */
  up(): Promise<void>;
  /** When it was last restarted. */
  back(): number;
  kill(): Promise<void>;
  close(): Promise<void>;
};

const PIECES = 10_000_000;
const START_AGAIN_MS = 30;

export async function openHouse(): Promise<House> {
  const dataDir = fastFolder('zarban-ledger-');
  let database: Database = await startDatabase({ dataDir });
  const { url } = database;
  await migrate(url);
  const open = () => {
    const made = new pg.Pool({ connectionString: url, max: 4 });
    made.on('error', () => {});
    return made;
  };
  let pool = open();
  await seed({ pool });
  // A thousand orders of one person that end unpaid in a day are what this attack is made of; that brake is attacked by itself.
  await pool.query('delete from order_rules');
  await pool.query('insert into order_rules (most_of_variant, unpaid_a_day, unpaid_at_address) values (1000, 1000000, 1000000)');
  let standing = Promise.resolve();
  let back = Date.now();

  async function again(): Promise<void> {
    for (;;) {
      const started = await startDatabase({ dataDir }).catch(() => undefined);
      if (started?.url === url) database = started;
      if (started?.url === url) break;
      await started?.stop();
      await new Promise((resolve) => setTimeout(resolve, START_AGAIN_MS));
    }
    pool = open();
    back = Date.now();
  }
  return {
    url,
    pool: () => pool,
    up: () => standing,
    back: () => back,
    kill: () => {
      process.kill(database.pid, 'SIGKILL');
      const old = pool;
      standing = database.ended.then(again);
      void old.end().catch(() => {});
      return standing;
    },
    close: async () => {
      await pool.end().catch(() => {});
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** People with an account, an address and a cart; each buys a unit of their own, of which there is enough. */
export async function settlePeople(db: pg.Pool, count: number, priceToman: (at: number) => number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const phone = `0935${String(at).padStart(7, '0')}`;
    const price = priceToman(at);
    const { rows } = await db.query<{ id: number; address: number; variant: number }>(
      `with person as (insert into users (phone, first_name, last_name) values ($1, 'آوین', 'کهن‌سار') returning id),
         home as (insert into addresses (user_id, receiver_name, receiver_phone, country, province, city, full_address, unit, plate, postal_code)
           select id, 'آوین کهن‌سار', $1, 'IR', 'tehran', 'tehran', 'خیابان نمونه، کوچه‌ی سرو', '3', '12', (1000000000 + id)::text from person returning id),
         unit as (insert into variants (sku, product_id, price_toman, line_limit) select 'ATTACK-' || $1, id, $2, 99 from products where slug = 'nb1' returning id)
       select person.id, home.id as address, unit.id as variant from person, home, unit`,
      [phone, price],
    );
    const [row] = rows;
    if (!row) throw new Error('nobody was made');
    await db.query(`insert into stock (variant_id, available) values ($1, $2)`, [row.variant, PIECES]);
    await db.query(`insert into carts (user_id) values ($1)`, [row.id]);
    people.push({ id: row.id, phone, addressId: row.address, variantId: row.variant, priceToman: price });
  }
  return people;
}
