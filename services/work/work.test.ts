import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInState } from '../../tests/put-in-state';
import { order, buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { claimWork, ownerOf, refuseOthersWork, releaseWork } from '../ownership/claim';
import { dueByTonight, nextDue, workDue, type WorkWish } from './due';

let shop: Shop;
let mahsa: Ctx;
let nima: Ctx;
let editor: Ctx;
const ids: Record<string, number> = {};
const NOW = new Date('2026-11-21T08:30:00Z');
const one = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;

async function colleague(name: string, role: string): Promise<Ctx> {
  const id = await one('insert into staff (name, email) values ($1, $2) returning id', [name, `${role}.${name}@zarban.example`]);
  return testContext(shop.rt, { actor: { kind: 'staff', staffId: id, name, roles: [role] } });
}

beforeAll(async () => {
  shop = await openShop();
  shop.at(NOW);
  [mahsa, nima, editor] = [await colleague('مهسا', 'support'), await colleague('نیما', 'support'), await colleague('آوا', 'editor')];
  const states: [string, string, string | null][] = [
    ['late', 'queued', '2026-11-21T08:00:00Z'],
    ['today', 'confirmed', '2026-11-21T16:00:00Z'],
    ['week', 'placed', '2026-11-25T08:00:00Z'],
    ['none', 'dispatched', null],
    ['done', 'delivered', '2026-11-20T08:00:00Z'],
    ['unpaid', 'awaiting-payment', '2026-11-20T08:00:00Z'],
  ];
  for (const [at, [name, state, dueAt]] of states.entries()) {
    const { orderId } = await order(shop, await buyer(shop, at + 1));
    await putInState(shop.database.pool, 'update orders set state = $2, due_at = $3 where id = $1', [orderId, state, dueAt]);
    ids[name] = orderId;
  }
  const inquiry = `insert into inquiries (code, kind, state, state_since, due_at, lang) values ($1, $2, 'new', now(), $3, 'fa') returning id`;
  ids['call'] = await one(inquiry, ['IQ-1', 'call', '2026-11-21T09:00:00Z']);
  ids['hiring'] = await one(inquiry, ['IQ-2', 'hiring', '2026-12-21T09:00:00Z']);
  const user = await one('select id from users limit 1');
  ids['review'] = await one(
    `insert into reviews (product_id, rating, body, state, state_since, due_at, written_at, user_id, order_line, lang)
     select id, 5, 'خوب بود', 'waiting', now(), '2026-11-22T08:00:00Z', now(), $1, 1, 'fa' from products limit 1 returning id`,
    [user],
  );
});
afterAll(() => shop.stop());

const due = async (ctx: Ctx, wish: WorkWish = {}) => {
  const { spans } = await workDue(ctx, wish);
  return Object.fromEntries(spans.map(({ span, items }) => [span, items.map(({ queue, id }) => `${queue} ${id}`)]));
};
const version = async (id: number) => (await ownerOf(shop.rt.db, { collection: 'orders', id })).version;
const orderAt = (name: string) => ({ collection: 'orders' as const, id: ids[name] as number });

test('[ADM-3] staff land on what is due: by deadline, each in its queue; what rests or waits for its buyer is not there', async () => {
  expect(await due(mahsa)).toEqual({
    late: [`calls ${ids['late']}`],
    today: [`inquiries ${ids['call']}`, `orders ${ids['today']}`],
    week: [`reviews ${ids['review']}`, `orders ${ids['week']}`],
    later: [`inquiries ${ids['hiring']}`],
    none: [`orders ${ids['none']}`],
  });
  const { queues } = await workDue(mahsa, {});
  expect(queues).toEqual([
    { queue: 'calls', open: 1, late: 1 },
    { queue: 'orders', open: 3, late: 0 },
    { queue: 'refunds', open: 0, late: 0 },
    { queue: 'tickets', open: 0, late: 0 },
    { queue: 'claims', open: 0, late: 0 },
    { queue: 'services', open: 0, late: 0 },
    { queue: 'inquiries', open: 2, late: 0 },
    { queue: 'reviews', open: 1, late: 0 },
    { queue: 'comments', open: 0, late: 0 },
    { queue: 'questions', open: 0, late: 0 },
    { queue: 'answers', open: 0, late: 0 },
  ]);
  expect(await due(mahsa, { queue: 'inquiries' })).toEqual({ today: [`inquiries ${ids['call']}`], later: [`inquiries ${ids['hiring']}`] });
});

test('[ADM-3] everybody sees the queues of their role alone', async () => {
  expect(await due(editor)).toEqual({ week: [`reviews ${ids['review']}`] });
  expect(await workDue(testContext(shop.rt), {})).toEqual({ spans: [], queues: [], owners: [] });
  expect((await due(await colleague('سارا', 'after-sales')))['later']).toBeUndefined();
});

test('[ADM-3] work that was taken has an owner; one sees one’s own, nobody’s and a colleague’s', async () => {
  expect(await claimWork(mahsa, orderAt('late'), 0)).toMatchObject({ ok: true, value: { name: 'مهسا', version: 1 } });
  expect(await claimWork(nima, orderAt('today'), 0)).toMatchObject({ ok: true });
  const mine = mahsa.actor.kind === 'staff' ? mahsa.actor.staffId : 0;
  expect(await due(mahsa, { owner: mine })).toEqual({ late: [`calls ${ids['late']}`] });
  expect((await due(mahsa, { owner: 'nobody', queue: 'calls' }))['late']).toBeUndefined();
  expect((await workDue(mahsa, {})).owners.map(({ name, open }) => [name, open])).toEqual([
    [null, 5],
    ['مهسا', 1],
    ['نیما', 1],
  ]);
});

test('[ADM-3] from a piece of work one comes to what is due first of one’s own and nobody’s, never to a colleague’s; what is due first leads nowhere else', async () => {
  const from = async (ctx: Ctx, name: string) => {
    const next = await nextDue(ctx, orderAt(name));
    return next && `${next.queue} ${next.id}`;
  };
  expect(await from(mahsa, 'done')).toBe(`calls ${ids['late']}`);
  expect(await from(nima, 'done')).toBe(`inquiries ${ids['call']}`);
  expect(await from(mahsa, 'week')).toBe(`calls ${ids['late']}`);
  expect(await from(mahsa, 'late')).toBeNull();
  expect(await from(editor, 'done')).toBe(`reviews ${ids['review']}`);
  expect(await nextDue(testContext(shop.rt), orderAt('done'))).toBeNull();
});

test('[ADM-3] two never take the same work: of many at once one gets it, and the others are told who', async () => {
  const seen = await version(ids['week'] as number);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => claimWork(at % 2 ? mahsa : nima, orderAt('week'), seen)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 'work.changed-to', status: 409, facts: { name: expect.any(String) } });
  expect(await version(ids['week'] as number)).toBe(seen + 1);
});

test('[ADM-3] a colleague’s work is taken over only by who saw whose it is, let go only by its owner, and not moved by anybody else', async () => {
  const at = orderAt('none');
  await claimWork(mahsa, at, 0);
  expect(await refuseOthersWork(nima, at)).toMatchObject({ ok: false, code: 'work.taken', status: 409, facts: { name: 'مهسا' } });
  expect(await refuseOthersWork(mahsa, at)).toMatchObject({ ok: true });
  expect(await releaseWork(nima, at, 1)).toMatchObject({ ok: false, code: 'work.taken' });
  expect(await claimWork(nima, at, 0)).toMatchObject({ ok: false, code: 'work.changed-to' });
  expect(await claimWork(nima, at, 1)).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await releaseWork(mahsa, at, 1)).toMatchObject({ ok: false, code: 'work.taken' });
  expect(await releaseWork(nima, at, 1)).toMatchObject({ ok: false });
  expect(await releaseWork(nima, at, 2)).toMatchObject({ ok: true, value: { staffId: null, version: 3 } });
  expect(await refuseOthersWork(mahsa, at)).toMatchObject({ ok: true });
  const { rows } = await shop.database.pool.query(`select action, actor from audit where subject = $1 and action like 'work.%' order by id`, [
    `orders:${at.id}`,
  ]);
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['work.take', 'work.take', 'work.let-go']);
});

test('[ADM-3] only who may read a queue takes its work; a guest and a customer take nothing', async () => {
  expect(await claimWork(editor, orderAt('late'), 1)).toMatchObject({ ok: false, status: 403 });
  expect(await claimWork(await buyer(shop), orderAt('late'), 1)).toMatchObject({ ok: false });
  expect(await claimWork(testContext(shop.rt), orderAt('late'), 1)).toMatchObject({ ok: false });
});

test('[ADM-3] what a colleague who has left had taken is nobody’s', async () => {
  const gone = await colleague('رها', 'support');
  await claimWork(gone, { collection: 'inquiries', id: ids['call'] as number }, 0);
  await shop.database.pool.query('delete from staff where id = $1', [gone.actor.kind === 'staff' ? gone.actor.staffId : 0]);
  expect(await ownerOf(shop.rt.db, { collection: 'inquiries', id: ids['call'] as number })).toMatchObject({ staffId: null, version: 1 });
});

test('[ADM-3] the day’s heading counts what its list holds: late, and due until midnight with that', async () => {
  for (const ctx of [mahsa, nima]) {
    const { spans } = await workDue(ctx, {});
    const [late = 0, today = 0] = (['late', 'today'] as const).map((name) => spans.find(({ span }) => span === name)?.items.length ?? 0);
    expect(late + today).toBeGreaterThan(1);
    expect(await dueByTonight(ctx)).toEqual({ late, today: late + today });
  }
  expect(await dueByTonight(testContext(shop.rt))).toEqual({ late: 0, today: 0 });
});
