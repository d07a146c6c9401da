import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextTryClock } from '#domain/inquiries/clocks';
import { promiseQueues, type PromiseKind } from '#domain/work/promises';
import { collectionOf, workCollections, type WorkCollection } from '#domain/work/queues';
import { lifeCycles } from '#server/migrate/life-cycles';
import type { Ctx } from '#services/context';
import { openDeadline } from '#services/deadlines/open';
import { customerPage } from '#services/staff/customer-page';
import { findAll } from '#services/staff/find/find';
import { deskList, deskLists } from '#services/staff/lists/desk-list';
import { workDue } from '#services/work/due';
import { workTables } from '#services/work/subject';
import { buyer, openShop, order, type Shop } from '../shop';
import { putInState } from '../put-in-state';
import { testContext } from '../test-context';

type Noun = {
  /** Makes one of the customer's, with the code, and gives its id. */
  make: (user: number, code: string) => Promise<number>;
  /** Its code; none where it has no name of its own and stands with its customer and its product. */
  code: string | null;
  /** How promises call it; none where its due time moves with its state alone. */
  subject: string | null;
};

let shop: Shop;
let staff: Ctx;
let user: number;
const one = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const device = () => one(`select id from devices`);

/** One of each list that staff work on: a new list does not compile until it is tried here. */
const nouns: Readonly<Record<WorkCollection, Noun>> = {
  orders: {
    code: 'ZR-NOUN222',
    subject: null,
    make: async (_user, code) => {
      const id = await one(`select id from orders`);
      await putInState(shop.database.pool, `update orders set state = 'queued', due_at = now(), code = $2 where id = $1`, [id, code]);
      return id;
    },
  },
  'warranty-tickets': {
    code: 'ZT-NOUN222',
    subject: null,
    make: async (id, code) =>
      one(
        `insert into warranty_tickets (code, kind, state, state_since, due_at, device_id, user_id, lang, province, city) values ($1, 'guarantee', 'sent', now(), now(), $2, $3, 'fa', 'tehran', 'tehran') returning id`,
        [code, await device(), id],
      ),
  },
  'device-claims': {
    code: 'ZD-NOUN222',
    subject: 'claim',
    make: async (id, code) =>
      one(
        `insert into device_claims (code, state, state_since, serial, device_id, user_id, lang, order_id, purchased_on) select $1, 'waiting', now(), 'NS1041277302', $2, $3, 'fa', min(id), '2026-11-19' from orders returning id`,
        [code, await device(), id],
      ),
  },
  inquiries: {
    code: 'ZQ-NOUN222',
    subject: 'inquiry',
    make: (id, code) =>
      one(`insert into inquiries (code, kind, state, state_since, lang, user_id) values ($1, 'call', 'new', now(), 'fa', $2) returning id`, [code, id]),
  },
  reviews: {
    code: null,
    subject: 'review',
    make: (id) =>
      one(
        `insert into reviews (state, state_since, due_at, lang, user_id, product_id, rating, body, shown_name, written_at, order_line)
         select 'waiting', now(), now(), 'fa', $1, min(id), 5, 'خوب است.', 'آوین', now(), 1 from products returning id`,
        [id],
      ),
  },
};
const ids = new Map<WorkCollection, number>();

beforeAll(async () => {
  shop = await openShop();
  staff = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'آوا', roles: ['administrator'] } });
  const ctx = await buyer(shop, 7);
  user = ctx.actor.kind === 'user' ? ctx.actor.userId : 0;
  const bought = await order(shop, ctx);
  await shop.database.pool.query(
    `insert into devices (serial, variant_id, state, user_id, order_id, unit_no, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     values ('NS1041277302', $1, 'active', $2, $3, 1, '2026-11-20', '2026-11-19', '2027-11-19', '2031-11-19', now())`,
    [shop.unit.variantId, user, bought.orderId],
  );
  for (const collection of workCollections) ids.set(collection, await nouns[collection].make(user, nouns[collection].code ?? ''));
});
afterAll(() => shop.stop());

test.each(workCollections)(
  '[ADM-3: no noun is forgotten] %s: found by its code, in a list by key, on its customer’s page and on the desk',
  async (collection) => {
    const id = ids.get(collection) ?? 0;
    const { code } = nouns[collection];
    if (code !== null) {
      const { orders, lists } = await findAll(staff, code.toLowerCase());
      expect([...orders.rows, ...lists.filter(({ list }) => list === collection).flatMap(({ rows }) => rows)].map((row) => row.id)).toEqual([id]);
    }
    if (collection !== 'orders' && code !== null) {
      const list = deskLists.find((one) => one === collection);
      if (!list) throw new Error(`${collection} has no list of the desk`);
      expect((await deskList(staff, list, { show: 'open', search: '' })).rows.map((row) => row.id)).toContain(id);
    }
    const page = await customerPage(staff, user);
    expect([...(page?.orders.map((row) => `orders/${row.id}`) ?? []), ...(page?.work.map((row) => `${row.collection}/${row.id}`) ?? [])]).toContain(
      `${collection}/${id}`,
    );
    const { spans } = await workDue(staff, {});
    expect(spans.flatMap(({ items }) => items.map((item) => `${item.collection}/${item.id}`))).toContain(`${collection}/${id}`);
  },
);

test.each(workCollections)('[ADM-3: no noun is forgotten] %s: its life is guarded, and it is due when its first open promise is', async (collection) => {
  expect(lifeCycles.map(({ table }) => table)).toContain(workTables[collection]);
  const id = ids.get(collection) ?? 0;
  const { subject } = nouns[collection];
  if (subject === null) {
    expect((await shop.database.pool.query(`select 1 from ${workTables[collection]} where id = $1 and due_at is not null`, [id])).rowCount).toBe(1);
    return;
  }
  const [kind] = Object.entries(promiseQueues).find(([, queue]) => queue !== null && collectionOf[queue] === collection) ?? [];
  const { dueAt } = await openDeadline(shop.rt.db, {
    kind: kind as PromiseKind,
    subject: `${subject}:${id}`,
    clock: nextTryClock,
    startsAt: new Date(),
    holidays: new Set(),
  });
  const { rows } = await shop.database.pool.query<{ due_at: Date }>(`select due_at from ${workTables[collection]} where id = $1`, [id]);
  expect(rows[0]?.due_at).toEqual(dueAt);
});
