import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextTryClock } from '#domain/inquiries/clocks';
import {
  nounIn,
  nounNames,
  nounOf,
  nouns,
  promiseKinds,
  promiseQueue,
  collectionOf,
  statesOf,
  statesOfThat,
  subjectOf,
  workCollections,
  type NounName,
  type WorkCollection,
} from '#domain/work/nouns';
import { clockContext } from '#services/clock-context';
import type { Ctx } from '#services/context';
import { openDeadline } from '#services/deadlines/open';
import type { Warning } from '#services/deadlines/warnings';
import { customerPage } from '#services/staff/customer-page';
import { findAll } from '#services/staff/find/find';
import { deskList, deskLists } from '#services/staff/lists/desk-list';
import { workDue } from '#services/work/due';
import { warnOfDeadline } from '#services/work/warn';
import { makeArticle } from '../article';
import { buyer, openShop, order, type Shop } from '../shop';
import { putInState } from '../put-in-state';
import { testContext } from '../test-context';

type Sample = {
  /** Makes one for a customer, with this code; gives its id. */
  make: (user: number, code: string) => Promise<number>;
  /** Its code; null where it has none and is listed with its customer and its product. */
  code: string | null;
};

let shop: Shop;
let staff: Ctx;
let user: number;
const one = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const device = () => one(`select id from devices`);

/** One of each list that staff work on: a new list does not compile until it is tried here. */
const samples: Readonly<Record<WorkCollection, Sample>> = {
  orders: {
    code: 'ZR-NOUN222',
    make: async (_user, code) => {
      const id = await one(`select id from orders`);
      await putInState(shop.database.pool, `update orders set state = 'queued', due_at = now(), code = $2 where id = $1`, [id, code]);
      return id;
    },
  },
  'warranty-tickets': {
    code: 'ZT-NOUN222',
    make: async (id, code) =>
      one(
        `insert into warranty_tickets (code, kind, state, state_since, due_at, device_id, user_id, lang, province, city) values ($1, 'guarantee', 'sent', now(), now(), $2, $3, 'fa', 'tehran', 'tehran') returning id`,
        [code, await device(), id],
      ),
  },
  'device-claims': {
    code: 'ZD-NOUN222',
    make: async (id, code) =>
      one(
        `insert into device_claims (code, state, state_since, serial, device_id, user_id, lang, order_id, purchased_on) select $1, 'waiting', now(), 'NS1041277302', $2, $3, 'fa', min(id), '2026-11-19' from orders returning id`,
        [code, await device(), id],
      ),
  },
  'service-requests': {
    code: 'ZS-NOUN222',
    make: (id, code) =>
      one(
        `insert into service_requests (code, "group", service, state, state_since, lang, user_id) values ($1, 'care', 'nurse', 'not-checked', now(), 'fa', $2) returning id`,
        [code, id],
      ),
  },
  inquiries: {
    code: 'ZQ-NOUN222',
    make: (id, code) =>
      one(`insert into inquiries (code, kind, state, state_since, lang, user_id) values ($1, 'call', 'new', now(), 'fa', $2) returning id`, [code, id]),
  },
  questions: {
    code: null,
    make: (id) =>
      one(
        `insert into questions (code, title, body, state, state_since, asked_at, lang, user_id) values ('ZP-NOUN222', 'پرسش', 'شرح', 'waiting', now(), now(), 'fa', $1) returning id`,
        [id],
      ),
  },
  answers: {
    code: null,
    make: (id) =>
      one(
        `insert into answers (question_id, body, state, state_since, written_at, lang, user_id) select max(id), 'پاسخ', 'waiting', now(), now(), 'fa', $1 from questions returning id`,
        [id],
      ),
  },
  reviews: {
    code: null,
    make: (id) =>
      one(
        `insert into reviews (state, state_since, due_at, lang, user_id, product_id, rating, body, shown_name, written_at, order_line)
         select 'waiting', now(), now(), 'fa', $1, min(id), 5, 'خوب است.', 'آوین', now(), 1 from products returning id`,
        [id],
      ),
  },
  comments: {
    code: null,
    make: async (id) => {
      const { post } = await makeArticle(shop.database.pool, 'noun');
      return one(
        `insert into comments (state, state_since, due_at, lang, user_id, post_id, body, shown_name, written_at)
         values ('waiting', now(), now(), 'fa', $1, $2, 'سودمند بود.', 'آوین', now()) returning id`,
        [id, post],
      );
    },
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
  for (const collection of workCollections) ids.set(collection, await samples[collection].make(user, samples[collection].code ?? ''));
});
afterAll(() => shop.stop());

test.each(workCollections)(
  '[ADM-3: no noun is forgotten] %s: found by its code, in a list by key, on its customer’s page and on the desk',
  async (collection) => {
    const id = ids.get(collection) ?? 0;
    const { code } = samples[collection];
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

test.each(workCollections)(
  '[ADM-3, JOB-1: no noun is forgotten] %s: it is due when its first open promise is, and warns when that is over',
  async (collection) => {
    const id = ids.get(collection) ?? 0;
    const noun = nounIn(collection);
    const kind = promiseKinds.find((one) => {
      const queue = promiseQueue(one);
      return queue !== null && collectionOf(queue) === collection;
    });
    if (!kind) throw new Error(`${collection} promises nothing`);
    const { dueAt } = await openDeadline(shop.rt.db, { kind, subject: subjectOf(noun, id), clock: nextTryClock, startsAt: new Date(), holidays: new Set() });
    const { rows } = await shop.database.pool.query<{ due_at: Date }>(`select due_at from ${nouns[noun].table} where id = $1`, [id]);
    expect(rows[0]?.due_at).toEqual(dueAt);
    // And it warns by itself.
    const { rows: warnings } = await shop.database.pool.query<{ id: string; payload: Warning }>(
      `select id, payload from outbox where kind = 'warn' and payload ->> 'subject' = $1 and payload ->> 'promise' = $2 and payload ->> 'when' = 'after'`,
      [subjectOf(noun, id), kind],
    );
    const ctx = { ...clockContext(shop.rt, 'deadlines.warn'), now: dueAt };
    expect(await Promise.all(warnings.map((warning) => warnOfDeadline(ctx, warning.id, warning.payload)))).toEqual(['said']);
  },
);

/** Of a noun's partial indexes that ask for its state: for which states each holds, as the database itself evaluates it. */
async function indexesByState(table: string, states: readonly string[]): Promise<[name: string, states: string[]][]> {
  const { rows } = await shop.database.pool.query<{ name: string; predicate: string }>(
    `select i.relname as name, pg_get_expr(x.indpred, x.indrelid) as predicate from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass and x.indpred is not null and pg_get_expr(x.indpred, x.indrelid) ~ '\\mstate\\M' order by 1`,
    [table],
  );
  return Promise.all(
    rows.map(async ({ name, predicate }): Promise<[string, string[]]> => {
      // A row in which everything but the state is empty.
      const { rows: held } = await shop.database.pool.query<{ state: string }>(
        `select r.state::text as state from unnest($1::text[]) s (word) cross join lateral jsonb_populate_record(null::${table}, jsonb_build_object('state', s.word)) r where ${predicate} order by 1`,
        [states],
      );
      return [name, held.map(({ state }) => state)];
    }),
  );
}

/** The same as a noun's row has it, or would have it if more of its states rested. */
function wantedIndexes(noun: NounName, more: readonly string[] = []): [name: string, states: string[]][] {
  const resting = [...statesOfThat(noun, 'rests'), ...more];
  const sets = {
    rests: resting,
    open: statesOfThat(noun, 'open').filter((state) => !more.includes(state)),
    unrested: statesOf(noun).filter((state) => !resting.includes(state)),
  };
  return Object.entries(nounOf(noun).indexes)
    .map(([name, of]): [string, string[]] => [name, [...(typeof of === 'string' ? sets[of] : of)].toSorted()])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

test.each(nounNames)('[ADM-3: no noun is forgotten] %s: its partial indexes hold the states that its row says', async (noun) => {
  expect(await indexesByState(nouns[noun].table, statesOf(noun))).toEqual(wantedIndexes(noun));
  if (Object.keys(nouns[noun].queues).length > 0) expect(Object.values(nouns[noun].indexes).filter((of) => of === 'open' || of === 'unrested')).not.toEqual([]);
});

test('[ADM-3: planted] one more state that rests, an index that was forgotten, and one that nobody named are found', async () => {
  const { pool } = shop.database;
  const of = (noun: NounName) => indexesByState(nouns[noun].table, statesOf(noun));
  expect(await of('inquiry')).not.toEqual(wantedIndexes('inquiry', ['unanswered']));
  await pool.query(`create index inquiries_stray on inquiries (id) where state <> 'done'`);
  expect(await of('inquiry')).not.toEqual(wantedIndexes('inquiry'));
  await pool.query('drop index inquiries_stray');
  expect(await of('inquiry')).toEqual(wantedIndexes('inquiry'));
  await pool.query('drop index inquiries_list_open');
  expect(await of('inquiry')).not.toEqual(wantedIndexes('inquiry'));
});
