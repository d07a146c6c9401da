import { staffRoles } from '#domain/accounts/roles';
import { clockContext } from '#services/clock-context';
import { makeArticle } from '../../article';
import { openShop, type Shop } from '../../shop';
import { seedTopic } from '../../questions';
import { testContext } from '../../test-context';
import type { Person } from './deed';

export type World = {
  shop: Shop;
  random: () => number;
  buyers: readonly Person[];
  /** One of the buyers, who comes to others as a verified provider. */
  provider: Person;
  /** One of the buyers, who is a verified doctor. */
  doctor: Person;
  everybody: readonly Person[];
  clock: Person;
  rows<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  one<T>(of: readonly T[]): T;
  chance(part: number): boolean;
  /** Moves the clock on. */
  pass(minutes: number): void;
};

const BUYERS = 6;
const SHELF = 100_000;
const DEVICES = 8;
/** A code that expires during the walk. */
export const WALK_CODE = 'SARV';
/** An article that is written about. */
export const WALK_ARTICLE = 'home-pressure';

/** A shop of its own with a few buyers, a guest, one person of every staff role, and the clock. */
export async function openWorld(server: string, random: () => number): Promise<World> {
  const shop = await openShop({ server });
  const { pool } = shop.database;
  await pool.query('update stock set available = $1', [SHELF]);
  await pool.query(`insert into products_locales (title, summary, _locale, _parent_id) select 'گوشی NS1', 'خلاصه', 'fa', id from products where slug = 'ns1'`);
  await pool.query(`insert into sales_channels (kind, province, active) values ('dealer', 'tehran', true)`);
  await pool.query(`insert into devices (serial, variant_id, state) select 'NS25' || lpad(n::text, 8, '0'), $1, 'made' from generate_series(1, $2::int) n`, [
    shop.unit.variantId,
    DEVICES,
  ]);
  await pool.query(`insert into order_rules (most_of_variant, unpaid_a_day, unpaid_at_address) values (30, 40, 3)`);
  await pool.query(`insert into discount_codes (code, kind, value, uses_limit) values ($1, 'amount', 100000, 20)`, [WALK_CODE]);
  const asStaff = staffRoles.map((role, at): Person => {
    const actor = { kind: 'staff' as const, staffId: at + 1, name: role, roles: [role] };
    return { name: role, as: [role, 'staff', 'desk'], ctx: () => testContext(shop.rt, { actor }) };
  });
  const buyers: Person[] = [];
  for (let at = 1; at <= BUYERS; at += 1) {
    const phone = `0912${String(at).padStart(7, '0')}`;
    const { rows } = await pool.query<{ id: number }>(`insert into users (phone, first_name, last_name) values ($1, 'آوین', 'کهن‌سار') returning id`, [phone]);
    const userId = rows[0]?.id ?? 0;
    const ip = () => `10.${at}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`;
    const actor = { kind: 'user' as const, userId, sessionId: `s${at}` };
    buyers.push({
      name: `buyer ${at}`,
      as: ['buyer', 'member', 'leader', 'owner', 'writer', 'requester', 'asker'],
      userId,
      phone,
      ctx: () => testContext(shop.rt, { actor, ip: ip() }),
    });
  }
  const [first, , third] = buyers;
  if (!first || !third) throw new Error('nobody');
  const role = { kind: 'user' as const, userId: first.userId ?? 0, sessionId: 's1', roles: ['service-provider' as const], twoSteps: true };
  // One of them comes to others: a verified provider.
  const provider: Person = { ...first, name: 'provider', as: [...first.as, 'provider'], ctx: () => testContext(shop.rt, { actor: role, ip: '10.1.0.1' }) };
  const answers = { kind: 'user' as const, userId: third.userId ?? 0, sessionId: 's3', roles: ['doctor' as const], twoSteps: true };
  const doctor: Person = { ...third, name: 'doctor', ctx: () => testContext(shop.rt, { actor: answers, ip: '10.3.0.1' }) };
  await seedTopic(shop);
  await pool.query(
    `insert into account_roles (kind, state, state_since, user_id, number, level, updated_at, created_at) values ('doctor', 'applied', now(), $1, '12345', 'general', now(), now())`,
    [third.userId],
  );
  await pool.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at) values ('service-provider', 'applied', now(), $1, 'N-1', 'therapist', now(), now())`,
    [buyers[0]?.userId],
  );
  await pool.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at) values ('service-provider', 'applied', now(), $1, 'D-1', 'depot', now(), now())`,
    [buyers[1]?.userId],
  );
  await pool.query(`update account_roles set state = 'verified'`);
  await pool.query(`insert into rental_units (serial, item) select 'W-' || n, 'wheelchair' from generate_series(1, 20) n`);
  await makeArticle(pool, WALK_ARTICLE);
  const guest: Person = { name: 'guest', as: [], ctx: () => testContext(shop.rt, { ip: `10.9.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}` }) };
  const clock: Person = { name: 'clock', as: ['clock'], ctx: () => clockContext(shop.rt, 'walk') };
  return {
    shop,
    random,
    buyers,
    provider,
    doctor,
    everybody: [...buyers, provider, doctor, guest, ...asStaff],
    clock,
    rows: async (text, values = []) => (await pool.query(text, values)).rows as never[],
    one: (of) => of[Math.floor(random() * of.length)] as (typeof of)[number],
    chance: (part) => random() < part,
    pass: (minutes) => shop.at(new Date(shop.rt.clock().getTime() + minutes * 60_000)),
  };
}

/** One row of these at random; none when there is none. */
export async function oneRow<T extends object>(world: World, text: string, values: unknown[] = []): Promise<T | undefined> {
  return world.one(await world.rows<T>(text, values));
}
